import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { guidelines } from '../authorities.js';
import { checkedAmount } from '../checks.js';
import { above, dollars, NOTHING, plus } from '../money.js';
import type { Notice } from '../notice.js';
import { step } from '../working.js';

/** Guidelines s. 7(1)(a) to (f). */
export const expenseKinds = {
  'child-care': { paragraph: '7(1)(a)', name: 'child care' },
  'insurance-premiums': { paragraph: '7(1)(b)', name: 'medical and dental insurance premiums' },
  health: { paragraph: '7(1)(c)', name: 'health expenses over insurance' },
  schooling: { paragraph: '7(1)(d)', name: 'extraordinary schooling' },
  'post-secondary': { paragraph: '7(1)(e)', name: 'post-secondary education' },
  activities: { paragraph: '7(1)(f)', name: 'extraordinary activities' },
} as const;
export type ExpenseKind = keyof typeof expenseKinds;

/** Minimum yearly health expenses after insurance (s. 7(1)(c)). */
const HEALTH_LINE = dollars(100);

/** In cents a year. */
export interface SpecialExpense {
  readonly kind: ExpenseKind;
  readonly label: string;
  readonly cost: Cents;
  /** Subsidies, benefits, tax deductions or credits, and insurance (s. 7(3)). */
  readonly relief: Cents;
  /** s. 7(2). */
  readonly childContribution: Cents;
}

export interface NetExpense {
  readonly net: Cents;
  readonly line: WorkingStep;
  readonly notices: Notice[];
}

const overInsurance = (expense: SpecialExpense, at: string): Cents =>
  above(checkedAmount(expense.cost, `${at}.cost`), checkedAmount(expense.relief, `${at}.relief`));

/**
 * The countable part of each expense. Health expenses count once their sum reaches the line of s. 7(1)(c).
 * @throws LawProblem on bad amounts.
 */
export const netExpenses = (expenses: readonly SpecialExpense[]): NetExpense[] => {
  const over = expenses.map((expense, index) => overInsurance(expense, `expenses.${index}`));
  const health = plus(...over.filter((_, index) => expenses[index]?.kind === 'health'));
  return expenses.map((expense, index) => {
    const { paragraph, name } = expenseKinds[expense.kind];
    const contribution = checkedAmount(expense.childContribution, `expenses.${index}.childContribution`);
    const isTooSmall = expense.kind === 'health' && health < HEALTH_LINE;
    const net = isTooSmall ? NOTHING : above(over[index] ?? NOTHING, contribution);
    return {
      net,
      line: step(`${expense.label} (${name}), net of relief and the child's part`, net, guidelines(paragraph)),
      notices: isTooSmall
        ? [
            {
              code: 'small-health-expense',
              sentence: `${expense.label}: health expenses count when together they exceed insurance by at least 100 a year.`,
            },
          ]
        : [],
    };
  });
};
