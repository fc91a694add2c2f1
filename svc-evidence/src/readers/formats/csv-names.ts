import { writtenMoment } from '../written-date.js';
import { columnsOf, type Row, widthOf } from './csv-columns.js';

/** Where a table begins that may have a title, or remarks of a bank, above it. */
export interface Beginning {
  /** How many rows stand above it. */
  above: number;
  /** What its columns are called; nothing where nobody named them. */
  names: string[];
}

const AMOUNT = /^[-+(]?\s?[$€£]?\s?-?\d[\d.,' ]*[.,]\d{2}\)?$/;

/** As wide as half of the rows are, or wider. */
const usualWidth = (rows: Row[]): number => rows.map(widthOf).sort((a, b) => a - b)[rows.length >> 1] ?? 0;

/** Days and amounts stand in rows, not among the names of columns. */
const isOfData = (row: Row): boolean =>
  row.some((cell) => AMOUNT.test(cell.trim()) || writtenMoment(cell.trim()) !== null);

/** Where a table begins, told by its first rows. */
export const beginningOf = (rows: Row[]): Beginning => {
  const named = rows.findIndex((row) => columnsOf(row));
  const full = rows.findIndex((row) => widthOf(row) >= usualWidth(rows));
  const first = rows[full] ?? [];
  const before = rows[full - 1] ?? [];
  if (named >= 0) return { above: named, names: rows[named] ?? [] };
  // A single row names nothing.
  if (full === rows.length - 1) return { above: full, names: [] };
  if (!isOfData(first)) return { above: full, names: first };
  // Cells without a name make rows longer than the names above them.
  return widthOf(before) > 1 ? { above: full - 1, names: before } : { above: full, names: [] };
};
