import { MOST_CHILDREN } from '@evenhand/contracts/intake/child';
import type { Cents } from '@evenhand/contracts/money';
import { checkedIncome } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import { above, NOTHING, plus, portion } from '../money.js';
import type { PublishedTable, TableCell } from './published-table.js';

/**
 * How many children support is paid for.
 * @throws LawProblem `no-children` at 0, `too-many-children` above 15, `missing` or `number-absurd` otherwise.
 */
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

/** What a cell comes to at an income: basic amount plus the per cent of the income above the row's start. */
export const cellAmount = ({ from, basic, hundredthsOfPercent }: TableCell, income: Cents): Cents =>
  plus(basic, portion(above(income, from), hundredthsOfPercent, 10_000));

/**
 * The monthly table amount, in cents: Schedule I look-up without its working. The fast way for series and solvers.
 * @throws LawProblem on a bad income or number of children.
 */
export const tableAmount = (table: PublishedTable, income: Cents, children: number): Cents => {
  const cell = table.cell(checkedIncome(income, 'income'), checkedChildren(children));
  return cell ? cellAmount(cell, income) : NOTHING;
};
