import { MOST_CHILDREN } from '@evenhand/contracts/intake/child';
import type { Cents } from '@evenhand/contracts/money';
import { checkedIncome } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import { above, NOTHING, plus, portion } from '../money.js';
import type { PublishedTable, TableCell } from './published-table.js';

/** @throws LawProblem `no-children` at 0, `too-many-children` above 15, `missing` or `number-absurd` otherwise. */
export const checkedChildren = (children: number | null | undefined, field = 'children'): number => {
  if (children === undefined || children === null || Number.isNaN(children))
    throw new LawProblem('missing', 'The number of children is missing.', field);
  if (children === 0) throw new LawProblem('no-children', 'There is no child support without a child.', field);
  if (!Number.isInteger(children) || children < 0)
    throw new LawProblem('number-absurd', 'The number of children must be a whole number above zero.', field);
  if (children > MOST_CHILDREN)
    throw new LawProblem('too-many-children', `More than ${MOST_CHILDREN} children is taken for a slip.`, field);
  return children;
};

/** Basic amount plus the rate on the income above the start of the row. */
export const cellAmount = ({ from, basic, hundredthsOfPercent }: TableCell, income: Cents): Cents =>
  plus(basic, portion(above(income, from), hundredthsOfPercent, 10_000));

/**
 * Monthly, in cents, without working: for series and solvers.
 * @throws LawProblem on a bad income or number of children.
 */
export const tableAmount = (table: PublishedTable, income: Cents, children: number): Cents => {
  const cell = table.cell(checkedIncome(income, 'income'), checkedChildren(children));
  return cell ? cellAmount(cell, income) : NOTHING;
};
