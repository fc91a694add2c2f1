import { writtenMoment } from '../written-date.js';
import { columnsOf, type Row, widthOf } from './csv-columns.js';

export interface Beginning {
  /** Title and bank remarks above the table. */
  above: number;
  /** Empty where the table has no header. */
  names: string[];
}

const AMOUNT = /^[-+(]?\s?[$€£]?\s?-?\d[\d.,' ]*[.,]\d{2}\)?$/;

/** At least as wide as half of the rows. */
const usualWidth = (rows: Row[]): number => rows.map(widthOf).sort((a, b) => a - b)[rows.length >> 1] ?? 0;

const isOfData = (row: Row): boolean =>
  row.some((cell) => AMOUNT.test(cell.trim()) || writtenMoment(cell.trim()) !== null);

export const beginningOf = (rows: Row[]): Beginning => {
  const named = rows.findIndex((row) => columnsOf(row));
  const full = rows.findIndex((row) => widthOf(row) >= usualWidth(rows));
  const first = rows[full] ?? [];
  const before = rows[full - 1] ?? [];
  if (named >= 0) return { above: named, names: rows[named] ?? [] };
  // A single row is not a header.
  if (full === rows.length - 1) return { above: full, names: [] };
  if (!isOfData(first)) return { above: full, names: first };
  // Cells without a header make rows longer.
  return widthOf(before) > 1 ? { above: full - 1, names: before } : { above: full, names: [] };
};
