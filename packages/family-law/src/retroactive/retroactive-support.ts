import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { arithmetic, stated } from '../authorities.js';
import { checkedAmount, checkedDate, checkedIncome } from '../checks.js';
import { childrenLiveIn, type Dependant, dependantsOn } from '../child-support/dependants.js';
import { type Province, provinceOf } from '../child-support/province.js';
import { setOffIsAStartingPoint } from '../child-support/shared-support.js';
import { checkedChildren, tableAmount } from '../child-support/table-amount.js';
import { type DatedTable, tableInForce } from '../child-support/tables.js';
import { LawProblem } from '../law-problem.js';
import { minus, NOTHING, plus } from '../money.js';
import type { Notice } from '../notice.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import { step, type Working, working } from '../working.js';
import { monthOf, monthsBetween } from './months.js';

/** Residence and yearly incomes, in cents. */
export interface ParentOverYears {
  readonly province: Province;
  readonly incomes: Readonly<Record<number, Cents>>;
}

export interface Payment {
  readonly date: IsoDate;
  readonly by: Party;
  readonly amount: Cents;
}

export interface RetroactiveQuestion {
  /** First and last month, `YYYY-MM`; support is due on the first of each. */
  readonly from: string;
  readonly until: string;
  /** Sole: the children lived with the other parent. Shared: each had at least 40 % of the time. */
  readonly arrangement: 'sole' | 'shared';
  readonly payor: Party;
  readonly parents: Record<Party, ParentOverYears>;
  /** By birth date, counted for each month; or a constant number. */
  readonly children: readonly Dependant[] | number;
  /** Sets the age of majority. By default the recipient's, or the owner's with shared time. */
  readonly childrenIn?: Province;
  readonly payments: readonly Payment[];
}

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

export interface RetroactiveSupport extends Working {
  readonly months: MonthDue[];
  readonly due: Cents;
  readonly paid: Cents;
  /** Negative when more was paid than due. */
  readonly owing: Cents;
}

/**
 * Support due by month under the table and income of each, less payments (Guidelines s. 3, 9; D.B.S. v. S.R.G., 2006
 * SCC 37). Table amounts alone: no special expenses, no interest.
 * @throws LawProblem `income-missing` for a year without an income, `no-table` for a month without a table,
 * `dates-out-of-order`, or as the checks of amounts and dates.
 */
export const retroactiveSupport = (question: RetroactiveQuestion): RetroactiveSupport => {
  const span = monthsBetween(question.from, question.until);
  const paidBy = paymentsByMonth(question, span);
  const found = span.map((month) => dueIn(month, paidBy.get(month) ?? NOTHING, question));
  const months = found.map(({ line }) => line);
  const due = plus(...months.map((line) => line.due));
  const paid = plus(...months.map((line) => line.paid));
  const owing = minus(due, paid);
  return {
    months,
    due,
    paid,
    owing,
    ...working(
      [
        ...found.flatMap(stepsOf),
        step('Due in all', due, arithmetic),
        step('Less paid', paid, stated),
        step(owing < NOTHING ? 'Paid more than due' : 'Still owing', owing, arithmetic),
      ],
      noticesOf(question, found, owing),
    ),
  };
};

interface Found {
  readonly line: MonthDue;
  readonly table: DatedTable;
}

const dueIn = (month: string, paid: Cents, question: RetroactiveQuestion): Found => {
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

const provinceOfChildren = ({ childrenIn, arrangement, payor, parents }: RetroactiveQuestion): Province => {
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

const paymentsByMonth = ({ payments, payor }: RetroactiveQuestion, span: readonly string[]): Map<string, Cents> => {
  const paid = new Map<string, Cents>();
  payments.forEach(({ date, by, amount }, index) => {
    const month = monthOf(checkedDate(date, `payments.${index}.date`));
    if (!span.includes(month))
      throw new LawProblem(
        'dates-out-of-order',
        'A payment lies outside the months looked at.',
        `payments.${index}.date`,
      );
    const sum = checkedAmount(amount, `payments.${index}.amount`);
    const before = paid.get(month) ?? NOTHING;
    paid.set(month, by === payor ? plus(before, sum) : minus(before, sum));
  });
  return paid;
};

const stepsOf = ({ line, table }: Found): WorkingStep[] => [
  step(
    `${line.month}: due for ${line.children} ${line.children === 1 ? 'child' : 'children'} at ${money(line.income)} a year`,
    line.due,
    table.authority,
  ),
  ...(line.paid === NOTHING ? [] : [step(`${line.month}: paid`, line.paid, stated)]),
];

const isHomeAssumed = ({ children, childrenIn, arrangement, parents }: RetroactiveQuestion): boolean =>
  typeof children !== 'number' &&
  childrenIn === undefined &&
  arrangement === 'shared' &&
  parents.owner.province !== parents.partner.province;

const noticesOf = (question: RetroactiveQuestion, found: readonly Found[], owing: Cents): Notice[] => [
  {
    code: 'how-far-back',
    sentence:
      'A court usually goes back to when the payor was told that a change was sought, and rarely more than three years ' +
      'before formal notice (D.B.S. v. S.R.G., 2006 SCC 37). Special expenses and interest are not counted.',
  },
  ...(question.arrangement === 'shared' ? [setOffIsAStartingPoint] : []),
  ...(isHomeAssumed(question) ? [childrenLiveIn(provinceOfChildren(question))] : []),
  ...(found.some(({ table }) => table.source === 'secondary')
    ? [
        {
          code: 'secondary-table' as const,
          sentence: 'The Ontario table in force from 2017-11-22 was read from a secondary source.',
        },
      ]
    : []),
  ...(owing < NOTHING
    ? [{ code: 'paid-more-than-due' as const, sentence: 'More was paid than was due in these months.' }]
    : []),
];
