import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { guidelines, stated } from '../authorities.js';
import { checkedIncome } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import { minus, NOTHING, plus } from '../money.js';
import { step } from '../working.js';

/**
 * Schedule III of the Guidelines, by section: `deducts` and `adds` move line 15000 by the amount; `replaces` takes the
 * taxable amount off and adds the actual one.
 */
export const adjustments = {
  'employment-expenses': {
    section: '1',
    effect: 'deducts',
    name: 'employment expenses, with union and professional dues',
  },
  'child-support-received': { section: '2', effect: 'deducts', name: 'child support included in income' },
  'spousal-support-received': {
    section: '3',
    effect: 'deducts',
    name: 'spousal support received from the other parent',
  },
  'social-assistance': {
    section: '4',
    effect: 'replaces',
    name: "social assistance: the part for the parent's own needs",
  },
  dividends: { section: '5', effect: 'replaces', name: 'dividends from taxable Canadian corporations' },
  'capital-gains': { section: '6', effect: 'replaces', name: 'capital gains less losses' },
  'business-investment-losses': { section: '7', effect: 'deducts', name: 'actual business investment losses' },
  'carrying-charges': { section: '8', effect: 'deducts', name: 'carrying charges and interest' },
  'related-salaries': { section: '9', effect: 'adds', name: 'salaries and benefits to persons not at arm’s length' },
  'earlier-period': { section: '10', effect: 'deducts', name: 'self-employment income of an earlier period' },
  'property-allowance': { section: '11', effect: 'adds', name: 'capital cost allowance on real property' },
  'partnership-income': {
    section: '12',
    effect: 'deducts',
    name: 'partnership income that must be kept in the business',
  },
  'share-options': { section: '13', effect: 'adds', name: 'benefit of share options exercised in the year' },
} as const;
export type AdjustmentKind = keyof typeof adjustments;

/** `amount` is the actual one; `taxable` what line 15000 includes, for the kinds that are replaced. Cents a year. */
export interface Adjustment {
  readonly kind: AdjustmentKind;
  readonly amount: Cents;
  readonly taxable?: Cents;
}

export interface GuidelinesIncome {
  /** Never below zero. */
  readonly value: Cents;
  readonly steps: WorkingStep[];
}

/**
 * Total income of the return (line 15000), adjusted (Guidelines s. 16 and Schedule III).
 * @throws LawProblem on bad amounts, `missing` without the taxable amount of a kind that is replaced.
 */
export const guidelinesIncome = (line15000: Cents, adjusted: readonly Adjustment[]): GuidelinesIncome => {
  const total = checkedIncome(line15000, 'line15000');
  const changes = adjusted.map((adjustment, index) => changeOf(adjustment, `adjustments.${index}`));
  const sum = plus(total, ...changes.map(({ change }) => change));
  const value = sum < NOTHING ? NOTHING : sum;
  return {
    value,
    steps: [
      step('Total income, line 15000 of the return', total, stated),
      ...changes.map(({ line }) => line),
      step('Guidelines income, a year', value, guidelines('16 and Schedule III')),
    ],
  };
};

const changeOf = ({ kind, amount, taxable }: Adjustment, field: string): { change: Cents; line: WorkingStep } => {
  const { section, effect, name } = adjustments[kind];
  const actual = checkedIncome(amount, `${field}.amount`);
  const authority = guidelines(`16 and Schedule III, s. ${section}`);
  if (effect === 'adds') return { change: actual, line: step(`Plus ${name}`, actual, authority) };
  if (effect === 'deducts') return { change: minus(NOTHING, actual), line: step(`Less ${name}`, actual, authority) };
  if (taxable === undefined)
    throw new LawProblem('missing', `The amount in line 15000 is missing: ${name}.`, `${field}.taxable`);
  const change = minus(actual, checkedIncome(taxable, `${field}.taxable`));
  return { change, line: step(`Actual in place of taxable amount: ${name}`, change, authority) };
};
