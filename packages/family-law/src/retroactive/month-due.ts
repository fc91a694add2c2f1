import type { IsoDate } from '@evenhand/contracts/dates';
import type { Cents } from '@evenhand/contracts/money';
import { checkedDate, checkedIncome } from '../checks.js';
import { dependantsOn } from '../child-support/dependants.js';
import { type Province, provinceOf } from '../child-support/province.js';
import { checkedChildren, tableAmount } from '../child-support/table-amount.js';
import { type DatedTable, tableInForce } from '../child-support/tables.js';
import { LawProblem } from '../law-problem.js';
import { minus, NOTHING } from '../money.js';
import { other } from '../parties.js';
import type { ParentOverYears, RetroactiveQuestion } from './retroactive-question.js';

export interface MonthDue {
  readonly month: string;
  readonly children: number;
  /** In force on the first of the month in the payor's province. */
  readonly table: IsoDate;
  readonly income: Cents;
  /** Negative in a shared month in which the other parent owed. */
  readonly due: Cents;
  /** Payments of the payor less those of the recipient. */
  readonly paid: Cents;
}

export interface Found {
  readonly line: MonthDue;
  readonly table: DatedTable;
}

/** @throws LawProblem `income-missing`, `no-table`, or as the checks of amounts and dates */
export const dueIn = (month: string, paid: Cents, question: RetroactiveQuestion): Found => {
  const { payor, parents, arrangement } = question;
  const day = `${month}-01`;
  const table = tableInForce(provinceOf(parents[payor].province, `parents.${payor}.province`), day, 'from');
  const children = childrenOn(question.children, day, provinceOfChildren(question));
  const income = incomeIn(parents[payor], day, `parents.${payor}.incomes`);
  const line = { month, children, table: table.inForce, income, paid };
  if (children === 0) return { line: { ...line, due: NOTHING }, table };
  const owed = tableAmount(table, income, children);
  if (arrangement === 'sole') return { line: { ...line, due: owed }, table };
  const recipient = other(payor);
  const otherTable = tableInForce(
    provinceOf(parents[recipient].province, `parents.${recipient}.province`),
    day,
    'from',
  );
  const otherIncome = incomeIn(parents[recipient], day, `parents.${recipient}.incomes`);
  return { line: { ...line, due: minus(owed, tableAmount(otherTable, otherIncome, children)) }, table };
};

/** Of the children's home. */
export const provinceOfChildren = ({ childrenIn, arrangement, payor, parents }: RetroactiveQuestion): Province => {
  const home = arrangement === 'shared' ? 'owner' : other(payor);
  return childrenIn ?? provinceOf(parents[home].province, `parents.${home}.province`);
};

const childrenOn = (children: RetroactiveQuestion['children'], day: IsoDate, province: Province): number => {
  if (typeof children === 'number') return checkedChildren(children);
  const born = children.filter(({ birthdate }) => checkedDate(birthdate, 'children.birthdate') <= day);
  return dependantsOn(born, day, province).children;
};

const incomeIn = ({ incomes }: ParentOverYears, day: IsoDate, field: string): Cents => {
  const year = Number(day.slice(0, 4));
  const income = incomes[year];
  if (income === undefined)
    throw new LawProblem('income-missing', `The income of ${year} is missing.`, `${field}.${year}`);
  return checkedIncome(income, `${field}.${year}`);
};

/** Shared time between two provinces, without a statement of where the children live. */
export const isHomeAssumed = ({ children, childrenIn, arrangement, parents }: RetroactiveQuestion): boolean =>
  typeof children !== 'number' &&
  childrenIn === undefined &&
  arrangement === 'shared' &&
  parents.owner.province !== parents.partner.province;
