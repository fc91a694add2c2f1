import type { IsoDate } from '@evenhand/contracts/dates';
import type { holidayNames } from '@evenhand/contracts/intake/parenting-facts';
import { type DayHour, dateOf, dayNumber, weekdayOf } from './calendar.js';

export interface Stretch {
  readonly from: DayHour;
  readonly until: DayHour;
}

export type KnownHoliday = Exclude<(typeof holidayNames)[number], 'Another day'>;

const [MONDAY, SUNDAY] = [0, 6];

const dayIn = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / 86_400_000;
const at = (day: number, hour: number): DayHour => ({ date: dateOf(day), hour });

/** The first such weekday on or after `day`. */
const nextWeekday = (day: number, weekday: number): number => day + ((weekday - weekdayOf(day) + 7) % 7);

/** Anonymous Gregorian computus. */
const easterSunday = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const corrected = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - corrected + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayIn(year, Math.floor(sum / 31), (sum % 31) + 1);
};

/** From Friday after school to Monday evening. */
const longWeekend = (monday: number): Stretch => ({ from: at(monday - 3, 16), until: at(monday, 18) });
const oneDay = (day: number): Stretch => ({ from: at(day, 10), until: at(day, 20) });

const labourDay = (year: number): number => nextWeekday(dayIn(year, 9, 1), MONDAY);

/** New Year begins on the last day of the previous year. */
const holidays: Record<KnownHoliday, (year: number) => Stretch> = {
  'New Year': (year) => ({ from: at(dayIn(year, 1, 1) - 1, 16), until: at(dayIn(year, 1, 1), 18) }),
  'Family Day weekend': (year) => longWeekend(nextWeekday(dayIn(year, 2, 15), MONDAY)),
  'Easter weekend': (year) => ({ from: at(easterSunday(year) - 3, 16), until: at(easterSunday(year) + 1, 18) }),
  'Victoria Day weekend': (year) => longWeekend(nextWeekday(dayIn(year, 5, 18), MONDAY)),
  'Mother’s Day': (year) => oneDay(nextWeekday(dayIn(year, 5, 8), SUNDAY)),
  'Father’s Day': (year) => oneDay(nextWeekday(dayIn(year, 6, 15), SUNDAY)),
  'Canada Day': (year) => oneDay(dayIn(year, 7, 1)),
  'Civic Holiday weekend': (year) => longWeekend(nextWeekday(dayIn(year, 8, 1), MONDAY)),
  'Labour Day weekend': (year) => longWeekend(labourDay(year)),
  'Thanksgiving weekend': (year) => longWeekend(nextWeekday(dayIn(year, 10, 8), MONDAY)),
  'Christmas Eve and Day': (year) => ({ from: at(dayIn(year, 12, 24), 12), until: at(dayIn(year, 12, 25), 18) }),
  'Boxing Day': (year) => ({ from: at(dayIn(year, 12, 25), 18), until: at(dayIn(year, 12, 26), 20) }),
};

export const holidayIn = (holiday: KnownHoliday, year: number): Stretch => holidays[holiday](year);

/** The school year ends by 30 June and begins after Labour Day (R.R.O. 1990, Reg. 304, s. 2). */
export const summerIn = (year: number): Stretch => ({
  from: at(dayIn(year, 6, 30), 16),
  until: at(labourDay(year), 18),
});

/**
 * Fourteen days from the Monday after the Friday before 21 December; where the 21st is a Thursday or a Friday, from the
 * Monday after it (R.R.O. 1990, Reg. 304, s. 2(4)). Includes the adjacent weekends, from the last school day on.
 */
export const winterBreakIn = (year: number): Stretch => {
  const december21 = dayIn(year, 12, 21);
  const weekday = weekdayOf(december21);
  const monday = weekday === 3 || weekday === 4 ? nextWeekday(december21, MONDAY) : mondayAfterFridayBefore(december21);
  return { from: at(monday - 3, 16), until: at(monday + 13, 18) };
};

/**
 * Five days from the Monday after the Friday before 14 March (R.R.O. 1990, Reg. 304, s. 2(4)), and the adjacent
 * weekends.
 */
export const marchBreakIn = (year: number): Stretch => {
  const monday = mondayAfterFridayBefore(dayIn(year, 3, 14));
  return { from: at(monday - 3, 16), until: at(monday + 6, 18) };
};

const mondayAfterFridayBefore = (day: number): number => {
  const friday = nextWeekday(day - 7, 4);
  return friday + 3;
};

/** The last day included. */
export const wholeDays = (from: IsoDate, until: IsoDate): Stretch => ({
  from: { date: from, hour: 0 },
  until: at(dayNumber(until) + 1, 0),
});
