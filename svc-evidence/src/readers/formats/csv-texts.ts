import { isoOf } from '../local-time.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { DateOrders, type Order } from '../numeric-dates.js';
import type { Message } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { numbersIn, writtenMoment } from '../written-date.js';
import { type Columns, peopleOf, type Row, textIn, valueIn, widthOf } from './csv-columns.js';

/** One cell per column. Extra cells come from a delimiter in an unquoted text and are joined to it. */
async function* fitted(rows: AsyncIterable<Row>, { all, text }: Columns, delimiter: string): AsyncIterable<Row> {
  for await (const row of rows) {
    const end = text + 1 + Math.max(0, widthOf(row) - all);
    yield [...row.slice(0, text), row.slice(text, end).join(delimiter), ...row.slice(end)];
  }
}

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
    text: textIn(row, columns),
  };
};

/** In characters; longer means an unclosed quotation mark. */
const LONGEST_MESSAGE = 100_000;

/** Characters sampled to decide the order of day and month. */
const LOOKED_AT_IN_CHARACTERS = 8_000_000;

export async function* textsInRows(
  rows: AsyncIterable<Row>,
  columns: Columns,
  delimiter: string,
): AsyncIterable<Message> {
  const isEnough = upTo(LOOKED_AT_IN_CHARACTERS);
  // An unambiguous date ends the sample.
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
  const order = orders.order(isDashed || columns.isFrench ? 'day-first' : 'month-first');
  let number = 0;
  for await (const row of all) {
    number += 1;
    const message = messageOf(row, columns, order, number);
    if (message.text.length > LONGEST_MESSAGE) throw new Unreadable('row-without-end', number);
    yield message;
  }
}
