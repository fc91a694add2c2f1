import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type ParentingTime, parentingTime } from '../parenting-time/parenting-time.js';
import type { RegularSchedule } from '../parenting-time/regular-schedule.js';
import { specialPeriods } from './special-periods.js';

/** Friday after school to Sunday evening, in clock hours. */
export const WEEKEND = { from: { weekday: 4, hour: 16 }, until: { weekday: 6, hour: 18 } } as const;
/** The assumed first parent of an alternating schedule; the page states the assumption. */
const COUNTED_FIRST: Party = 'owner';

export const startsWith = ({ scheduleStartsWith }: IntakeRecord): Party => scheduleStartsWith ?? COUNTED_FIRST;

const regularSchedule = (record: IntakeRecord, asOf: IsoDate): RegularSchedule | null => {
  const { primaryResidence, residentialParent } = record;
  const startsOn = record.scheduleStartsOn ?? asOf;
  switch (record.parentingSchedule) {
    case '2-2-3':
      return { kind: '2-2-3', startsOn, startsWith: startsWith(record), exchangeHour: 0 };
    case 'Week on/week off':
      return { kind: 'week-on-week-off', startsOn, startsWith: startsWith(record), exchangeHour: 0 };
    case 'Alternate weekends':
      if (primaryResidence !== 'Primarily with one parent' || !residentialParent) return null;
      return { kind: 'alternate-weekends', home: residentialParent, startsOn, weekend: WEEKEND, midweek: null };
    default:
      return null;
  }
};

/**
 * The twelve months from `asOf` with summer, breaks and holidays; null when the regular schedule is custom or unknown.
 */
export const parentingShare = (record: IntakeRecord, asOf: IsoDate): ParentingTime | null => {
  const schedule = record.hasChildren === true ? regularSchedule(record, asOf) : null;
  return schedule && parentingTime({ from: asOf, schedule, ...specialPeriods(record, asOf) });
};

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
