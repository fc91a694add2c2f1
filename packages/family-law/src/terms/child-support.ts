import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { OtherChild } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { type ChildApart, type DependentChildren, knownChildren } from '../agreement/dependent-children.js';
import { type DueDays, dueDays } from '../agreement/due-days.js';
import { isGuidelineAmount, possibleSplits, type Split, supportByGuidelines } from '../agreement/guideline-support.js';
import { type MixedHomes, mixedHomes } from '../agreement/mixed-homes.js';
import { type OpenResidence, openResidence } from '../agreement/parenting-share.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { LawProblem } from '../law-problem.js';
import { NOTHING } from '../money.js';
import { type ArrearsTerms, arrearsTerms } from './child-arrears.js';
import { type ChildExpenseTerms, childExpenseTerms } from './child-expenses.js';
import { childPastPayments, type PastOfPayor } from './past-payments.js';
import { type SupportEnd, supportEndsOf } from './support-ends.js';
import { needed, optional, type Term, term } from './term.js';

/** An amount for a child of age instead of the table amount (Guidelines s. 3(2)(b)). */
export interface AmountApart {
  readonly called: string;
  readonly monthly: Term<Cents>;
}

/** Support of children of age who study. */
export interface StudyTerms {
  readonly end: Term<NonNullable<IntakeRecord['studyEnd']>>;
  readonly age: Term<NonNullable<IntakeRecord['studyAge']>>;
  readonly resp: Term<NonNullable<IntakeRecord['respUse']>>;
}

/** A child of one parent and a third person (Guidelines s. 10(2)). */
export interface OtherChildTerms {
  readonly parent: Term<Party>;
  readonly called: string | null;
  readonly born: Term<IsoDate>;
  readonly livesWithParent: boolean;
  readonly supportPaid: Term<Cents>;
}

export interface ChildSupportTerms {
  /** By the Guidelines, with the working; null while an answer is missing or no table fits. */
  readonly guidelines: ChildSupport | null;
  /** Why the Guidelines give no amount, as a sentence; null without a reason. */
  readonly guidelinesProblem: string | null;
  /** The Guidelines amount is the agreed one. */
  readonly followsGuidelines: boolean;
  /** Whether the couple chose the Guidelines. */
  readonly usesGuidelines: boolean;
  /** Which answer about the residence of the children is open, although the amount depends on it. */
  readonly openResidence: OpenResidence | null;
  readonly due: DueDays;
  /** By payor; empty while no payment is due. */
  readonly past: readonly PastOfPayor[];
  /** Null while a birth date is missing. */
  readonly children: DependentChildren | null;
  readonly childCount: number;
  /** Who pays; `null` in value also where neither pays. */
  readonly payor: Term<Party>;
  /** Zero where neither pays; the difference where both amounts of a set-off are paid. */
  readonly monthly: Term<Cents>;
  /** What each pays the other where both owe a table amount (Income Tax Act s. 118(5.1)). */
  readonly setOff: Record<Party, Term<Cents>> | null;
  /** Of an amount other than the Guidelines'. */
  readonly reason: Term<string>;
  /** Pays the amounts in `apart`. */
  readonly apartPayor: Term<Party>;
  readonly apart: readonly AmountApart[];
  readonly possibleSplits: readonly Split[];
  /** Some children mainly with one parent and some shared; null for another arrangement. */
  readonly mixed: MixedHomes | null;
  readonly expenses: ChildExpenseTerms;
  /** Null where the time before the agreement is left open. */
  readonly arrears: ArrearsTerms | null;
  readonly ends: readonly SupportEnd[];
  readonly otherChildren: readonly OtherChildTerms[];
  readonly studies: StudyTerms;
}

const amountApart = ({ called, monthly, child }: ChildApart, record: IntakeRecord): AmountApart => ({
  called,
  monthly: term(`children/${record.children?.indexOf(child) ?? 0}/ownSupport`, monthly),
});

const otherChild = ({ parent, name, birthdate, livesWithParent, supportPaid }: OtherChild, index: number) => ({
  parent: term(`otherChildren/${index}/parent`, parent, `whose child ${index + 1} of another relationship is`),
  called: name?.trim() || null,
  born: term(`otherChildren/${index}/birthdate`, birthdate),
  livesWithParent: livesWithParent === true,
  supportPaid: term(`otherChildren/${index}/supportPaid`, supportPaid || null),
});

const setOffOf = ({ tables: { owner, partner } }: ChildSupport): ChildSupportTerms['setOff'] =>
  owner && partner && owner.monthly > NOTHING && partner.monthly > NOTHING
    ? { owner: term('userIncome', owner.monthly), partner: term('partnerIncome', partner.monthly) }
    : null;

/** Agreed, or by the Guidelines, at nothing; or no child is supported. */
export const isNothingPayable = ({ monthly, setOff, apart, children }: ChildSupportTerms): boolean =>
  apart.length === 0 && (children?.byTable.length === 0 || (monthly.value === NOTHING && setOff === null));

/** Null without children. */
export const childSupportTerms = (record: IntakeRecord, asOf: IsoDate): ChildSupportTerms | null => {
  if (record.hasChildren !== true) return null;
  const found = supportByGuidelines(record, asOf);
  const guidelines = found instanceof LawProblem ? null : found;
  const followed = guidelines && isGuidelineAmount(guidelines, record) ? guidelines : null;
  const payor = followed ? term('childSupportPayer', followed.payor) : needed(record, 'childSupportPayer');
  const children = knownChildren(record, asOf);
  const due = dueDays(record.childSupportStart, record, asOf);
  const monthly = followed
    ? term('agreedChildSupportAmount', followed.monthly)
    : needed(record, 'agreedChildSupportAmount');
  const apart = (children?.apart ?? []).map((child) => amountApart(child, record));
  const setOff = followed && setOffOf(followed);
  const apartPayor = needed(record, 'childSupportPayer');
  return {
    guidelines,
    guidelinesProblem: found instanceof LawProblem ? found.message : null,
    followsGuidelines: followed !== null,
    usesGuidelines: record.useGuidelines !== false,
    openResidence: openResidence(record, asOf),
    due,
    past: childPastPayments(record, { due, children, payor, monthly, setOff, apartPayor, apart }, asOf),
    children,
    childCount: record.children?.length ?? 0,
    payor,
    monthly,
    setOff,
    reason: needed(record, 'childSupportReason'),
    apartPayor,
    apart,
    possibleSplits: possibleSplits(record, asOf),
    mixed: mixedHomes(record, asOf),
    expenses: childExpenseTerms(record, asOf),
    arrears: arrearsTerms(record, payor.value, asOf),
    ends: supportEndsOf(record, asOf),
    studies: {
      end: optional(record, 'studyEnd'),
      age: optional(record, 'studyAge'),
      resp: optional(record, 'respUse'),
    },
    otherChildren: (record.otherChildren ?? []).map(otherChild),
  };
};
