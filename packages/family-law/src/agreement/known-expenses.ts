import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Expense } from '@evenhand/contracts/intake/support-facts';
import type { Cents } from '@evenhand/contracts/money';
import { arithmetic } from '../authorities.js';
import { type ExpenseKind, netExpenses } from '../child-support/net-expenses.js';
import { type SharedExpense, specialExpenses } from '../child-support/special-expenses.js';
import { orNull } from '../law-problem.js';
import { centsOf, minus, NOTHING, plus } from '../money.js';
import { isSameName } from '../parties.js';
import { step } from '../working.js';
import { knownChildren } from './dependent-children.js';
import { sharingBy } from './expense-shares.js';

const kinds: Record<NonNullable<Expense['kind']>, ExpenseKind> = {
  'Child care': 'child-care',
  'Medical and dental insurance': 'insurance-premiums',
  Health: 'health',
  'School and programs': 'schooling',
  'Post-secondary education': 'post-secondary',
  Activities: 'activities',
};

export interface KnownExpenses {
  /** In the order of the answers; null where kind, amount or period is missing, or for an independent child. */
  readonly each: readonly (SharedExpense | null)[];
  readonly together: Omit<SharedExpense, 'yearly'>;
  /** Net monthly payment between the parties for what each pays to providers; null when none. */
  readonly transfer: { readonly payor: Party; readonly monthly: Cents } | null;
  readonly steps: WorkingStep[];
}

const complete = ({ kind, what, child, amount, per }: Expense) =>
  kind && amount !== undefined && per
    ? {
        kind: kinds[kind],
        label: [what?.trim() || kind, child?.trim()].filter(Boolean).join(', '),
        cost: centsOf(amount * (per === 'A month' ? 12 : 1)),
        relief: NOTHING,
        childContribution: NOTHING,
      }
    : null;

/** An independent child has no expenses that are shared (Guidelines s. 2 "child" and s. 7). */
export const isOfIndependent = ({ child }: Expense, record: IntakeRecord, asOf: IsoDate): boolean =>
  knownChildren(record, asOf)?.independent.some(({ called }) => isSameName(called, child)) ?? false;

/** In the order of the answers; null where an answer is missing, or for an independent child. */
const sharedExpenses = (record: IntakeRecord, asOf: IsoDate) =>
  (record.hasChildren ? (record.expenses ?? []) : []).map((expense) =>
    isOfIndependent(expense, record, asOf) ? null : complete(expense),
  );

/** Countable expenses of both together, with or without incomes to share by. */
export const yearlyExpenses = (record: IntakeRecord, asOf: IsoDate): Cents =>
  plus(NOTHING, ...netExpenses(sharedExpenses(record, asOf).flatMap((one) => one ?? [])).map(({ net }) => net));

const sumOf = (shared: readonly SharedExpense[]): Omit<SharedExpense, 'yearly'> => ({
  monthly: plus(...shared.map(({ monthly }) => monthly)),
  parts: {
    owner: plus(...shared.map(({ parts }) => parts.owner)),
    partner: plus(...shared.map(({ parts }) => parts.partner)),
  },
});

/** Known special expenses, shared by income; null without any, or without incomes to share by. */
export const knownExpenses = (record: IntakeRecord, asOf: IsoDate): KnownExpenses | null => {
  const by = sharingBy(record, asOf);
  const known = sharedExpenses(record, asOf);
  const priced = known.filter((expense) => expense !== null);
  if (!by || priced.length === 0) return null;
  const counted = orNull(() => specialExpenses({ ...by, expenses: priced }));
  if (!counted) return null;
  const each = known.map((expense) => (expense ? (counted.each[priced.indexOf(expense)] ?? null) : null));
  const together = sumOf(counted.each);
  return {
    each,
    together,
    transfer: transferOf(record.expenses ?? [], each),
    steps: [...counted.steps.filter(({ label }) => !label.endsWith(': part a month')), ...addedUp(together)],
  };
};

/** Each expense is rounded to the cent separately. */
const addedUp = ({ parts }: KnownExpenses['together']): WorkingStep[] => [
  step('First parent: part a month, expense by expense', parts.owner, arithmetic),
  step('Second parent: part a month, expense by expense', parts.partner, arithmetic),
];

const transferOf = (expenses: readonly Expense[], each: KnownExpenses['each']): KnownExpenses['transfer'] => {
  const owedTo = (payer: Party, part: Party): Cents =>
    plus(...each.flatMap((shared, index) => (shared && expenses[index]?.paidBy === payer ? [shared.parts[part]] : [])));
  const net = minus(owedTo('partner', 'owner'), owedTo('owner', 'partner'));
  if (net === NOTHING) return null;
  return net > NOTHING ? { payor: 'owner', monthly: net } : { payor: 'partner', monthly: minus(NOTHING, net) };
};
