import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { parentingShare } from './parenting-share.js';

/** Listed as missing when the two contradict. */
export const CONTRADICTION = 'whether the schedule or the answer about where the children live is right';

/** Hundredths of a per cent: shared parenting time from here on (Guidelines s. 9). */
const SHARED_FROM = 4_000;

/**
 * Whether the schedule gives other shares of the year than the answer about residence. The text then states neither,
 * and no amount derived from either.
 */
export const contradictsSchedule = (record: IntakeRecord, asOf: IsoDate): boolean => {
  const { primaryResidence, residentialParent, parentingSchedule } = record;
  if (primaryResidence === 'Equal (shared)' && parentingSchedule === 'Alternate weekends') return true;
  const share = parentingShare(record, asOf)?.hours.share;
  if (!share) return false;
  const isShared = Math.min(share.owner, share.partner) >= SHARED_FROM;
  if (primaryResidence === 'Equal (shared)') return !isShared;
  if (primaryResidence !== 'Primarily with one parent') return false;
  return isShared || (residentialParent !== undefined && share[residentialParent] < SHARED_FROM);
};
