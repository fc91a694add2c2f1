import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Cents } from '@evenhand/contracts/money';
import { guidelines } from '../authorities.js';
import { checkedCount, checkedDate, checkedIncome } from '../checks.js';
import { above, dollars, minus, NOTHING } from '../money.js';
import type { Notice } from '../notice.js';
import { money } from '../print.js';
import { step, type Working, working } from '../working.js';
import { type Province, provinces, type Residence, tableProvince } from './province.js';
import type { TableCell } from './published-table.js';
import { cellAmount, checkedChildren, tableAmount } from './table-amount.js';
import { type DatedTable, tableInForce } from './tables.js';

/** Yearly income above which s. 4 gives the court a choice. */
export const SECTION_4_LINE = dollars(150_000);

export interface TableQuestion {
  /** Selects the table. */
  readonly on: IsoDate;
  /** The payor's habitual residence (Guidelines s. 3(3)). */
  readonly province: Residence;
  /** The other parent's, for a payor who lives outside Canada. */
  readonly otherProvince?: Residence;
  /** Yearly Guidelines income, in cents. */
  readonly income: Cents;
  /** `adultChildren` of them are of age. */
  readonly children: number;
  readonly adultChildren?: number;
}

/** Both results of s. 4. */
export interface Over150000 {
  /** s. 4(a): table amount on the whole income, a month. */
  readonly wholeIncome: Cents;
  /** s. 4(b)(i): table amount on the first 150,000, a month. */
  readonly first150000: Cents;
  /** s. 4(b)(ii): yearly income above 150,000, and the table rate applied to it. */
  readonly incomeAbove: Cents;
  readonly rateOnIncomeAbove: Cents;
}

export interface TableSupport extends Working {
  readonly monthly: Cents;
  readonly over150000: Over150000 | null;
  readonly table: Pick<DatedTable, 'province' | 'inForce' | 'until' | 'source'>;
}

/**
 * The monthly table amount with its working (Guidelines s. 3(1)(a), s. 4, Schedule I).
 * @throws LawProblem on a bad or missing answer, and `no-table` when no table of that day and province is held.
 */
export const tableSupport = (question: TableQuestion): TableSupport => {
  const province = tableProvince(question.province, question.otherProvince);
  const on = checkedDate(question.on, 'on');
  const income = checkedIncome(question.income, 'income');
  const children = checkedChildren(question.children);
  const adultChildren = checkedCount(question.adultChildren ?? 0, 'adultChildren', 0, children);
  const table = tableInForce(province, on);
  const cell = table.cell(income, children);
  const monthly = cell ? cellAmount(cell, income) : NOTHING;
  const over150000 = income > SECTION_4_LINE ? over(table, income, children, monthly) : null;
  return {
    monthly,
    over150000,
    table: { province, inForce: table.inForce, until: table.until, source: table.source },
    ...working(
      [
        ...abroadSteps(question.province, province),
        ...tableSteps(table, income, children, cell, monthly),
        ...(over150000 ? overSteps(over150000) : []),
      ],
      tableNotices(table, cell, { income, children, adultChildren }),
    ),
  };
};

const abroadSteps = (residence: Residence, province: Province): WorkingStep[] =>
  residence === 'abroad'
    ? [
        step(
          'The payor lives outside Canada: table of the other parent’s province',
          provinces[province].name,
          guidelines('3(3)(b)'),
        ),
      ]
    : [];

const over = (table: DatedTable, income: Cents, children: number, wholeIncome: Cents): Over150000 => {
  const first150000 = tableAmount(table, SECTION_4_LINE, children);
  return {
    wholeIncome,
    first150000,
    incomeAbove: above(income, SECTION_4_LINE),
    rateOnIncomeAbove: minus(wholeIncome, first150000),
  };
};

const columnName = (children: number): string =>
  children >= 6 ? 'six or more children' : children === 1 ? 'one child' : `${children} children`;

const tableSteps = (
  table: DatedTable,
  income: Cents,
  children: number,
  cell: TableCell | null,
  monthly: Cents,
): WorkingStep[] => {
  const opening = step("Payor's yearly income", income, guidelines('15-20'));
  const closing = step(`Table amount a month, ${columnName(children)}`, monthly, table.authority);
  if (!cell) return [opening, step('The table starts at', table.firstIncome, table.authority), closing];
  const percent = (cell.hundredthsOfPercent / 100).toFixed(2);
  return [
    opening,
    step(`Basic amount of the row from ${money(cell.from)}`, cell.basic, table.authority),
    step(`Plus ${percent}% of the income over ${money(cell.from)}`, minus(monthly, cell.basic), table.authority),
    closing,
  ];
};

const overSteps = (both: Over150000): WorkingStep[] => [
  step('Either: the table amount on the whole income, a month', both.wholeIncome, guidelines('4(a)')),
  step('Or: the table amount on the first $150,000.00, a month', both.first150000, guidelines('4(b)(i)')),
  step('plus an appropriate amount on the yearly income above that', both.incomeAbove, guidelines('4(b)(ii)')),
  step("for comparison, the table's rate on it gives a month", both.rateOnIncomeAbove, guidelines('4(b)(ii)')),
];

const tableNotices = (
  table: DatedTable,
  cell: TableCell | null,
  { income, children, adultChildren }: Pick<Required<TableQuestion>, 'income' | 'children' | 'adultChildren'>,
): Notice[] => {
  const notices: Notice[] = [];
  if (children > 6)
    notices.push({
      code: 'six-or-more-children',
      sentence: `Schedule I has no column for ${children} children: its last column, for six or more, is used.`,
    });
  if (adultChildren > 0)
    notices.push({
      code: 'adult-children',
      sentence:
        'For a child of the age of majority or older the table amount applies unless it is inappropriate given the ' +
        "child's condition, means and needs and the means of both parents (Guidelines s. 3(2)).",
    });
  if (income > SECTION_4_LINE)
    notices.push({
      code: 'over-150000',
      sentence:
        'Above 150,000 a year a court may find the table amount inappropriate and add another amount to the table ' +
        'amount on the first 150,000 (Guidelines s. 4).',
    });
  if (table.source === 'secondary')
    notices.push({
      code: 'secondary-table',
      sentence: `The Ontario table in force from ${table.inForce} was read from a secondary source.`,
    });
  if (isDoubtful(table, cell, children))
    notices.push({
      code: 'doubtful-row',
      sentence: 'The row from 140,000 for six or more children looks like a slip in the source; it is used as found.',
    });
  if (table.province === 'QC')
    notices.push({
      code: 'quebec-parents',
      sentence: "When both parents live in Quebec, Quebec's own guidelines apply instead of the federal table.",
    });
  return notices;
};

const isDoubtful = ({ inForce }: DatedTable, cell: TableCell | null, children: number): boolean =>
  inForce === '2017-11-22' && children >= 6 && cell?.from === dollars(140_000);
