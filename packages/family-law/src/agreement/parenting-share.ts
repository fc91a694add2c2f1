import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Child } from '@evenhand/contracts/intake/child';
import { chosenDays } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type ParentingTime, parentingTime } from '../parenting-time/parenting-time.js';
import type { RegularSchedule } from '../parenting-time/regular-schedule.js';
import { knownChildren, ofAgeOn } from './dependent-children.js';
import { specialPeriods } from './special-periods.js';

/** Friday after school to Sunday evening, in clock hours. */
const WEEKEND = { from: { weekday: 4, hour: 16 }, until: { weekday: 6, hour: 18 } } as const;
/** The assumed first parent of an alternating schedule; the page states the assumption. */
const COUNTED_FIRST: Party = 'owner';

const startsWith = ({ scheduleStartsWith }: IntakeRecord): Party => scheduleStartsWith ?? COUNTED_FIRST;

/** Schedules that count without a further answer. */
const inTurns = {
  '2-2-3': '2-2-3',
  '2-2-5-5': '2-2-5-5',
  '3-4-4-3': '3-4-4-3',
  'Week on/week off': 'week-on-week-off',
} as const;

export const regularSchedule = (record: IntakeRecord, asOf: IsoDate): RegularSchedule | null => {
  const { parentingSchedule: chosen, primaryResidence, residentialParent } = record;
  const startsOn = record.scheduleStartsOn ?? asOf;
  switch (chosen) {
    case undefined:
      return null;
    case 'Alternate weekends':
      if (primaryResidence !== 'Primarily with one parent' || !residentialParent) return null;
      return { kind: 'alternate-weekends', home: residentialParent, startsOn, weekend: WEEKEND, midweek: null };
    case 'Custom': {
      const days = chosenDays(record.scheduleDays);
      return days && { kind: 'whole-weeks', startsOn, days };
    }
    default:
      return { kind: inTurns[chosen], startsOn, startsWith: startsWith(record), exchangeHour: 0 };
  }
};

/** The first day of the counted year: that of the schedule where it is later than `asOf`. */
export const countedFrom = ({ scheduleStartsOn }: IntakeRecord, asOf: IsoDate): IsoDate =>
  scheduleStartsOn !== undefined && scheduleStartsOn > asOf ? scheduleStartsOn : asOf;

/** Twelve months with summer, breaks and holidays; null when the regular schedule cannot be counted. */
export const parentingShare = (record: IntakeRecord, asOf: IsoDate): ParentingTime | null => {
  const schedule = record.hasChildren === true ? regularSchedule(record, asOf) : null;
  const from = countedFrom(record, asOf);
  return schedule && parentingTime({ from, schedule, ...specialPeriods(record, from) });
};

/** Hundredths of a per cent: shared parenting time from here on (Guidelines s. 9). */
export const SHARED_FROM = 4_000;

const homeByShare = ({ owner, partner }: Record<Party, number>): NonNullable<Child['livesWith']> => {
  if (Math.min(owner, partner) >= SHARED_FROM) return 'both';
  return owner > partner ? 'owner' : 'partner';
};

/** The schedule is that of minors without times that differ. */
const followsSchedule = (child: Child, record: IntakeRecord, asOf: IsoDate): boolean =>
  !child.schedule?.trim() && (ofAgeOn(child, record) ?? '9999-12-31') > asOf;

/** The children have one home: the arrangement is shared or primary residence (Guidelines s. 3 and 9). */
export const withCommonHome = (record: IntakeRecord, asOf: IsoDate): IntakeRecord => {
  if (record.primaryResidence !== 'Other arrangement') return record;
  const share = parentingShare(record, asOf)?.hours.share;
  const counted = share && homeByShare(share);
  const homes = (knownChildren(record, asOf)?.byTable ?? []).map(
    ({ child }) => child.livesWith ?? (followsSchedule(child, record, asOf) ? counted : undefined),
  );
  const [home] = homes;
  if (!home || homes.some((one) => one !== home)) return record;
  return home === 'both'
    ? { ...record, primaryResidence: 'Equal (shared)' }
    : { ...record, primaryResidence: 'Primarily with one parent', residentialParent: home };
};

const contradicts = (record: IntakeRecord, share: Record<Party, number>, asOf: IsoDate): boolean => {
  const { primaryResidence, residentialParent, children = [] } = record;
  const home = homeByShare(share);
  switch (primaryResidence) {
    case 'Equal (shared)':
      return home !== 'both';
    case 'Primarily with one parent':
      return home === 'both' || (residentialParent !== undefined && residentialParent !== home);
    default:
      return children.some(
        (child) => child.livesWith && child.livesWith !== home && followsSchedule(child, record, asOf),
      );
  }
};

/** The answer that leaves the residence of the children open, and what it asks for. */
export interface OpenResidence {
  readonly answer: 'primaryResidence' | 'scheduleDays';
  readonly question: string;
}

/**
 * Null where the schedule agrees with the answer about residence. Otherwise the text states no residence, no share and
 * no amount derived from them. Time is shared only by a counted share.
 */
export const openResidence = (record: IntakeRecord, asOf: IsoDate): OpenResidence | null => {
  const { primaryResidence, parentingSchedule } = record;
  const isEqual = primaryResidence === 'Equal (shared)';
  const share = parentingShare(record, asOf)?.hours.share;
  if (share ? contradicts(record, share, asOf) : isEqual && parentingSchedule === 'Alternate weekends')
    return {
      answer: 'primaryResidence',
      question: 'whether the schedule or the answer about where the children live is right',
    };
  return isEqual && parentingSchedule === 'Custom' && !share
    ? { answer: 'scheduleDays', question: 'with which of you the children are on each day of the weeks that repeat' }
    : null;
};
