import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { paysLumpSum, paysMonthly } from '@evenhand/contracts/intake/asked';
import type { FactField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { pensionInPay } from '../agreement/advisory-question.js';
import { type AdvisorySupport, advisorySupport } from '../agreement/advisory-support.js';
import { type AgreedLumpSum, valueOfLumpSum } from '../agreement/agreed-lump-sum.js';
import {
  dividedIncomes,
  dividesPayments,
  incomeAfterDivision,
  type YearlyIncome,
} from '../agreement/divided-pensions.js';
import { dueDays } from '../agreement/due-days.js';
import { householdOf, type IncomeKind, incomeKindOf, otherSupportOf } from '../agreement/earners.js';
import { wholeMonths } from '../calendar-months.js';
import type { Household } from '../tax/benefits.js';
import { type MonthlySpousalSupport, monthlyTerms } from './monthly-spousal-support.js';
import { needed, optional, type Term, term } from './term.js';

/** Without support from the separation to the first payment, or to a lump sum alone. */
export interface TimeBefore {
  readonly months: number;
  readonly until: IsoDate;
  /** Claims for it are given up only by an answer. */
  readonly isOpen: boolean;
  readonly settled: Term<NonNullable<IntakeRecord['spousalBefore']>>;
}

export interface LumpSumTerms {
  readonly amount: Term<Cents>;
  readonly on: Term<IsoDate>;
  /** The monthly payments that it replaces; null while an answer is missing. */
  readonly replaces: AgreedLumpSum | null;
}

/** In the order in which the Acts list the purposes of support. */
export const releaseAnswers = [
  'releaseCareers',
  'releaseChildCare',
  'releaseHardship',
  'userSelfSupport',
  'partnerSelfSupport',
] as const satisfies FactField[];

export interface SpousalSupportTerms {
  readonly requested: Term<boolean>;
  /** Null while not stated whether support is paid. */
  readonly isPaid: boolean | null;
  /** Whether both give support up, or all of it but a lump sum; open until answered. */
  readonly released: Term<boolean>;
  readonly reasonsForRelease: Record<(typeof releaseAnswers)[number], Term<string>>;
  readonly payor: Term<Party>;
  /** Of the entitlement. */
  readonly reason: Term<string>;
  readonly monthly: MonthlySpousalSupport | null;
  readonly lumpSum: LumpSumTerms | null;
  /** Null for less than a month, without support, or while one of its two days is open. */
  readonly before: TimeBefore | null;
  readonly advisory: AdvisorySupport;
  /** Yearly part of each income that is a pension in pay. */
  readonly pensionInPay: Record<Party, Cents>;
  /** Null where not stated: then counted as employment. */
  readonly incomeKinds: Record<Party, IncomeKind | null>;
  readonly households: Record<Party, Household>;
  /** Yearly, for children of another relationship. */
  readonly otherSupport: Record<Party, Cents>;
  /** Of each a year, where the division of a pension changes the stated ones and is counted in the range. */
  readonly dividedIncomes: Record<Party, Cents> | null;
  /** Null unless a pension in pay is divided payment by payment. */
  readonly afterDivision: Record<Party, YearlyIncome> | null;
  /** Whether the time together before a marriage is counted. */
  readonly countsCohabitation: boolean;
}

const isReleased = (record: IntakeRecord): boolean | null => {
  if (record.spousalSupportRequested) return paysLumpSum(record) && !paysMonthly(record);
  return record.supportRelease === undefined ? null : record.supportRelease === 'Both of us give it up';
};

const timeBefore = (record: IntakeRecord, asOf: IsoDate): TimeBefore | null => {
  if (!record.spousalSupportRequested || !record.separationDate) return null;
  const until = paysMonthly(record) ? dueDays(record.spousalStart, record, asOf).first : record.spousalLumpSumOn;
  const months = until ? wholeMonths(record.separationDate, until) : 0;
  const isOpen = record.spousalBefore !== 'Nothing is owed for it';
  return until && months >= 1 ? { months, until, isOpen, settled: optional(record, 'spousalBefore') } : null;
};

export const spousalSupportTerms = (record: IntakeRecord, asOf: IsoDate): SpousalSupportTerms => ({
  requested: needed(record, 'spousalSupportRequested'),
  isPaid: record.spousalSupportRequested ?? null,
  released: term('supportRelease', isReleased(record), 'whether both of you give up spousal support'),
  reasonsForRelease: {
    releaseCareers: optional(record, 'releaseCareers'),
    releaseChildCare: optional(record, 'releaseChildCare'),
    releaseHardship: optional(record, 'releaseHardship'),
    userSelfSupport: optional(record, 'userSelfSupport'),
    partnerSelfSupport: optional(record, 'partnerSelfSupport'),
  },
  payor: needed(record, 'spousalSupportPayer'),
  reason: needed(record, 'spousalSupportReason'),
  monthly: paysMonthly(record) ? monthlyTerms(record, asOf) : null,
  lumpSum: paysLumpSum(record)
    ? {
        amount: optional(record, 'spousalLumpSum', 'the lump sum of spousal support'),
        on: optional(record, 'spousalLumpSumOn', 'when the lump sum is paid'),
        replaces: valueOfLumpSum(record, asOf),
      }
    : null,
  before: timeBefore(record, asOf),
  advisory: advisorySupport(record, asOf),
  pensionInPay: { owner: pensionInPay(record, 'owner'), partner: pensionInPay(record, 'partner') },
  incomeKinds: { owner: incomeKindOf(record, 'owner'), partner: incomeKindOf(record, 'partner') },
  households: { owner: householdOf(record, 'owner', asOf), partner: householdOf(record, 'partner', asOf) },
  otherSupport: { owner: otherSupportOf(record, 'owner'), partner: otherSupportOf(record, 'partner') },
  afterDivision: dividesPayments(record)
    ? { owner: incomeAfterDivision(record, 'owner'), partner: incomeAfterDivision(record, 'partner') }
    : null,
  dividedIncomes: dividedIncomes(record),
  countsCohabitation: record.cohabitationDate !== undefined,
});
