import { continued, worded } from '../no-text.js';
import { DateOrders } from '../numeric-dates.js';
import type { Message, Source } from '../unit.js';
import { numbersIn, writtenMoment } from '../written-date.js';

/** "2024/01/15(Mon)", "Mon, 01/15/2024", "2024.01.15 Monday", "—————  2024-01-15  —————" */
const DAY =
  /^\s*(?:[—–-]{3,20}\s{0,4})?(?:\p{L}{2,9}\.?,? )?(?<day>\d{1,4}(?<mark>[./-])\d{1,2}\k<mark>\d{1,4})(?:\s?\(?\p{L}{1,9}\.?\)?)?(?:\s{0,4}[—–-]{3,20})?\s*$/u;

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?`;

interface DayHeadings {
  source: Source;
  /** Groups `time`, `name` and `text`. */
  start: RegExp;
  title: RegExp;
}

const line: DayHeadings = {
  source: 'line',
  start: new RegExp(String.raw`^(?<time>${CLOCK})\t(?:(?<name>[^\t]{1,100})\t)?(?<text>.*)$`, 'isu'),
  title: /^\[LINE\] (?:Chat history with|Chat in|Historique de discussion avec) (?<title>.{1,200}?)\s*$/iu,
};

const weChat: DayHeadings = {
  source: 'wechat',
  start: new RegExp(String.raw`^(?<name>\S(?:.{0,98}\S)?)\s{2,4}(?<time>${CLOCK})\s*(?<text>)$`, 'isu'),
  title: /^\s*Chat history between (?<title>.{1,200}?) (?:and .{1,200} )?in WeChat/iu,
};

const startsIn = (lines: string[], { start }: DayHeadings): number => lines.filter((text) => start.test(text)).length;

/** Undefined when messages are not listed under headings of days. */
export const dayHeadingsIn = (lines: string[]): DayHeadings | undefined => {
  const first = lines.findIndex((text) => DAY.test(text));
  if (first < 0) return undefined;
  const below = lines.slice(first + 1).filter((text) => text.trim());
  const kind = [line, weChat].find(({ start }) => start.test(below[0] ?? ''));
  return kind && startsIn(below, kind) * 8 >= below.length ? kind : undefined;
};

/** LINE quotes a text of several lines. */
const unquoted = (text: string): string =>
  text.includes('\n') && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;

const dateOf = (text: string): string => (DAY.exec(text)?.groups?.day ?? '').replaceAll('.', '/');

/** @param sample decides the order of day and month */
export async function* messagesByDay(
  filename: string,
  { source, start, title }: DayHeadings,
  sample: string[],
  lines: AsyncIterable<string>,
): AsyncIterable<Message> {
  const orders = new DateOrders();
  for (const text of sample) {
    const numbers = numbersIn(dateOf(text));
    if (numbers) orders.see(numbers);
  }
  const order = orders.order('month-first');
  let thread = filename.replace(/\.txt$/i, '');
  let [day, number, open]: [string, number, Message | undefined] = ['', 0, undefined];
  const complete = (message: Message): Message => worded({ ...message, text: unquoted(message.text.trim()) });
  for await (const text of lines) {
    const found = day === '' ? undefined : start.exec(text)?.groups;
    const isDay = DAY.test(text);
    if ((found || isDay) && open) yield complete(open);
    if (found || isDay) open = undefined;
    if (isDay) day = dateOf(text);
    else if (found) {
      number += 1;
      const { name, time = '', text: begun = '' } = found;
      const people = name === undefined ? [] : [name.trim()];
      const at = writtenMoment(`${day} ${time}`, order);
      open = { kind: 'message', source, thread, path: `message ${number}`, people, at, text: begun };
    } else if (open && open.text.length < LONGEST_MESSAGE) open.text = `${open.text}\n${text}`;
    else if (open) {
      yield complete(open);
      open = continued(open, text);
    } else if (day === '') thread = title.exec(text)?.groups?.title ?? thread;
  }
  if (open) yield complete(open);
}

/** Bounds memory; what follows continues it in another. */
const LONGEST_MESSAGE = 100_000;
