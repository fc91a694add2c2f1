import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { momentOf } from '../conversations/local-time.js';

const DAY_MS = 86_400_000;

/** The moment at which a day begins in the case's time zone, as the epoch's milliseconds. */
const beginningOf = (day: Date): number => {
  const moment = momentOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), 0, 0);
  return moment === null ? Number.NaN : Date.parse(moment);
};

/** Both days of a filter as moments: what it lets pass ends at or after `from`, and begins before `until`. */
export const momentsOf = ({ from, to }: EvidenceFilters): { from: number | null; until: number | null } => ({
  from: from === undefined ? null : beginningOf(new Date(from)),
  until: to === undefined ? null : beginningOf(new Date(Date.parse(to) + DAY_MS)),
});
