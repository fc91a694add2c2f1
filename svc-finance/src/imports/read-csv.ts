import { type ColumnMapping, MOST_MOVEMENTS_PER_STATEMENT } from '@evenhand/contracts/finance/imports';
import Papa from 'papaparse';
import { readBankAmount } from './amounts.js';
import { guessMapping, isComplete } from './column-mapping.js';
import { readBankDate } from './dates.js';
import type { Movement } from './movement.js';
import type { Statement } from './statement.js';
import { StatementRefused } from './statement-refused.js';

const MOST_COLUMNS = 100;
const LONGEST_DESCRIPTION = 500;
/** As long as a mapping can name. */
const LONGEST_HEADING = 200;

/** The first rows of a CSV, without those that are empty. */
const rowsOf = (text: string, most: number): string[][] =>
  Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: most }).data.map((row) =>
    row.slice(0, MOST_COLUMNS).map((cell) => cell.trim()),
  );

const asHeading = (cell: string): string => cell.slice(0, LONGEST_HEADING).toWellFormed();

/** What the first row of a CSV calls its columns. */
export const headingsOf = (text: string): string[] => (rowsOf(text, 1)[0] ?? []).map(asHeading);

/**
 * Reads the rows of a CSV by a mapping that was told, remembered, or guessed from its headings.
 * @throws StatementRefused when it has more rows than one import may bring
 */
export const readCsv = (text: string, told: ColumnMapping | null): Statement => {
  const [first = [], ...rows] = rowsOf(text, MOST_MOVEMENTS_PER_STATEMENT + 2);
  if (rows.length > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
  const headings = first.map(asHeading);
  const mapping = told ?? guessMapping(headings);
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

/** Files are ordered either way: the balance of the latest day, and of that day the line at the file's newer end. */
const latestBalance = (lines: Line[]): Statement['closingBalance'] => {
  const known = lines.flatMap(({ movement: { date }, balance }) =>
    balance === null ? [] : [{ date, amount: balance }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  return first.date > last.date ? first : last;
};
