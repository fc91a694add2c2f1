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
}

/** Messages of known senders that another date form needs: fewer may be quoted in a message. */
const FEWEST_OF_OTHER_FORM = 3;

/** By form: of exports of two phones in one file, too. */
const ordersOf = (lines: string[], form: Form): Map<Form, Order> => {
  const forms = new Map<Form, OfForm>();
  for (const line of lines) {
    const start = startOf(line);
    if (!start) continue;
    const found: OfForm = forms.get(start.form) ?? {
      orders: new DateOrders(YEARS),
      usual: 'month-first',
      senders: new Map(),
    };
    forms.set(start.form, found);
    found.orders.see(start.date);
    if (start.usual !== 'month-first') found.usual = start.usual;
    if (start.sender !== undefined) found.senders.set(start.sender, (found.senders.get(start.sender) ?? 0) + 1);
  }
  const known = forms.get(form)?.senders ?? new Map<string, number>();
  const isOfChat = ({ senders }: OfForm): boolean =>
    [...senders].reduce((sum, [name, count]) => sum + (known.has(name) ? count : 0), 0) >= FEWEST_OF_OTHER_FORM;
  const kept = [...forms].filter(([other, found]) => other === form || isOfChat(found));
  return new Map(kept.map(([other, { orders, usual }]) => [other, orders.order(usual)]));
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
  const orders = ordersOf(sample, form);
  const thread = threadOf(filename);
  let [open, number]: [Message | undefined, number] = [undefined, 0];
  const begun = (people: string[], at: string | null, text: string): Message => {
    number += 1;
    return { kind: 'message', source: 'whatsapp', thread, path: `message ${number}`, people, at, text };
  };
  for await (const line of all) {
    const start = startOf(line);
    const order = start && orders.get(start.form);
    if (start && order) {
      if (open) yield worded(open);
      open = begun(start.sender === undefined ? [] : [start.sender], atOf(start, order), start.text);
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
