import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { guidelines } from '../authorities.js';
import { checkedIncome } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import { above, dollars, minus, NOTHING, plus, portion } from '../money.js';
import { step, type Working, working } from '../working.js';
import { netExpenses, type SpecialExpense } from './net-expenses.js';

export interface SpecialExpensesQuestion {
  /** Yearly Guidelines incomes, in cents. */
  readonly incomes: Record<Party, Cents>;
  /** Yearly; moves from the payor's income to the recipient's (Schedule III, s. 3.1). */
  readonly spousalSupport: { readonly payor: Party; readonly yearly: Cents } | null;
  readonly expenses: readonly SpecialExpense[];
}

/** The countable amount of a year, and the parts a month: each rounded once, from the year. */
export interface SharedExpense {
  readonly yearly: Cents;
  /** Sum of both parts. */
  readonly monthly: Cents;
  readonly parts: Record<Party, Cents>;
}

export interface SpecialExpenses extends Working {
  readonly yearly: Cents;
  /** In the order given. */
  readonly each: readonly SharedExpense[];
  readonly shares: Record<Party, { readonly yearly: Cents; readonly monthly: Cents; readonly percent: string }>;
}

/**
 * Shares special or extraordinary expenses by income (Guidelines s. 7(2)). The two shares sum to the whole, to the
 * cent.
 * @throws LawProblem on bad amounts, `no-income` when neither parent has an income.
 */
export const specialExpenses = (question: SpecialExpensesQuestion): SpecialExpenses => {
  const counted = netExpenses(question.expenses);
  const yearly = plus(...counted.map(({ net }) => net));
  const { incomes, percent } = proportions(question, yearly > NOTHING);
  const hasSupport = question.spousalSupport !== null;
  const together = plus(incomes.owner, incomes.partner);
  const partsOf = (amount: Cents): Record<Party, Cents> => {
    const owner = together === NOTHING ? NOTHING : portion(amount, incomes.owner, together);
    return { owner, partner: minus(amount, owner) };
  };
  const parts = partsOf(yearly);
  const monthly = monthlyParts(yearly, incomes);
  const shareOf = (party: Party) => ({
    yearly: parts[party],
    monthly: monthly[party],
    percent: percent[party],
  });
  const shares = { owner: shareOf('owner'), partner: shareOf('partner') };
  return {
    yearly,
    each: counted.map(({ net }) => {
      const shared = monthlyParts(net, incomes);
      return { yearly: net, monthly: plus(shared.owner, shared.partner), parts: shared };
    }),
    shares,
    ...working(
      [
        ...counted.map(({ line }) => line),
        step('Expenses to share, a year', yearly, guidelines('7')),
        ...sharingSteps('First parent', incomes.owner, shares.owner, hasSupport),
        ...sharingSteps('Second parent', incomes.partner, shares.partner, hasSupport),
      ],
      counted.flatMap(({ notices }) => notices),
    ),
  };
};

/** Where the month is whole cents the partner gets the remainder, so that half a cent is not counted twice. */
const monthlyParts = (yearly: Cents, incomes: Record<Party, Cents>): Record<Party, Cents> => {
  const together = plus(incomes.owner, incomes.partner);
  if (together === NOTHING) return { owner: NOTHING, partner: NOTHING };
  const of = (income: Cents): Cents => portion(yearly, income, together * 12);
  const whole = portion(yearly, 1, 12);
  const owner = of(incomes.owner);
  return { owner, partner: whole * 12 === yearly ? minus(whole, owner) : of(incomes.partner) };
};

/** Proportions with their working, without a known expense. */
export interface ExpenseProportions {
  /** `66.67%`; the two sum to 100%. */
  readonly percent: Record<Party, string>;
  readonly steps: WorkingStep[];
}

/**
 * Guidelines s. 7(2).
 * @throws LawProblem on bad incomes, `no-income` when neither parent has one.
 */
export const expenseProportions = (question: Omit<SpecialExpensesQuestion, 'expenses'>): ExpenseProportions => {
  const { incomes, percent } = proportions(question, true);
  const hasSupport = question.spousalSupport !== null;
  return {
    percent,
    steps: [
      ...proportionSteps('First parent', incomes.owner, percent.owner, hasSupport),
      ...proportionSteps('Second parent', incomes.partner, percent.partner, hasSupport),
    ],
  };
};

const proportions = (question: Omit<SpecialExpensesQuestion, 'expenses'>, isNeeded: boolean) => {
  const incomes = sharingIncomes(question);
  const together = plus(incomes.owner, incomes.partner);
  if (together === NOTHING && isNeeded)
    throw new LawProblem('no-income', 'Neither parent has an income to share the expenses by.', 'incomes');
  if (together === NOTHING) return { incomes, percent: { owner: '0.00%', partner: '0.00%' } };
  const owner = portion(dollars(100), incomes.owner, together);
  const printed = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;
  return { incomes, percent: { owner: printed(owner), partner: printed(10_000 - owner) } };
};

const sharingIncomes = ({
  incomes,
  spousalSupport,
}: Omit<SpecialExpensesQuestion, 'expenses'>): Record<Party, Cents> => {
  const after = (party: Party): Cents => {
    const income = checkedIncome(incomes[party], `incomes.${party}`);
    if (!spousalSupport) return income;
    const support = checkedIncome(spousalSupport.yearly, 'spousalSupport.yearly');
    return spousalSupport.payor === party ? above(income, support) : plus(income, support);
  };
  return { owner: after('owner'), partner: after('partner') };
};

const proportionSteps = (who: string, income: Cents, percent: string, hasSupport: boolean): WorkingStep[] => [
  hasSupport
    ? step(`${who}: yearly income after spousal support`, income, guidelines('7(2) and Schedule III, s. 3.1'))
    : step(`${who}: yearly income`, income, guidelines('7(2)')),
  step(`${who}: share of both incomes`, percent, guidelines('7(2)')),
];

const sharingSteps = (
  who: string,
  income: Cents,
  share: SpecialExpenses['shares'][Party],
  hasSupport: boolean,
): WorkingStep[] => [
  ...proportionSteps(who, income, share.percent, hasSupport),
  step(`${who}: part a year`, share.yearly, guidelines('7(2)')),
  step(`${who}: part a month`, share.monthly, guidelines('7(2)')),
];
