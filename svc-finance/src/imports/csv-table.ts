import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import Papa from 'papaparse';
import {
  columnsOf,
  isComplete,
  isMovement,
  isRoundMovement,
  isWords,
  mappingByContents,
  mappingByHeadings,
} from './columns.js';
import type { Reading } from './reading.js';

const MOST_COLUMNS = 100;
/** Limit of a mapping. */
const LONGEST_HEADING = 200;

/** Rows that decide what the columns hold. */
export const SAMPLED_ROWS = 200;

/** The lines that a stray quote joined: none of them is a row, and each is named as not read. */
const brokenUp = (row: readonly string[]): string[][] =>
  row
    .join(',')
    .split('\n')
    .map((line) => [line]);

/** The first non-empty rows. */
export const rowsOf = (text: string, most: number): string[][] => {
  // Empty lines would mislead the guess of the separator; without them errors have other numbers.
  const { delimiter } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: SAMPLED_ROWS }).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? (row ?? []) : [])));
  return data
    .flatMap((row, index) => (broken.has(index) ? brokenUp(row) : [row]))
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .slice(0, most)
    .map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.trim()));
};

export const asHeading = (cell: string): string => cell.slice(0, LONGEST_HEADING).replaceAll('\0', '').toWellFormed();

/** Rows before the headings: the name of the bank, the account, the day of the export. */
export const LONGEST_PREAMBLE = 20;

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

export interface Table {
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
export const tableOf = (rows: readonly string[][], { withoutHeadings }: Reading): Table => {
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
