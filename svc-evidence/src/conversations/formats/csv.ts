import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { lookAhead } from '../ahead.js';
import { decoded } from '../decode.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { columnsOf, type Row, textsInRows } from './csv-texts.js';
import { partsOf, span } from './pages.js';

/** A row that is longer was begun by a quotation mark that nothing closes; it would be searched again and again. */
const LONGEST_ROW = 4_000_000;

async function* rowsOf(text: AsyncIterable<string>): AsyncIterable<Row> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: 'greedy' });
  let sinceRow = 0;
  const measured = async function* () {
    for await (const piece of text) {
      sinceRow += piece.length;
      if (sinceRow > LONGEST_ROW) throw new Unreadable('A row of this table has no end.');
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

const lineOf = (row: Row): string =>
  Object.entries(row)
    .filter(([, value]) => typeof value === 'string' && value.trim())
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

async function* linesOfRows(rows: AsyncIterable<Row>): AsyncIterable<string> {
  for await (const row of rows) yield lineOf(row);
}

/** A table: as messages when its columns are those of an export of texts, else its rows in parts. */
export const csv: Parse = async function* ({ bytes }) {
  const { sample, all } = await lookAhead(rowsOf(decoded(bytes)), () => true);
  const columns = columnsOf(Object.keys(sample[0] ?? {}));
  if (columns) yield* textsInRows(all, columns);
  else yield* partsOf(linesOfRows(all), span('row'));
};
