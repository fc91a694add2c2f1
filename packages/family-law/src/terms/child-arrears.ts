import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { arrearsByTable } from '../agreement/arrears-by-table.js';
import { type DueDays, type Instalments, instalments } from '../agreement/due-days.js';
import { questions } from '../agreement/questions.js';
import { optional, type Term, term } from './term.js';

/** Child support for the time before the agreement (D.B.S. v. S.R.G., 2006 SCC 37). */
export interface ArrearsTerms {
  /** Zero where none is owed. */
  readonly owed: Term<Cents>;
  readonly payor: Term<Party>;
  readonly since: Term<IsoDate>;
  readonly paid: Term<NonNullable<IntakeRecord['childArrearsPaid']>>;
  readonly monthly: Term<Cents>;
  /** Of the payment, or the first instalment. */
  readonly from: Term<IsoDate>;
  /** The table amounts of that time, on the incomes of the agreement. */
  readonly byTable: Term<Cents>;
  /** Null unless instalments and their first day are stated. */
  readonly instalments: ArrearsInstalments | null;
}

export interface ArrearsInstalments {
  readonly due: DueDays;
  readonly count: Term<number>;
  readonly last: Term<Cents>;
  readonly lastOn: Term<IsoDate>;
}

const inPayments = (due: DueDays, { payments, last }: Instalments): ArrearsInstalments => ({
  due,
  count: term('childArrearsMonthly', payments),
  last: term('childArrearsMonthly', last.amount),
  lastOn: term('childArrearsMonthly', last.on),
});

/**
 * Null where the time before the agreement is left open.
 * @param payor of the monthly amount; open where neither pays.
 */
export const arrearsTerms = (record: IntakeRecord, payor: Party | null, asOf: IsoDate): ArrearsTerms | null => {
  const { childArrears: owed, childArrearsMonthly: monthly, childArrearsFrom: from } = record;
  if (owed === undefined) return null;
  const due = from && { first: from, day: Number(from.slice(8)) };
  const isMonthly = record.childArrearsPaid === 'In monthly payments';
  return {
    owed: optional(record, 'childArrears'),
    payor: term('childSupportPayer', payor ?? record.childSupportPayer, questions.childSupportPayer),
    since: optional(record, 'childArrearsSince', 'since when child support is owed'),
    paid: optional(record, 'childArrearsPaid', 'how child support that is owed is paid back'),
    monthly: optional(
      record,
      'childArrearsMonthly',
      'how much of the child support that is owed is paid back each month',
    ),
    from: optional(
      record,
      'childArrearsFrom',
      isMonthly ? 'when paying back begins' : 'when child support that is owed is paid back',
    ),
    byTable: term('childArrearsSince', arrearsByTable(record, payor ?? record.childSupportPayer ?? null, asOf)),
    instalments: isMonthly && monthly && due ? inPayments(due, instalments(owed, monthly, due)) : null,
  };
};
