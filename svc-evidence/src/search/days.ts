import type { IsoDate } from '@evenhand/contracts/dates';
import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { momentOf } from '../readers/local-time.js';

const DAY_MS = 86_400_000;

/** Valid range of messages, 1970 to 2200, with a margin. */
const [EARLIEST, LATEST] = [Date.UTC(1960), Date.UTC(2210)];

/** Epoch milliseconds, in the case's time zone. */
const beginningOf = (day: Date): number => {
  const moment = momentOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), 0, 0);
  if (moment !== null) return Date.parse(moment);
  return day.getTime() < 0 ? EARLIEST : LATEST;
};

/** Passes what ends at or after `from` and begins before `until`. */
export const momentsOf = ({ from, to }: EvidenceFilters): { from: number | null; until: number | null } => ({
  from: from === undefined ? null : beginningOf(new Date(from)),
  until: to === undefined ? null : beginningOf(new Date(Date.parse(to) + DAY_MS)),
});

const isoDay = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** `month` from 1. */
export const dayIn = (year: number, month: number, day: number): IsoDate =>
  isoDay(new Date(Date.UTC(year, month - 1, day)));

export const lastDayOf = (year: number, month: number): IsoDate => dayIn(year, month + 1, 0);

/** 0 is Monday. */
export const weekdayOf = (day: IsoDate): number => (new Date(day).getUTCDay() + 6) % 7;

export const dayAfter = (day: IsoDate, days = 1): IsoDate => isoDay(new Date(Date.parse(day) + days * DAY_MS));

export type Unit = 'day' | 'week' | 'month' | 'year';

/** A day that the month lacks becomes its last day. */
const monthsAfter = (day: IsoDate, months: number): IsoDate => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months];
  const last = lastDayOf(year, month);
  const same = dayIn(year, month, Number(day.slice(8)));
  return same < last ? same : last;
};

export const shifted = (day: IsoDate, amount: number, unit: Unit): IsoDate => {
  if (unit === 'day' || unit === 'week') return dayAfter(day, unit === 'week' ? amount * 7 : amount);
  return monthsAfter(day, unit === 'year' ? amount * 12 : amount);
};

/** Both days included. */
export interface Span {
  from: IsoDate;
  to: IsoDate;
}

/** The week (from Monday), month or year that holds a day. */
export const calendarSpan = (day: IsoDate, unit: Unit): Span => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (unit === 'day') return { from: day, to: day };
  if (unit === 'week') return { from: dayAfter(day, -weekdayOf(day)), to: dayAfter(day, 6 - weekdayOf(day)) };
  if (unit === 'month') return { from: dayIn(year, month, 1), to: lastDayOf(year, month) };
  return { from: dayIn(year, 1, 1), to: dayIn(year, 12, 31) };
};

export const lengthOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
