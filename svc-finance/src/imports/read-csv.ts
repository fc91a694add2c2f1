import { type ColumnMapping, MOST_MOVEMENTS_PER_STATEMENT } from '@evenhand/contracts/finance/imports';
import Papa from 'papaparse';
import { readBankAmount } from './amounts.js';
import { readBankDate } from './dates.js';
import type { Movement } from './movement.js';
import type { Statement } from './statement.js';
import { StatementRefused } from './statement-refused.js';

const DATE = /\bdate\b/i;
const DESCRIPTION = /descr|memo|details|payee|narrative|transaction$/i;
const AMOUNT = /^(amount|cad\$?|value|amount \(?cad\)?)$/i;
const OUT = /withdraw|debit|money out|paid out/i;
const IN = /deposit|credit|money in|paid in/i;
const BALANCE = /balance/i;

/** The mapping by known headings. */
export const guessMapping = (headings: readonly string[]): ColumnMapping => {
  const find = (pattern: RegExp) => headings.find((heading) => pattern.test(heading)) ?? null;
  const amount = find(AMOUNT);
  return {
    date: find(DATE) ?? '',
    description: find(DESCRIPTION) ?? '',
    amount,
    moneyOut: amount === null ? find(OUT) : null,
    moneyIn: amount === null ? find(IN) : null,
    balance: find(BALANCE),
    dayFirst: false,
  };
};

/** Whether every required column is mapped and exists. */
const isComplete = (mapping: ColumnMapping, headings: readonly string[]): boolean => {
  const { date, description, amount, moneyOut, moneyIn, balance } = mapping;
  const named = [date, description, amount, moneyOut, moneyIn, balance].filter((heading) => heading !== null);
  const hasAmount = amount !== null || moneyOut !== null || moneyIn !== null;
  return hasAmount && named.every((heading) => headings.includes(heading));
};

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

/** The first row as headings. */
export const headingsOf = (text: string): string[] => (rowsOf(text, 1)[0] ?? []).map(asHeading);

/**
 * Reads a CSV by a mapping that was given, remembered, or guessed from its headings.
 * @throws StatementRefused above the limit of rows
 */
export const readCsv = (text: string, stated: ColumnMapping | null): Statement => {
  const [first = [], ...rows] = rowsOf(text, MOST_MOVEMENTS_PER_STATEMENT + 2);
  if (rows.length > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
  const headings = first.map(asHeading);
  const mapping = stated ?? guessMapping(headings);
  const needsMapping = !isComplete(mapping, headings);
  const read = needsMapping ? [] : rows.map((row) => movementOf(row, headings, mapping));
  return {
    format: 'csv',
    headings,
    mapping,
    needsMapping,
    movements: read.flatMap((line) => line?.movement ?? []),
    // Line 1 has the headings.
    unreadable: read.flatMap((line, index) => (line ? [] : [index + 2])),
    closingBalance: latestBalance(read.flatMap((line) => line ?? [])),
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
  return { movement: { date, description, amount }, balance: readBankAmount(cell(mapping.balance)) };
};

const amountOf = (cell: (heading: string | null) => string, { amount, moneyOut, moneyIn }: ColumnMapping) => {
  if (amount !== null) return readBankAmount(cell(amount));
  const [out, into] = [readBankAmount(cell(moneyOut)), readBankAmount(cell(moneyIn))];
  if (out === null && into === null) return null;
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
