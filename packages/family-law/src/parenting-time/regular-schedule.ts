import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { MOST_WEEKS } from '@evenhand/contracts/intake/parenting-facts';
import { checkedCount, checkedDate } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import { other } from '../parties.js';
import { dayNumber, weekdayOf } from './calendar.js';

/** Monday is 0; hours 0 to 24. */
export interface WeekMoment {
  readonly weekday: number;
  readonly hour: number;
}

/** A stay in one week of a cycle, counted from 1. It may cross the end of the week and of the cycle. */
export interface Stay {
  readonly week: number;
  readonly from: WeekMoment;
  readonly until: WeekMoment;
}

/** Days with each parent in turn. */
export const turns = {
  '2-2-3': [2, 2, 3, 2, 2, 3],
  '2-2-5-5': [2, 2, 5, 5],
  '3-4-4-3': [3, 4, 4, 3],
  'week-on-week-off': [7, 7],
} as const;

/** The repeating schedule, before summer, breaks and holidays. */
export type RegularSchedule =
  | {
      readonly kind: keyof typeof turns;
      /** First day with the first parent, and the hour of every exchange. */
      readonly startsOn: IsoDate;
      readonly startsWith: Party;
      readonly exchangeHour: number;
    }
  | {
      /** Whole days of one to eight weeks that repeat, Monday first. */
      readonly kind: 'whole-weeks';
      /** Any day in the first week. */
      readonly startsOn: IsoDate;
      readonly days: readonly Party[];
    }
  | {
      readonly kind: 'alternate-weekends';
      /** The residence outside the weekends. */
      readonly home: Party;
      /** Any day in the week of the first weekend away. */
      readonly startsOn: IsoDate;
      readonly weekend: { readonly from: WeekMoment; readonly until: WeekMoment };
      /** A weekly visit. */
      readonly midweek: { readonly from: WeekMoment; readonly until: WeekMoment } | null;
    }
  | {
      readonly kind: 'custom';
      readonly home: Party;
      /** Any day in the first week of the cycle. */
      readonly startsOn: IsoDate;
      readonly weeks: number;
      /** Stays with the other parent. */
      readonly stays: readonly Stay[];
    };

/** The parent at an hour (since 1970-01-01). */
export type WhoseHour = (hour: number) => Party;

const HOURS_A_WEEK = 7 * 24;

/** @throws LawProblem for hours, weekdays or weeks that do not exist. */
export const regularHours = (schedule: RegularSchedule): WhoseHour => {
  const startsOn = dayNumber(checkedDate(schedule.startsOn, 'schedule.startsOn'));
  switch (schedule.kind) {
    case '2-2-3':
    case '2-2-5-5':
    case '3-4-4-3':
    case 'week-on-week-off':
      return inTurn(schedule, startsOn, turns[schedule.kind]);
    case 'whole-weeks':
      return wholeWeeks(schedule.days, startsOn);
    case 'alternate-weekends':
      return awayFrom(schedule.home, startsOn, 2, [
        { week: 1, ...schedule.weekend },
        ...(schedule.midweek
          ? [
              { week: 1, ...schedule.midweek },
              { week: 2, ...schedule.midweek },
            ]
          : []),
      ]);
    case 'custom':
      return awayFrom(schedule.home, startsOn, checkedCount(schedule.weeks, 'schedule.weeks', 1, 12), schedule.stays);
  }
};

/** Alternates the parents after these numbers of days, from the exchange on the first day. */
const inTurn = (
  { startsWith, exchangeHour }: Extract<RegularSchedule, { startsWith: Party }>,
  startsOn: number,
  inDays: readonly number[],
): WhoseHour => {
  const start = startsOn * 24 + checkedCount(exchangeHour, 'schedule.exchangeHour', 0, 23);
  const whose = inDays.flatMap((days, turn) =>
    Array<Party>(days * 24).fill(turn % 2 === 0 ? startsWith : other(startsWith)),
  );
  return (hour) => whose[remainder(hour - start, whose.length)] ?? startsWith;
};

const wholeWeeks = (days: readonly Party[], startsOn: number): WhoseHour => {
  checkedCount(days.length, 'schedule.days', 7, 7 * MOST_WEEKS);
  if (days.length % 7 > 0)
    throw new LawProblem('schedule-out-of-range', 'A schedule of whole weeks has seven days in each.', 'schedule.days');
  const monday = startsOn - weekdayOf(startsOn);
  return (hour) => days[remainder(Math.floor(hour / 24) - monday, days.length)] ?? 'owner';
};

const awayFrom = (home: Party, startsOn: number, weeks: number, stays: readonly Stay[]): WhoseHour => {
  const start = (startsOn - weekdayOf(startsOn)) * 24;
  const whose = Array<Party>(weeks * HOURS_A_WEEK).fill(home);
  stays.forEach((stay, index) => {
    const field = `schedule.stays.${index}`;
    const week = (checkedCount(stay.week, `${field}.week`, 1, weeks) - 1) * HOURS_A_WEEK;
    const from = week + hourOfWeek(stay.from, `${field}.from`);
    const to = week + hourOfWeek(stay.until, `${field}.until`);
    const until = to > from ? to : to + HOURS_A_WEEK;
    if (until - from > whose.length)
      throw new LawProblem('schedule-out-of-range', 'A stay is longer than the cycle it repeats in.', field);
    for (let hour = from; hour < until; hour += 1) whose[hour % whose.length] = other(home);
  });
  return (hour) => whose[remainder(hour - start, whose.length)] ?? home;
};

const hourOfWeek = ({ weekday, hour }: WeekMoment, field: string): number =>
  checkedCount(weekday, `${field}.weekday`, 0, 6) * 24 + checkedCount(hour, `${field}.hour`, 0, 24);

const remainder = (value: number, of: number): number => ((value % of) + of) % of;
