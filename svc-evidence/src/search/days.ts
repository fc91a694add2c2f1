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

export const dayAfter = (day: IsoDate, days = 1): IsoDate => isoDay(new Date(Date.parse(day) + days * DAY_MS));
