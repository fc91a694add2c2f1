import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Expense } from '@evenhand/contracts/intake/support-facts';
import type { Cents } from '@evenhand/contracts/money';
import { knownChildren } from '../agreement/dependent-children.js';
import { expenseShares } from '../agreement/expense-shares.js';
import { isOfIndependent, type KnownExpenses, knownExpenses } from '../agreement/known-expenses.js';
import type { SharedExpense } from '../child-support/special-expenses.js';
import { NOTHING, plus } from '../money.js';
import { type Term, term } from './term.js';

export interface ExpenseTransfer {
  readonly payor: Party;
  readonly monthly: Term<Cents>;
}

export interface ExpenseTerms {
  readonly child: string | null;
  readonly kind: Term<NonNullable<Expense['kind']>>;
  readonly what: string | null;
  readonly amount: Term<Cents>;
  readonly per: Term<NonNullable<Expense['per']>>;
  /** Null while not stated who pays the provider. */
  readonly paidBy: Party | null;
  /** Null while an answer or an income is missing. */
  readonly shared: SharedExpense | null;
}

export interface ChildExpenseTerms {
  /** Percentages as printed; open while an income is missing. */
  readonly shares: Term<Record<Party, string>>;
  /** Both incomes are stated and zero: there is no proportion. */
  readonly withoutIncome: boolean;
  /** Without those of an independent child. */
  readonly each: readonly ExpenseTerms[];
  readonly known: KnownExpenses | null;
  /** Of the shares, and of known expenses; null while an income is missing. */
  readonly steps: readonly WorkingStep[] | null;
  /** The net monthly payment for known expenses; null without one. */
  readonly transfer: ExpenseTransfer | null;
  /** Supported children with special needs. */
  readonly specialNeeds: readonly string[];
}

const expenseTerms = (expense: Expense, index: number, shared: SharedExpense | null): ExpenseTerms => ({
  child: expense.child?.trim() || null,
  kind: term(`expenses/${index}/kind`, expense.kind, `what kind expense ${index + 1} of the children is`),
  what: expense.what?.trim() || null,
  amount: term(`expenses/${index}/amount`, expense.amount, `what expense ${index + 1} costs`),
  per: term(`expenses/${index}/per`, expense.per, `whether expense ${index + 1} is a month or a year`),
  paidBy: expense.paidBy ?? null,
  shared,
});

export const childExpenseTerms = (record: IntakeRecord, asOf: IsoDate): ChildExpenseTerms => {
  const { userIncome, partnerIncome, expenses = [] } = record;
  const known = knownExpenses(record, asOf);
  const proportions = expenseShares(record, asOf);
  const children = knownChildren(record, asOf);
  const transfer = known?.transfer;
  return {
    shares: term('userIncome', proportions?.percent),
    withoutIncome:
      userIncome !== undefined && partnerIncome !== undefined && plus(userIncome, partnerIncome) === NOTHING,
    each: expenses.flatMap((expense, index) =>
      isOfIndependent(expense, record, asOf) ? [] : [expenseTerms(expense, index, known?.each[index] ?? null)],
    ),
    known,
    steps: (known ?? proportions)?.steps ?? null,
    transfer: transfer ? { payor: transfer.payor, monthly: term('expenses', transfer.monthly) } : null,
    specialNeeds: [...(children?.byTable ?? []), ...(children?.apart ?? [])].flatMap(({ child, called }) =>
      child.specialNeeds ? [called] : [],
    ),
  };
};
