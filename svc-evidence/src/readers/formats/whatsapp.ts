import { momentOf } from '../local-time.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { continued, worded } from '../no-text.js';
import { DateOrders, inOrder, type Order } from '../numeric-dates.js';
import type { Message } from '../unit.js';
import { type Form, type Start, startOf, unmarked } from './whatsapp-line.js';

const LOOKED_AT_IN_CHARACTERS = 16_000_000;

/** WhatsApp began in 2009. */
const YEARS = [2_009, 2_050] as const;

/** Bounds memory; what follows continues it in another. */
const LONGEST_MESSAGE = 100_000;

interface OfForm {
  orders: DateOrders;
  usual: Order;
  /** How many messages each has. */
  senders: Map<string, number>;
  /** Numbers of lines. */
  first: number;
  last: number;
}

/** Messages of known senders that another date form needs: fewer may be quoted in a message. */
const FEWEST_OF_OTHER_FORM = 3;

const seen = (of: OfForm | undefined, { date, usual, sender }: Start, at: number): OfForm => {
  const found = of ?? { orders: new DateOrders(YEARS), usual: 'month-first', senders: new Map(), first: at, last: at };
  found.orders.see(date);
  found.last = at;
  if (usual !== 'month-first') found.usual = usual;
  if (sender !== undefined) found.senders.set(sender, (found.senders.get(sender) ?? 0) + 1);
  return found;
};

interface Export {
  order: Order;
  /** The number of its first line. */
  from: number;
}

/** By form: the export of another phone follows the one before it. A form among the messages of another is quoted. */
const exportsIn = (lines: string[], form: Form): Map<Form, Export> => {
  let own: OfForm | undefined;
  const behind = new Map<Form, OfForm>();
  for (const [at, line] of lines.entries()) {
    const start = startOf(line);
    if (start?.form === form) {
      own = seen(own, start, at);
      behind.clear();
    } else if (start) behind.set(start.form, seen(behind.get(start.form), start, at));
  }
  const known = own?.senders ?? new Map<string, number>();
  const isOfChat = ({ senders }: OfForm): boolean =>
    [...senders].reduce((sum, [name, count]) => sum + (known.has(name) ? count : 0), 0) >= FEWEST_OF_OTHER_FORM;
  const kept = new Map(own && [[form, own]]);
  let end = own?.last ?? 0;
  for (const [other, found] of behind)
    if (found.first > end && isOfChat(found)) {
      kept.set(other, found);
      end = found.last;
    }
  return new Map([...kept].map(([of, { orders, usual, first }]) => [of, { order: orders.order(usual), from: first }]));
};

const atOf = ({ date, hour, minute, second }: Start, order: Order): string | null => {
  const [year, month, day] = inOrder(date, order);
  return momentOf(year, month, day, hour, minute, second);
};

const threadOf = (filename: string): string =>
  filename.replace(/\.txt$/i, '').replace(/^(?:WhatsApp Chat (?:with|-)|Discussion WhatsApp avec) /i, '');

/** A line without a date in a form of the chat continues the message before. */
export async function* whatsApp(filename: string, form: Form, lines: AsyncIterable<string>): AsyncIterable<Message> {
  const { sample, all } = await lookAhead(lines, upTo(LOOKED_AT_IN_CHARACTERS));
  const exports = exportsIn(sample, form);
  const thread = threadOf(filename);
  let [open, number, index]: [Message | undefined, number, number] = [undefined, 0, -1];
  const begun = (people: string[], at: string | null, text: string): Message => {
    number += 1;
    return { kind: 'message', source: 'whatsapp', thread, path: `message ${number}`, people, at, text };
  };
  for await (const line of all) {
    index += 1;
    const start = startOf(line);
    const found = start && exports.get(start.form);
    if (start && found && index >= found.from) {
      if (open) yield worded(open);
      open = begun(start.sender === undefined ? [] : [start.sender], atOf(start, found.order), start.text);
    } else if (!open) {
      if (line.trim()) open = begun([], null, unmarked(line));
    } else if (open.text.length < LONGEST_MESSAGE)
      open.text = open.text ? `${open.text}\n${unmarked(line)}` : unmarked(line);
    else {
      yield open;
      open = continued(open, unmarked(line));
    }
  }
  if (open) yield worded(open);
}
