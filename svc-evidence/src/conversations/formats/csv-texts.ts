import { charactersUpTo, lookAhead } from '../ahead.js';
import { isoOf } from '../local-time.js';
import { DateOrders, type Order } from '../numeric-dates.js';
import type { Message } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { numbersIn, writtenMoment } from '../written-date.js';

export type Row = Record<string, string>;

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
type Columns = { [name in keyof typeof names]: string | undefined };

const SENT_BY_OWNER = /^(outgoing|sent|out|2)$/i;

/** The columns of an export of texts; undefined for those of another table. */
export const columnsOf = (headers: string[]): Columns | undefined => {
  const called = (name: RegExp) => headers.find((header) => name.test(header.trim()));
  const columns: Columns = {
    at: called(names.at) ?? called(names.time),
    time: called(names.at) && called(names.time),
    from: called(names.from),
    to: called(names.to),
    contact: called(names.contact),
    number: called(names.number),
    direction: called(names.direction),
    text: called(names.text),
    thread: called(names.thread),
  };
  return columns.at && columns.text && (columns.from ?? columns.contact ?? columns.number) ? columns : undefined;
};

const valueIn = (row: Row, column: string | undefined): string => (row[column ?? ''] ?? '').trim();

/** The sender first. The owner of the phone often stands there without a name. */
const peopleOf = (row: Row, { from, to, contact, number, direction }: Columns): string[] => {
  const other = valueIn(row, contact) || valueIn(row, number);
  const said = SENT_BY_OWNER.test(valueIn(row, direction))
    ? [valueIn(row, from) || 'Me', valueIn(row, to) || other]
    : [valueIn(row, from) || other, valueIn(row, to)];
  return said.filter(Boolean);
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
export async function* textsInRows(rows: AsyncIterable<Row>, columns: Columns): AsyncIterable<Message> {
  const isEnough = charactersUpTo(LOOKED_AT_IN_CHARACTERS);
  // A date that can be read but one way needs no other beside it.
  const { sample, all } = await lookAhead(rows, (row) => {
    const date = dateIn(row, columns);
    return (date !== '' && !numbersIn(date)) || isEnough(Object.values(row).join(''));
  });
  const orders = new DateOrders();
  for (const row of sample) {
    const numbers = numbersIn(dateIn(row, columns));
    if (numbers) orders.see(numbers);
  }
  const isDashed = valueIn(sample[0] ?? {}, columns.at).includes('-');
  const order = orders.order(isDashed ? 'day-first' : 'month-first');
  let number = 0;
  for await (const row of all) {
    number += 1;
    const message = messageOf(row, columns, order, number);
    if (message.text.length > LONGEST_MESSAGE) throw new Unreadable(`Row ${number} of this table has no end.`);
    yield message;
  }
}
