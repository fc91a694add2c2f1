import type { IsoDate } from './dates.js';

/** In English, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A `Date`, or a string that `Date` parses. */
type When = Date | string;

let clock: Intl.DateTimeFormat | undefined;

/** Lazy: a page without dates does not build the formatter. */
const shown = (moment: When) => {
  clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  // 2026-11-21, 15:07:09 EST
  const [day = '', time = ''] = clock.format(new Date(moment)).split(', ');
  const [clockTime = '', zone = ''] = time.split(' ');
  return { day, time: clockTime, zone };
};

const parts = (date: IsoDate) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month: monthNames[month - 1] ?? '', day, weekday: WEEKDAYS[weekday] ?? '' };
};

/** A calendar day in words: `21 November 2026`. */
export const longDate = (date: IsoDate): string => {
  const { day, month, year } = parts(date);
  return `${day} ${month} ${year}`;
};

/** The month of a calendar day in words: `November 2026`. */
export const monthOf = (date: IsoDate): string => {
  const { month, year } = parts(date);
  return `${month} ${year}`;
};

/** The day of a moment in Toronto, whose time the law of every case uses: `2026-11-21`. */
export const dayOf = (moment: When): IsoDate => shown(moment).day;

/** `21 November 2026` */
export const longDay = (moment: When): string => longDate(dayOf(moment));

/** A calendar day: `Saturday, 21 November 2026` */
export const weekdayAndDate = (date: IsoDate): string => `${parts(date).weekday}, ${longDate(date)}`;

/** `Saturday, 21 November 2026` */
export const weekdayAndDay = (moment: When): string => weekdayAndDate(dayOf(moment));

/** `3:07 p.m.` */
export const timeOfDay = (moment: When): string => {
  const [hour = 0, minute = 0] = shown(moment).time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

/** `21 November 2026, 3:07 p.m.` */
export const longMoment = (moment: When): string => `${longDay(moment)}, ${timeOfDay(moment)}`;

/** `15:07:09.250 EST` */
export const exactTime = (moment: When): string => {
  const { time, zone } = shown(moment);
  return `${time}.${String(new Date(moment).getUTCMilliseconds()).padStart(3, '0')} ${zone}`;
};

/** `21 November 2026 at 15:07` */
export const dayAndClock = (moment: When): string => {
  const { day, time } = shown(moment);
  return `${longDate(day)} at ${time.slice(0, 5)}`;
};

/** `21 November 2026 at 15:07 EST` */
export const dayAndTime = (moment: When): string => `${dayAndClock(moment)} ${shown(moment).zone}`;

/** `Saturday, November 21, 2026` */
export const weekdayMonthFirst = (moment: When): string => {
  const { weekday, month, day, year } = parts(dayOf(moment));
  return `${weekday}, ${month} ${day}, ${year}`;
};

const DAY_MS = 86_400_000;
const dayAfter = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last millisecond of a day in Toronto. */
export const endOfDay = (day: IsoDate): Date => {
  const next = dayAfter(day, 1);
  // Midnight is 04:00 or 05:00 UTC.
  const early = new Date(`${next}T04:00:00Z`);
  const midnight = dayOf(early) === next ? early : new Date(`${next}T05:00:00Z`);
  return new Date(midnight.getTime() - 1);
};

/** The end in Toronto of the day that is some days after that of `moment`. */
export const endOfDayAfter = (moment: Date, days: number): Date => endOfDay(dayAfter(dayOf(moment), days));

/** The moment when the day of `moment` began in Toronto; an hour off on the two days a year when the clocks change. */
export const startOfDay = (moment: Date): Date => {
  const [hours = 0, minutes = 0, seconds = 0] = shown(moment).time.split(':').map(Number);
  return new Date(moment.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1_000 - moment.getUTCMilliseconds());
};
