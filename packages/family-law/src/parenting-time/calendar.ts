import type { IsoDate } from '@evenhand/contracts/dates';
import { checkedCount, checkedDate } from '../checks.js';

/** Calendar hours, 24 a day: a clock change gives no parent an hour. */
const HOURS_A_DAY = 24;

/** `hour`: 0 to 24. */
export interface DayHour {
  readonly date: IsoDate;
  readonly hour: number;
}

/** Days since 1970-01-01. */
export const dayNumber = (date: IsoDate): number => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / 86_400_000;
};

/** Of a number of days since 1970-01-01. */
export const dateOf = (day: number): IsoDate => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Monday is 0. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/**
 * Hours since 1970-01-01.
 * @throws LawProblem `date-unknown` or `number-absurd`.
 */
export const hourNumber = ({ date, hour }: DayHour, field: string): number =>
  dayNumber(checkedDate(date, `${field}.date`)) * HOURS_A_DAY + checkedCount(hour, `${field}.hour`, 0, HOURS_A_DAY);

/** Twelve months from a day: 365 or 366 days. 29 February runs to 1 March. */
export interface Year {
  readonly firstHour: number;
  readonly days: number;
  readonly hours: number;
}

export const yearFrom = (date: IsoDate, field: string): Year => {
  const from = checkedDate(date, field);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const first = dayNumber(from);
  const days = Date.UTC(year + 1, month - 1, day) / 86_400_000 - first;
  return { firstHour: first * HOURS_A_DAY, days, hours: days * HOURS_A_DAY };
};
