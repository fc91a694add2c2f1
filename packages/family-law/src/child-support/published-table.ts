import type { Cents } from '@evenhand/contracts/money';
import { dollars } from '../money.js';

/** Width of every row but the last, in cents. */
const ROW_IN_CENTS = 100_000;
const COLUMNS = 6;

/** Start of the row, basic monthly amount, and rate above the start in hundredths of a per cent. */
export interface TableCell {
  readonly from: Cents;
  readonly basic: Cents;
  readonly hundredthsOfPercent: number;
}

/** A table of Schedule I. Rows are 1,000 dollars wide; the last has no end. */
export interface PublishedTable {
  readonly firstIncome: Cents;
  /** Null below the first row, where nothing is payable. */
  cell(income: Cents, children: number): TableCell | null;
}

/**
 * Parses a data file: `from | basic percent | ...`, one row a line, six columns. Throws a RangeError when a row is not
 * at its index.
 */
export const publishedTable = (text: string): PublishedTable => {
  const cells = text.trim().split('\n').map(readRow);
  const [first] = cells;
  if (!first) throw new RangeError('An empty table');
  const firstIncome = first[0].from;
  cells.forEach(([cell], index) => {
    if (cell.from !== firstIncome + index * ROW_IN_CENTS) throw new RangeError(`Row ${index} starts at ${cell.from}`);
  });
  return {
    firstIncome,
    cell(income, children) {
      const row = Math.min(Math.floor((income - firstIncome) / ROW_IN_CENTS), cells.length - 1);
      return cells[row]?.[Math.min(children, COLUMNS) - 1] ?? null;
    },
  };
};

const readRow = (line: string): [TableCell, ...TableCell[]] => {
  const [from, ...columns] = line.split('|').map((part) => part.trim().split(/\s+/).map(Number));
  const [first, ...others] = columns.map(([basic, percent]) => ({
    from: dollars(from?.[0] ?? Number.NaN),
    basic: dollars(basic ?? Number.NaN),
    hundredthsOfPercent: Math.round((percent ?? Number.NaN) * 100),
  }));
  if (!first || others.length !== COLUMNS - 1) throw new RangeError(`Not a row of a table: ${line}`);
  return [first, ...others];
};
