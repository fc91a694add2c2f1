import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { arithmetic, stated } from '../authorities.js';
import { checkedAmount, checkedDate } from '../checks.js';
import { childrenLiveIn } from '../child-support/dependants.js';
import { setOffIsAStartingPoint } from '../child-support/shared-support.js';
import { LawProblem } from '../law-problem.js';
import { minus, NOTHING, plus } from '../money.js';
import type { Notice } from '../notice.js';
import { money } from '../print.js';
import { step, type Working, working } from '../working.js';
import { dueIn, type Found, isHomeAssumed, type MonthDue, provinceOfChildren } from './month-due.js';
import { monthOf, monthsBetween } from './months.js';
import type { RetroactiveQuestion } from './retroactive-question.js';

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
