import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { type ChildApart, knownChildren, ofAgeOn } from '../agreement/dependent-children.js';
import { type DueDays, dueDays } from '../agreement/due-days.js';
import { expenseShares } from '../agreement/expense-shares.js';
import { supportByGuidelines } from '../agreement/guideline-support.js';
import { type KnownExpenses, knownExpenses } from '../agreement/known-expenses.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { LawProblem } from '../law-problem.js';
import { NOTHING } from '../money.js';
import { needed, optional, type Term, term } from './term.js';

/** An amount for a child of age instead of the table amount (Guidelines s. 3(2)(b)). */
export interface AmountApart {
  readonly called: string;
  readonly monthly: Term<Cents>;
}

/** When the support of one child ends at the earliest. */
export interface SupportEnd {
  readonly called: string | null;
  /** The day of coming of age; null without a birth date. */
  readonly ofAgeOn: Term<IsoDate>;
  /** Of age now: supported because of a dependency, or no longer. */
  readonly isOfAge: boolean;
  readonly isSupported: boolean;
  /** Why a child of age is supported; open for a minor. */
  readonly dependency: Term<NonNullable<Child['dependency']>>;
}

export interface ExpenseTransfer {
  readonly payor: Party;
  readonly monthly: Term<Cents>;
}

export interface ChildSupportTerms {
  /** By the Guidelines, with the working; null while an answer is missing or no table fits. */
  readonly guidelines: ChildSupport | null;
  /** Why the Guidelines give no amount, as a sentence; null without a reason. */
  readonly guidelinesProblem: string | null;
  readonly followsGuidelines: boolean;
  readonly due: DueDays;
  /** Who pays; `null` in value also where neither pays. */
  readonly payor: Term<Party>;
  /** Zero where neither pays. */
  readonly monthly: Term<Cents>;
  readonly apart: readonly AmountApart[];
  /** Percentages of special expenses as printed; null while an income is missing. */
  readonly expenseShares: Term<Record<Party, string>>;
  readonly expenses: KnownExpenses | null;
  /** The net monthly payment for known expenses; null without one. */
  readonly expenseTransfer: ExpenseTransfer | null;
  /** Null where the time before the agreement is left open. */
  readonly arrears: Term<Cents> | null;
  readonly ends: readonly SupportEnd[];
}

const amountApart = ({ called, monthly, child }: ChildApart, record: IntakeRecord): AmountApart => ({
  called,
  monthly: term(`children/${record.children?.indexOf(child) ?? 0}/ownSupport`, monthly),
});

const endsOf = (record: IntakeRecord, asOf: IsoDate): SupportEnd[] => {
  const known = knownChildren(record, asOf);
  return (record.children ?? []).map((child, index) => {
    const day = ofAgeOn(child, record);
    return {
      called: child.name?.trim() || null,
      ofAgeOn: term(`children/${index}/birthdate`, day),
      isOfAge: day !== null && day <= asOf,
      dependency: term(`children/${index}/dependency`, child.dependency),
      isSupported: !known?.independent.some((one) => one.child === child),
    };
  });
};

/** Null without children. */
export const childSupportTerms = (record: IntakeRecord, asOf: IsoDate): ChildSupportTerms | null => {
  if (record.hasChildren !== true) return null;
  const found = supportByGuidelines(record, asOf);
  const guidelines = found instanceof LawProblem ? null : found;
  const followsGuidelines =
    guidelines !== null && record.useGuidelines !== false && record.agreedChildSupportAmount === undefined;
  const expenses = knownExpenses(record);
  const transfer = expenses?.transfer;
  const owed = record.childArrears;
  return {
    guidelines,
    guidelinesProblem: found instanceof LawProblem ? found.message : null,
    followsGuidelines,
    due: dueDays(record.childSupportStart, record, asOf),
    payor: followsGuidelines ? term('childSupportPayer', guidelines.payor) : needed(record, 'childSupportPayer'),
    monthly: followsGuidelines
      ? term('agreedChildSupportAmount', guidelines.monthly)
      : needed(record, 'agreedChildSupportAmount'),
    apart: (knownChildren(record, asOf)?.apart ?? []).map((child) => amountApart(child, record)),
    expenseShares: term('userIncome', expenseShares(record)?.percent),
    expenses,
    expenseTransfer: transfer ? { payor: transfer.payor, monthly: term('expenses', transfer.monthly) } : null,
    arrears: owed !== undefined && owed > NOTHING ? optional(record, 'childArrears') : null,
    ends: endsOf(record, asOf),
  };
};
