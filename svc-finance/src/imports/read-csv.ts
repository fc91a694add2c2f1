import { type ColumnMapping, MOST_MOVEMENTS_PER_STATEMENT } from '@evenhand/contracts/finance/imports';
import Papa from 'papaparse';
import { readBankAmount } from './amounts.js';
import { columnsOf, isComplete, isDayFirst, isMovement, mappingByContents, mappingByHeadings } from './columns.js';
import { readBankDate } from './dates.js';
import type { Movement } from './movement.js';
import type { Statement } from './statement.js';
import { StatementRefused } from './statement-refused.js';

const MOST_COLUMNS = 100;
const LONGEST_DESCRIPTION = 500;
/** Limit of a mapping. */
const LONGEST_HEADING = 200;

/** The first non-empty rows. */
const rowsOf = (text: string, most: number): string[][] =>
  Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: most }).data.map((row) =>
    row.slice(0, MOST_COLUMNS).map((cell) => cell.trim()),
  );

const asHeading = (cell: string): string => cell.slice(0, LONGEST_HEADING).toWellFormed();

/** Rows before the headings: the name of the bank, the account, the day of the export. */
const LONGEST_PREAMBLE = 20;
/** Rows that decide what the columns of a file without headings hold. */
const SAMPLED_ROWS = 200;

const columnName = (number: number): string => `Column ${number}`;

interface Table {
  readonly headings: string[];
  readonly rows: string[][];
  /** The number of the first row, from 1; empty lines do not count. */
  readonly firstRow: number;
  /** By the headings, or by the contents where there are none. */
  readonly guess: ColumnMapping;
  /** What a remembered mapping belongs to. */
  readonly key: readonly string[];
}

const withDays = (mapping: ColumnMapping, headings: readonly string[], rows: readonly string[][]): ColumnMapping => {
  const place = headings.indexOf(mapping.date);
  return { ...mapping, dayFirst: isDayFirst(rows.map((row) => row[place] ?? '')) };
};

/** The row of known headings, else that of the first movement, else the first row. */
const tableOf = (rows: readonly string[][]): Table => {
  const beginning = rows.slice(0, LONGEST_PREAMBLE);
  const known = beginning.findIndex((row) => isComplete(mappingByHeadings(row.map(asHeading)), row.map(asHeading)));
  const movement = beginning.findIndex(isMovement);
  // The row above the first movement has headings, unless it is shorter or there is none.
  if (known < 0 && movement >= 0 && (beginning[movement - 1]?.length ?? 0) < (beginning[movement]?.length ?? 0)) {
    const body = rows.slice(movement);
    const columns = columnsOf(body.slice(0, SAMPLED_ROWS), columnName);
    const headings = columns.map(({ heading }) => heading);
    const key = columns.map(({ kind }) => kind);
    return {
      headings,
      rows: body,
      firstRow: movement + 1,
      guess: withDays(mappingByContents(columns), headings, body),
      key,
    };
  }
  const top = known >= 0 ? known : Math.max(0, movement - 1);
  const headings = (rows[top] ?? []).map(asHeading);
  const body = rows.slice(top + 1);
  return {
    headings,
    rows: body,
    firstRow: top + 2,
    guess: withDays(mappingByHeadings(headings), headings, body),
    key: headings,
  };
};

/**
 * Reads a CSV by a mapping that was given, remembered, or guessed.
 * @param rememberedFor returns the mapping of earlier files with the same columns
 * @throws StatementRefused above the limit of rows
 */
export const readCsv = (
  text: string,
  stated: ColumnMapping | null,
  rememberedFor: (key: readonly string[]) => ColumnMapping | null,
): Statement & { key: readonly string[] } => {
  const all = rowsOf(text, MOST_MOVEMENTS_PER_STATEMENT + LONGEST_PREAMBLE + 2);
  const { headings, rows, firstRow, guess, key } = tableOf(all);
  if (rows.length > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
  const mapping = stated ?? rememberedFor(key) ?? guess;
  const needsMapping = !isComplete(mapping, headings);
  const read = needsMapping ? [] : rows.map((row) => movementOf(row, headings, mapping));
  return {
    format: 'csv',
    headings,
    mapping,
    needsMapping,
    movements: read.flatMap((line) => line?.movement ?? []),
    unreadable: read.flatMap((line, index) => (line ? [] : [firstRow + index])),
    closingBalance: latestBalance(read.flatMap((line) => line ?? [])),
    key,
  };
};

interface Line {
  movement: Movement;
  balance: number | null;
}

const movementOf = (row: string[], headings: string[], mapping: ColumnMapping): Line | null => {
  const cell = (heading: string | null) => (heading === null ? '' : (row[headings.indexOf(heading)] ?? ''));
  const date = readBankDate(cell(mapping.date), mapping.dayFirst);
  const amount = amountOf(cell, mapping);
  if (date === null || amount === null) return null;
  const description = cell(mapping.description).replaceAll('\0', '').slice(0, LONGEST_DESCRIPTION).toWellFormed();
  const balance = cell(mapping.balance);
  if (balance !== '' && readBankAmount(balance) === null) return null;
  return { movement: { date, description, amount }, balance: readBankAmount(balance) };
};

/** Null where a cell is written and is no amount: nothing is counted as zero. */
const amountOf = (cell: (heading: string | null) => string, { amount, moneyOut, moneyIn }: ColumnMapping) => {
  if (amount !== null) return readBankAmount(cell(amount));
  const written = [cell(moneyOut), cell(moneyIn)];
  const [out, into] = written.map(readBankAmount);
  const isUnreadable = written.some((text) => text !== '' && readBankAmount(text) === null);
  if (isUnreadable || written.every((text) => text === '')) return null;
  return (into ?? 0) - Math.abs(out ?? 0);
};

/** Files are sorted either way: takes the balance of the latest day from the line at the newer end. */
const latestBalance = (lines: Line[]): Statement['closingBalance'] => {
  const known = lines.flatMap(({ movement: { date }, balance }) =>
    balance === null ? [] : [{ date, amount: balance }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  return first.date > last.date ? first : last;
};
