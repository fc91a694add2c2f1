import {
  type ColumnMapping,
  type LeftOutReason,
  MOST_MOVEMENTS_PER_STATEMENT,
} from '@evenhand/contracts/finance/imports';
import Papa from 'papaparse';
import { accountKey, chooseAccount, endingOf, type FileAccount } from './accounts.js';
import { type Money, readBankAmount, readCurrency, readMoney } from './amounts.js';
import { closingBalance } from './closing-balance.js';
import {
  columnsOf,
  currencyOfHeading,
  foreignColumns,
  isComplete,
  isMonthFirstBank,
  isMovement,
  isRoundMovement,
  isWords,
  mappingByContents,
  mappingByHeadings,
} from './columns.js';
import { isNumericDate, readBankDate } from './dates.js';
import { type DayOrder, dayOrder, periodIn } from './day-order.js';
import { cleanDescription } from './description.js';
import { type Kept, keptAmount, type LeftOut } from './left-out.js';
import { plainReading, type Reading } from './reading.js';
import { factorsOf, isPositiveOut, type Side, sideOf } from './sides.js';
import type { Statement } from './statement.js';
import { StatementRefused } from './statement-refused.js';
import { leftOutBy } from './statuses.js';

const MOST_COLUMNS = 100;
/** Limit of a mapping. */
const LONGEST_HEADING = 200;
/** Characters of a cell in the view of the first rows. */
const LONGEST_SHOWN = 80;
const SHOWN_ROWS = 10;

/** The first non-empty rows. */
const rowsOf = (text: string, most: number): string[][] =>
  Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: most }).data.map((row) =>
    row.slice(0, MOST_COLUMNS).map((cell) => cell.trim()),
  );

const asHeading = (cell: string): string => cell.slice(0, LONGEST_HEADING).replaceAll('\0', '').toWellFormed();

/** Rows before the headings: the name of the bank, the account, the day of the export. */
const LONGEST_PREAMBLE = 20;
/** Rows that decide what the columns hold. */
const SAMPLED_ROWS = 200;

const columnName = (number: number): string => `Column ${number}`;

/** Headings as a person can choose them: none empty, none twice. */
const headingsOf = (row: readonly string[]): string[] => {
  const taken = new Set<string>();
  return row.map((cell, index) => {
    const written = asHeading(cell) || columnName(index + 1);
    const heading = taken.has(written) ? `${written.slice(0, LONGEST_HEADING - 6)} (${index + 1})` : written;
    taken.add(heading);
    return heading;
  });
};

interface Table {
  readonly headings: string[];
  readonly rows: string[][];
  /** Rows above the headings. */
  readonly preamble: string[][];
  /** The number of the first row, from 1; empty lines do not count. */
  readonly firstRow: number;
  readonly hasHeadings: boolean;
  /** By the headings, or by the contents where there are none. */
  readonly guess: ColumnMapping;
  /** What a remembered mapping belongs to. */
  readonly key: readonly string[];
}

const tableWithout = (rows: readonly string[][], first: number): Table => {
  const body = rows.slice(first);
  const movements = body.filter(isRoundMovement);
  const sample = (movements.length > 0 ? movements : body).slice(0, SAMPLED_ROWS);
  const columns = columnsOf(sample, columnName);
  return {
    headings: columns.map(({ heading }) => heading),
    rows: body,
    preamble: rows.slice(0, first),
    firstRow: first + 1,
    hasHeadings: false,
    guess: mappingByContents(columns),
    key: columns.map(({ kind }) => kind),
  };
};

const tableWith = (rows: readonly string[][], top: number): Table => {
  const headings = headingsOf(rows[top] ?? []);
  const body = rows.slice(top + 1);
  return {
    headings,
    rows: body,
    preamble: rows.slice(0, top),
    firstRow: top + 2,
    hasHeadings: true,
    guess: mappingByHeadings(headings, body.slice(0, SAMPLED_ROWS)),
    key: headings,
  };
};

/** Headings are words, never values, and name the columns that a movement needs. */
const isKnownHeadings = (row: readonly string[]): boolean => {
  if (!isWords(row)) return false;
  const headings = headingsOf(row);
  return isComplete(mappingByHeadings(headings), headings);
};

/** The row of known headings, else that of words above the first movement, else none. */
const tableOf = (rows: readonly string[][], { withoutHeadings }: Reading): Table => {
  const beginning = rows.slice(0, LONGEST_PREAMBLE);
  if (withoutHeadings) return tableWithout(rows, 0);
  const known = beginning.findIndex(isKnownHeadings);
  if (known >= 0) return tableWith(rows, known);
  let movement = beginning.findIndex(isMovement);
  if (movement < 0) movement = beginning.findIndex(isRoundMovement);
  if (movement < 0) return tableWith(rows, 0);
  const length = beginning[movement]?.length ?? 0;
  while (isRoundMovement(beginning[movement - 1] ?? []) && beginning[movement - 1]?.length === length) movement -= 1;
  const above = beginning[movement - 1];
  const isHeading = above !== undefined && above.length >= length && isWords(above);
  return isHeading ? tableWith(rows, movement - 1) : tableWithout(rows, movement);
};

/** A row as its columns state it; cents. */
interface Row {
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
): Money | null => {
  if (amount !== null) return readMoney(cell(amount));
  const written = [cell(moneyOut), cell(moneyIn)];
  const [out, into] = written.map(readMoney);
  const isUnreadable = written.some((text) => text !== '' && readMoney(text) === null);
  if (isUnreadable || written.every((text) => text === '')) return null;
  return { cents: (into?.cents ?? 0) - Math.abs(out?.cents ?? 0), currency: out?.currency ?? into?.currency ?? null };
};

/** Null for Canadian dollars. */
const foreign = (currency: string | null): string | null => (currency === 'CAD' ? null : currency);

const readerOf = ({ headings, firstRow }: Table, mapping: ColumnMapping) => {
  const places = new Map(headings.map((heading, index) => [heading, index]));
  const others = foreignColumns(headings, mapping);
  const ofHeading = currencyOfHeading(mapping.amount);
  return (row: readonly string[], index: number): Row => {
    const cell = (heading: string | null | undefined) => row[places.get(heading ?? '') ?? -1] ?? '';
    const own = moneyOf(cell, mapping);
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

const toSigned = ({ money, side, description }: Row) => ({ cents: money?.cents ?? 0, side, description });

/** The amount of a row with its sign; null where nothing states it. */
const signer = (rows: readonly Row[], mapping: ColumnMapping): ((row: Row) => number | null) => {
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

type Outcome = { counted: Row & { date: string; cents: number } } | { leftOut: LeftOut } | { unreadable: number };

const outcomeOf = (row: Row, cents: number | null, kept: Kept): Outcome => {
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

const isRow = ({ date, money }: Row): boolean => date !== null && money !== null;

const accountsOf = (rows: readonly Row[], outcomes: readonly Outcome[]): FileAccount[] => {
  const numbers = [...new Set(rows.filter(isRow).flatMap(({ account }) => account ?? []))];
  return numbers.map((number) => {
    const own = outcomes.flatMap((outcome) =>
      'counted' in outcome && outcome.counted.account === number ? [outcome.counted] : [],
    );
    return {
      key: accountKey('csv', number),
      ending: endingOf(number),
      currency: null,
      found: own.length,
      balance: closingBalance(own)?.amount ?? null,
    };
  });
};

/** Columns that are absent from a mapping of an older caller are guessed. */
const completed = (mapping: ColumnMapping, guess: ColumnMapping): ColumnMapping => {
  const of = (column: 'direction' | 'status' | 'currency' | 'account') =>
    mapping[column] === undefined ? guess[column] : mapping[column];
  return {
    ...mapping,
    direction: mapping.amount === null ? null : of('direction'),
    status: of('status'),
    currency: of('currency'),
    account: of('account'),
  };
};

const daysOf = (
  table: Table,
  mapping: ColumnMapping,
  stated: boolean | null,
  remembered: boolean | null,
  reading: Reading,
) => {
  const place = table.headings.indexOf(mapping.date);
  const above = table.preamble.flat();
  const within = table.rows.slice(0, SAMPLED_ROWS).flatMap((row) => row.filter((_, index) => index !== place));
  return dayOrder({
    cells: table.rows.map((row) => row[place] ?? '').filter((cell) => cell !== ''),
    others: [...above, ...within].filter(isNumericDate),
    period: periodIn([reading.filename, ...above, ...(table.rows[0] ?? [])]),
    today: reading.today,
    stated,
    remembered,
    bank: isMonthFirstBank(table.headings) ? false : null,
  });
};

const undecided: DayOrder = { dayFirst: null, question: null };

/**
 * Reads a CSV by a mapping that was given, remembered, or guessed.
 * @param rememberedFor returns the mapping of earlier files with the same columns
 * @throws StatementRefused above the limit of rows
 */
export const readCsv = (
  text: string,
  stated: ColumnMapping | null,
  rememberedFor: (key: readonly string[]) => ColumnMapping | null,
  reading: Reading = plainReading(),
): Statement & { key: readonly string[] } => {
  const table = tableOf(rowsOf(text, MOST_MOVEMENTS_PER_STATEMENT + LONGEST_PREAMBLE + 2), reading);
  const { headings, rows, guess, key, hasHeadings } = table;
  if (rows.length > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
  const remembered = stated ? null : rememberedFor(key);
  const columns = completed(stated ?? remembered ?? guess, guess);
  const needsMapping = !isComplete(columns, headings);
  const days = needsMapping
    ? undecided
    : daysOf(table, columns, reading.dayFirst ?? stated?.dayFirst ?? null, remembered?.dayFirst ?? null, reading);
  const isUndecided = !needsMapping && days.dayFirst === null;
  const base = { ...columns, dayFirst: days.dayFirst };
  const read = needsMapping || isUndecided ? [] : rows.map(readerOf(table, base));
  const usable = read.filter((row) => isRow(row) && row.status === null && row.currency === null);
  const isSingle = base.amount !== null && !base.direction;
  const positiveIsOut = isSingle
    ? (base.positiveIsOut ?? (!needsMapping && isPositiveOut(usable.map(toSigned))))
    : null;
  const mapping = { ...base, positiveIsOut };
  const sign = signer(usable, mapping);
  const outcomes = read.map((row) => outcomeOf(row, sign(row), reading.kept));
  const accounts = accountsOf(read, outcomes);
  const chosen = chooseAccount(
    accounts.map((account) => account.key),
    reading.account,
    reading.rememberedAccount,
  );
  const isChosen = (account: string | null) => account === null || accountKey('csv', account) === chosen.account;
  const own = chosen.needsAccount ? [] : outcomes.filter((_, index) => isChosen(read[index]?.account ?? null));
  const counted = own.flatMap((outcome) => ('counted' in outcome ? [outcome.counted] : []));
  return {
    format: 'csv',
    headings,
    firstRows: rows.slice(0, SHOWN_ROWS).map((row) => row.map((cell) => asHeading(cell.slice(0, LONGEST_SHOWN)))),
    hasHeadings,
    mapping,
    needsMapping,
    days: days.question,
    needsDay: isUndecided,
    accounts,
    ...chosen,
    movements: counted.map(({ date, description, cents }) => ({ date, description, amount: cents })),
    unreadable: own.flatMap((outcome) => ('unreadable' in outcome ? [outcome.unreadable] : [])),
    leftOut: own.flatMap((outcome) => ('leftOut' in outcome ? [outcome.leftOut] : [])),
    closingBalance: closingBalance(counted),
    key,
  };
};
