import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { decoded } from '../decode.js';
import { isoOf } from '../local-time.js';
import type { Message, Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { writtenMoment } from '../written-date.js';
import { partsOf, span } from './pages.js';

type Row = Record<string, string>;

/** The columns by which exporters of text messages (iMessage, SMS) name what a message has. */
const columns = {
  at: /^(message )?(date|time|timestamp|sent( at)?|datetime)$/i,
  from: /^(from|sender|sender name|author|name|contact)$/i,
  to: /^(to|recipient|recipients)$/i,
  text: /^(text|message|body|content)$/i,
  thread: /^(chat|chat session|conversation|thread)$/i,
};

const columnOf = (row: Row, which: keyof typeof columns): string | undefined =>
  Object.keys(row).find((name) => columns[which].test(name.trim()));

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

const messageOf = (row: Row, number: number): Message => {
  const value = (which: keyof typeof columns) => (row[columnOf(row, which) ?? ''] ?? '').trim();
  return {
    kind: 'message',
    source: 'texts',
    thread: value('thread') || 'messages',
    path: `row ${number}`,
    people: [value('from'), value('to')].filter(Boolean),
    at: writtenMoment(value('at')) ?? isoOf(value('at')),
    text: value('text'),
  };
};

const lineOf = (row: Row): string =>
  Object.entries(row)
    .filter(([, value]) => typeof value === 'string' && value.trim())
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

async function* linesOfRows(first: Row | undefined, rest: AsyncIterator<Row>): AsyncIterable<string> {
  if (first) yield lineOf(first);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield lineOf(next.value);
}

/** A table: as messages when its columns are those of an export of texts, else its rows in parts. */
export const csv: Parse = async function* ({ bytes }) {
  const rows = rowsOf(decoded(bytes))[Symbol.asyncIterator]();
  const first = await rows.next();
  if (first.done) return;
  const isChat = (['at', 'from', 'text'] as const).every((which) => columnOf(first.value, which));
  if (!isChat) {
    yield* partsOf(linesOfRows(first.value, rows), span('row'));
    return;
  }
  let number = 1;
  for (let next: IteratorResult<Row> = first; !next.done; next = await rows.next())
    yield messageOf(next.value, number++);
};
