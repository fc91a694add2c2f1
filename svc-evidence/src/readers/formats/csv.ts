import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { decoded } from '../decode.js';
import { continued, lookAhead, upTo } from '../look-ahead.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { writtenMoment } from '../written-date.js';
import { columnsOf, type Row, widthOf } from './csv-columns.js';
import { textsInRows } from './csv-texts.js';
import { inPages, span } from './pages.js';

interface Beginning {
  above: number;
  names: string[];
}

const AMOUNT = /^[-+(]?\s?[$€£]?\s?-?\d[\d.,' ]*[.,]\d{2}\)?$/;

const usualWidth = (rows: Row[]): number => rows.map(widthOf).sort((a, b) => a - b)[rows.length >> 1] ?? 0;

const isOfData = (row: Row): boolean =>
  row.some((cell) => AMOUNT.test(cell.trim()) || writtenMoment(cell.trim()) !== null);

const beginningOf = (rows: Row[]): Beginning => {
  const named = rows.findIndex((row) => columnsOf(row));
  const full = rows.findIndex((row) => widthOf(row) >= usualWidth(rows));
  const first = rows[full] ?? [];
  const before = rows[full - 1] ?? [];
  if (named >= 0) return { above: named, names: rows[named] ?? [] };
  if (full === rows.length - 1) return { above: full, names: [] };
  if (!isOfData(first)) return { above: full, names: first };
  return widthOf(before) > 1 ? { above: full - 1, names: before } : { above: full, names: [] };
};

/** In characters; longer means an unclosed quotation mark, whose repeated search is quadratic. */
const LONGEST_ROW = 4_000_000;

async function* rowsOf(text: AsyncIterable<string>, delimiter: string): AsyncIterable<Row> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter, skipEmptyLines: 'greedy' });
  let sinceRow = 0;
  const measured = async function* () {
    for await (const piece of text) {
      sinceRow += piece.length;
      if (sinceRow > LONGEST_ROW) throw new Unreadable('table-without-end');
      yield piece;
    }
  };
  const source = Readable.from(measured());
  source.on('error', (error) => parser.destroy(error));
  for await (const row of source.pipe(parser)) {
    sinceRow = 0;
    yield row;
  }
}

const lineOf = (row: Row, names: string[] = []): string =>
  row
    .map((cell, column) => [names[column]?.trim(), cell.trim()].filter(Boolean).join(': '))
    .filter((_, column) => row[column]?.trim())
    .join('; ');

async function* linesOfRows(rows: AsyncIterable<Row>, names: string[]): AsyncIterable<string> {
  for await (const row of rows) yield lineOf(row, names);
}

const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;

const [MOST_ROWS, MOST_CHARACTERS] = [50, 65_536];

const delimited = async (given: AsyncIterable<string>) => {
  const { sample, rest } = await lookAhead(given, upTo(MOST_CHARACTERS));
  const beginning = sample.join('');
  const [line = '', declared] = SEPARATOR_LINE.exec(beginning) ?? [];
  const delimiter = declared ?? Papa.parse(beginning, { preview: MOST_ROWS }).meta.delimiter;
  // The first piece contains a line break, by which the parser detects the line end.
  return { delimiter, text: continued([beginning.slice(line.length)], rest) };
};

export const csv: Parse = async function* ({ bytes }) {
  const { delimiter, text } = await delimited(decoded(bytes));
  const isMuch = upTo(MOST_CHARACTERS);
  let seen = 0;
  const { sample, all } = await lookAhead(rowsOf(text, delimiter), (row) => {
    seen += 1;
    return seen === MOST_ROWS || isMuch(row.join(''));
  });
  const { above, names } = beginningOf(sample);
  const title = sample.slice(0, above).map((row) => lineOf(row));
  yield* inPages(title, () => 'above the table');
  const rows = without(names.length === 0 ? above : above + 1, all);
  const columns = columnsOf(names);
  if (columns) yield* textsInRows(rows, columns, delimiter);
  else yield* inPages(linesOfRows(rows, names), span('row'));
};

async function* without<T>(first: number, all: AsyncIterable<T>): AsyncIterable<T> {
  let left = first;
  for await (const one of all) {
    if (left === 0) yield one;
    else left -= 1;
  }
}
