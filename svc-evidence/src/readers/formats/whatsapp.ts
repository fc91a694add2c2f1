import { momentOf } from '../local-time.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { worded } from '../no-text.js';
import { DateOrders, inOrder, type Order } from '../numeric-dates.js';
import type { Message } from '../unit.js';
import { type Form, type Start, startOf, unmarked } from './whatsapp-line.js';

const LOOKED_AT_IN_CHARACTERS = 16_000_000;

/** WhatsApp began in 2009. */
const YEARS = [2_009, 2_050] as const;

const LONGEST_MESSAGE = 100_000;

const orderOf = (lines: string[], form: Form): Order => {
  const orders = new DateOrders(YEARS);
  let usual: Order = 'month-first';
  for (const line of lines) {
    const start = startIn(line, form);
    if (start) orders.see(start.date);
    if (start && start.usual !== 'month-first') usual = start.usual;
  }
  return orders.order(usual);
};

const startIn = (line: string, form: Form): Start | undefined => {
  const start = startOf(line);
  return start?.form === form ? start : undefined;
};

const atOf = ({ date, hour, minute, second }: Start, order: Order): string | null => {
  const [year, month, day] = inOrder(date, order);
  return momentOf(year, month, day, hour, minute, second);
};

const threadOf = (filename: string): string =>
  filename.replace(/\.txt$/i, '').replace(/^(?:WhatsApp Chat (?:with|-)|Discussion WhatsApp avec) /i, '');

/** A line without a date in this form continues the message before. */
export async function* whatsApp(filename: string, form: Form, lines: AsyncIterable<string>): AsyncIterable<Message> {
  const { sample, all } = await lookAhead(lines, upTo(LOOKED_AT_IN_CHARACTERS));
  const order = orderOf(sample, form);
  const thread = threadOf(filename);
  let [open, number]: [Message | undefined, number] = [undefined, 0];
  const begun = (people: string[], at: string | null, text: string): Message => {
    number += 1;
    return { kind: 'message', source: 'whatsapp', thread, path: `message ${number}`, people, at, text };
  };
  for await (const line of all) {
    const start = startIn(line, form);
    if (start) {
      if (open) yield worded(open);
      open = begun(start.sender === undefined ? [] : [start.sender], atOf(start, order), start.text);
    } else if (!open) {
      if (line.trim()) open = begun([], null, unmarked(line));
    } else if (open.text.length < LONGEST_MESSAGE) {
      // Bounds a message without an end.
      open.text = open.text ? `${open.text}\n${unmarked(line)}` : unmarked(line);
    }
  }
  if (open) yield worded(open);
}
