import type { ColumnMapping, LeftOutReason } from '@evenhand/contracts/finance/imports';
import { type Money, readBankAmount, readCurrency, readMoney } from './amounts.js';
import { currencyOfHeading, foreignColumns } from './columns.js';
import type { Table } from './csv-table.js';
import { readBankDate } from './dates.js';
import { cleanDescription } from './description.js';
import { type Kept, keptAmount, type LeftOut } from './left-out.js';
import { factorsOf, type Side, sideOf } from './sides.js';
import { leftOutBy } from './statuses.js';

/** A row as its columns state it; cents. */
export interface Row {
  readonly line: number;
  readonly written: string;
  readonly date: string | null;
  readonly description: string;
  /** With the sign of the file. */
  readonly money: Money | null;
  readonly side: Side | null;
  readonly currency: string | null;
  readonly status: LeftOutReason | null;
  readonly account: string | null;
  readonly balance: number | null;
  readonly isBalanceReadable: boolean;
}

/** Null where a cell is written and is no amount: nothing is counted as zero. */
const moneyOf = (
  cell: (heading: string | null) => string,
  { amount, moneyOut, moneyIn }: ColumnMapping,
  outFactor: 1 | -1,
): Money | null => {
  if (amount !== null) return readMoney(cell(amount));
  const written = [cell(moneyOut), cell(moneyIn)];
  const [out, into] = written.map(readMoney);
  const isUnreadable = written.some((text) => text !== '' && readMoney(text) === null);
  if (isUnreadable || written.every((text) => text === '')) return null;
  return {
    cents: (into?.cents ?? 0) + outFactor * (out?.cents ?? 0) + 0,
    currency: out?.currency ?? into?.currency ?? null,
  };
};

/** What most cells of a column of money out have; one with the other sign is a correction. */
const outFactorOf = ({ headings, rows }: Table, { moneyOut }: ColumnMapping): 1 | -1 => {
  const place = headings.indexOf(moneyOut ?? '');
  const signs = rows.reduce((sum, row) => sum + Math.sign(readMoney(row[place] ?? '')?.cents ?? 0), 0);
  return signs < 0 ? 1 : -1;
};

/** Null for Canadian dollars. */
const foreign = (currency: string | null): string | null => (currency === 'CAD' ? null : currency);

export const readerOf = (table: Table, mapping: ColumnMapping) => {
  const { headings, firstRow } = table;
  const outFactor = outFactorOf(table, mapping);
  const places = new Map(headings.map((heading, index) => [heading, index]));
  const others = foreignColumns(headings, mapping);
  const ofHeading = currencyOfHeading(mapping.amount);
  return (row: readonly string[], index: number): Row => {
    const cell = (heading: string | null | undefined) => row[places.get(heading ?? '') ?? -1] ?? '';
    const own = moneyOf(cell, mapping, outFactor);
    const other = own ? undefined : others.find((heading) => readBankAmount(cell(heading)) !== null);
    const money = other === undefined ? own : readMoney(cell(other));
    const currency = other === undefined ? ofHeading : currencyOfHeading(other);
    const balance = cell(mapping.balance);
    return {
      line: firstRow + index,
      written: cell(mapping.date),
      date: readBankDate(cell(mapping.date), mapping.dayFirst ?? false),
      description: cleanDescription(cell(mapping.description)),
      money,
      side: mapping.direction ? sideOf(cell(mapping.direction)) : null,
      currency: foreign(money?.currency ?? currency ?? readCurrency(cell(mapping.currency))),
      status: leftOutBy(cell(mapping.status)),
      account: cell(mapping.account) || null,
      balance: readMoney(balance)?.cents ?? null,
      isBalanceReadable: balance === '' || readMoney(balance) !== null,
    };
  };
};

export const toSigned = ({ money, side, description }: Row) => ({ cents: money?.cents ?? 0, side, description });

export const toBalanced = ({ date, money, balance }: Row) => ({ date: date ?? '', cents: money?.cents ?? 0, balance });

/** The amount of a row with its sign; null where nothing states it. */
export const signer = (rows: readonly Row[], mapping: ColumnMapping): ((row: Row) => number | null) => {
  const signed = rows.filter(({ money }) => money !== null).map(toSigned);
  if (!mapping.direction) {
    const factor = mapping.positiveIsOut ? -1 : 1;
    return ({ money }) => (money === null ? null : money.cents * factor + 0);
  }
  const factors = factorsOf(signed);
  return ({ money, side }) => {
    const factor = factors[side ?? 'unknown'];
    return money === null || factor === null ? null : money.cents * factor + 0;
  };
};

export type Outcome =
  | { counted: Row & { date: string; cents: number } }
  | { leftOut: LeftOut }
  | { unreadable: number };

export const outcomeOf = (row: Row, cents: number | null, kept: Kept): Outcome => {
  const { line, date, description, money, currency, status } = row;
  const reason =
    status ?? (currency === null ? null : 'currency') ?? (money !== null && cents === null ? 'direction' : null);
  if (reason !== null && (date !== null || status !== null)) {
    const leftOut: LeftOut = { line, date, description, amount: cents ?? money?.cents ?? null, currency, reason };
    const amount = keptAmount(leftOut, kept);
    return amount === null || date === null ? { leftOut } : { counted: { ...row, balance: null, date, cents: amount } };
  }
  if (date === null || cents === null || !row.isBalanceReadable) return { unreadable: line };
  return { counted: { ...row, date, cents } };
};

export const isRow = ({ date, money }: Row): boolean => date !== null && money !== null;
