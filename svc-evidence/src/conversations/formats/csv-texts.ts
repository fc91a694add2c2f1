import { lookAhead, upTo } from '../ahead.js';
import { writtenBy } from '../correspondent.js';
import { isoOf } from '../local-time.js';
import { DateOrders, type Order } from '../numeric-dates.js';
import type { Message } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { numbersIn, writtenMoment } from '../written-date.js';

/** The cells of a row, from left to right. */
export type Row = string[];

/** Up to the last cell with something in it. */
export const widthOf = (row: Row): number => row.findLastIndex((cell) => cell.trim()) + 1;

/** The columns by which exporters of text messages (iMessage, SMS) name what a message has. */
const names = {
  at: /^(message )?(date|timestamp|sent( at)?|datetime|date\/time)$/i,
  time: /^time$/i,
  from: /^(from|sender|sender name|author)$/i,
  to: /^(to|recipient|recipients)$/i,
  /** Whom the owner of the phone wrote with, whoever of both wrote. */
  contact: /^(name|contact|contact name)$/i,
  number: /^(sender id|number|phone|phone number|address)$/i,
  direction: /^(type|direction)$/i,
  text: /^(text|message|body|content)$/i,
  thread: /^(chat|chat session|conversation|thread)$/i,
};

/** In which column each stands. */
type Columns = { [name in keyof typeof names]: number | undefined } & { all: number; text: number };

const SENT_BY_OWNER = /^(outgoing|sent|out|2)$/i;

/** The columns of an export of texts; undefined for those of another table. */
export const columnsOf = (headers: string[]): Columns | undefined => {
  const called = (name: RegExp) => {
    const column = headers.findIndex((header) => name.test(header.trim()));
    return column < 0 ? undefined : column;
  };
  const [date, time, text] = [called(names.at), called(names.time), called(names.text)];
  const columns = {
    at: date ?? time,
    time: date === undefined ? undefined : time,
    from: called(names.from),
    to: called(names.to),
    contact: called(names.contact),
    number: called(names.number),
    direction: called(names.direction),
    thread: called(names.thread),
    all: widthOf(headers),
  };
  const isTold = columns.at !== undefined && (columns.from ?? columns.contact ?? columns.number) !== undefined;
  return isTold && text !== undefined ? { ...columns, text } : undefined;
};

/**
 * Rows that have a cell for each column. Where one has more, nobody put quotation marks around a text in which the sign
 * between cells stands: it goes on in the cells behind its own.
 */
async function* fitted(rows: AsyncIterable<Row>, { all, text }: Columns, delimiter: string): AsyncIterable<Row> {
  for await (const row of rows) {
    const end = text + 1 + Math.max(0, widthOf(row) - all);
    yield [...row.slice(0, text), row.slice(text, end).join(delimiter), ...row.slice(end)];
  }
}

const valueIn = (row: Row, column: number | undefined): string => (row[column ?? -1] ?? '').trim();

/** The sender first. The owner of the phone often stands there without a name. */
const peopleOf = (row: Row, { from, to, contact, number, direction }: Columns): string[] => {
  const other = valueIn(row, contact) || valueIn(row, number);
  return SENT_BY_OWNER.test(valueIn(row, direction))
    ? writtenBy(valueIn(row, from) || 'Me', [valueIn(row, to) || other])
    : writtenBy(valueIn(row, from) || other, [valueIn(row, to)]);
};

const dateIn = (row: Row, { at, time }: Columns): string => `${valueIn(row, at)} ${valueIn(row, time)}`.trim();

const messageOf = (row: Row, columns: Columns, order: Order, number: number): Message => {
  const date = dateIn(row, columns);
  return {
    kind: 'message',
    source: 'texts',
    thread: valueIn(row, columns.thread) || 'messages',
    path: `row ${number}`,
    people: peopleOf(row, columns),
    at: writtenMoment(date, order) ?? isoOf(date),
    text: valueIn(row, columns.text),
  };
};

/** Nobody writes a longer one: a quotation mark that nothing closes swallowed the messages behind it. */
const LONGEST_MESSAGE = 100_000;

/** The dates of so much decide what is day and what is month. */
const LOOKED_AT_IN_CHARACTERS = 8_000_000;

/** The messages of a table of texts. */
export async function* textsInRows(
  rows: AsyncIterable<Row>,
  columns: Columns,
  delimiter: string,
): AsyncIterable<Message> {
  const isEnough = upTo(LOOKED_AT_IN_CHARACTERS);
  // A date that can be read but one way needs no other beside it.
  const { sample, all } = await lookAhead(fitted(rows, columns, delimiter), (row) => {
    const date = dateIn(row, columns);
    return (date !== '' && !numbersIn(date)) || isEnough(row.join(''));
  });
  const orders = new DateOrders();
  for (const row of sample) {
    const numbers = numbersIn(dateIn(row, columns));
    if (numbers) orders.see(numbers);
  }
  const isDashed = valueIn(sample[0] ?? [], columns.at).includes('-');
  const order = orders.order(isDashed ? 'day-first' : 'month-first');
  let number = 0;
  for await (const row of all) {
    number += 1;
    const message = messageOf(row, columns, order, number);
    if (message.text.length > LONGEST_MESSAGE) throw new Unreadable(`Row ${number} of this table has no end.`);
    yield message;
  }
}
