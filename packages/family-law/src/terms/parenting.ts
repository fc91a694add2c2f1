import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { isRotating } from '@evenhand/contracts/intake/asked';
import { chosenDays } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import {
  countedFrom,
  openResidence,
  parentingShare,
  regularSchedule,
  SHARED_FROM,
} from '../agreement/parenting-share.js';
import { specialPeriods } from '../agreement/special-periods.js';
import type { ParentingTime } from '../parenting-time/parenting-time.js';
import type { RegularSchedule } from '../parenting-time/regular-schedule.js';
import type { SpecialPeriod } from '../parenting-time/special-period.js';
import { type ChildrensBenefits, childrensBenefitTerms } from './childrens-benefits.js';
import { type ParentingRules, parentingRules } from './parenting-rules.js';
import { needed, optional, type Term, term } from './term.js';

/** `shared`: each parent has at least 40% of the counted time. */
export type Residence = 'shared' | 'primary' | 'other';

export interface CountedYear {
  readonly schedule: RegularSchedule;
  readonly time: ParentingTime;
}

export interface ParentingTerms {
  /** Open while the schedule contradicts the answer, or shared time is not counted. */
  readonly residence: Term<Residence>;
  /** With whom the children primarily live. */
  readonly mainParent: Term<Party>;
  readonly schedule: Term<NonNullable<IntakeRecord['parentingSchedule']>>;
  /** Of a custom schedule: whole weeks that repeat, Monday first. */
  readonly days: Term<Party[]>;
  /** Of a custom schedule. */
  readonly scheduleNotes: Term<string>;
  readonly startsOn: Term<IsoDate>;
  readonly startsWith: Term<Party>;
  /** Whole percentages of the hours of a year; open where they cannot be counted, or contradict the residence. */
  readonly share: Term<Record<Party, number>>;
  /** The counted year; null where they cannot be counted, or contradict the residence. */
  readonly counted: CountedYear | null;
  /** The summers, breaks and holidays of these twelve months; empty where they contradict the residence. */
  /** The first day of the twelve months that are counted. */
  readonly countedFrom: IsoDate;
  readonly specialPeriods: readonly SpecialPeriod[];
  readonly decisions: Term<NonNullable<IntakeRecord['decisionMaking']>>;
  readonly decisionMaker: Term<Party>;
  readonly rules: ParentingRules;
  readonly benefits: ChildrensBenefits;
}

const residences: Record<NonNullable<IntakeRecord['primaryResidence']>, Residence> = {
  'Equal (shared)': 'shared',
  'Primarily with one parent': 'primary',
  'Other arrangement': 'other',
};

const residenceOf = (record: IntakeRecord, asOf: IsoDate): ParentingTerms['residence'] => {
  const open = openResidence(record, asOf);
  if (open) return { value: null, ...open };
  const answered = needed(record, 'primaryResidence');
  return { ...answered, value: answered.value && residences[answered.value] };
};

/** In whole percentages, on the same side of the 40% line. */
export const wholeShare = ({ owner, partner }: Record<Party, number>): Record<Party, number> => {
  const smaller = Math.min(owner, partner);
  const rounded = Math.round(smaller / 100);
  const whole = smaller < SHARED_FROM ? Math.min(rounded, SHARED_FROM / 100 - 1) : rounded;
  return owner <= partner ? { owner: whole, partner: 100 - whole } : { owner: 100 - whole, partner: whole };
};

/** Null without children. */
export const parentingTerms = (record: IntakeRecord, asOf: IsoDate): ParentingTerms | null => {
  if (record.hasChildren !== true) return null;
  const isOpen = openResidence(record, asOf) !== null;
  const schedule = isOpen ? null : regularSchedule(record, asOf);
  const time = schedule && parentingShare(record, asOf);
  const from = countedFrom(record, asOf);
  const { summer, schoolBreaks, holidays } = specialPeriods(record, from);
  return {
    residence: residenceOf(record, asOf),
    mainParent: needed(record, 'residentialParent'),
    schedule: needed(record, 'parentingSchedule'),
    days: term('scheduleDays', chosenDays(record.scheduleDays)),
    scheduleNotes: needed(record, 'customScheduleNotes'),
    startsOn: optional(record, 'scheduleStartsOn', isRotating(record) ? 'the day on which the schedule begins' : null),
    startsWith: optional(record, 'scheduleStartsWith', 'with which parent the schedule begins'),
    share: term('parentingSchedule', time && wholeShare(time.hours.share)),
    counted: schedule && time && { schedule, time },
    countedFrom: from,
    specialPeriods: isOpen ? [] : [...summer, ...schoolBreaks, ...holidays],
    decisions: needed(record, 'decisionMaking'),
    decisionMaker: needed(record, 'decisionMaker'),
    rules: parentingRules(record),
    benefits: childrensBenefitTerms(record),
  };
};
