import { inPages, span } from './formats/pages.js';
import { lookAhead, upTo } from './look-ahead.js';
import { DateOrders, type Order } from './numeric-dates.js';
import type { Message, Source, Unit } from './unit.js';
import { numbersIn, writtenMoment } from './written-date.js';

const SAMPLE_IN_CHARACTERS = 60_000;
const LONGEST_MESSAGE = 100_000;

const DATE = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,4}[./]\d{1,2}[./]\d{1,4}|(?:\p{L}{2,9}\.?,? )?\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}(?:er)? \p{L}{3,9}\.? \d{4}`;
const TIME = String.raw`\d{1,2}(?::|\s?h\s?)\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\b\.?)?`;
/** "2024-01-15 21:41 Ann: Hello", "[Jan 15, 2024, 9:41 PM] Ann: Hello", "15/01/2024 21:41 - Ann: Hello" */
const START = new RegExp(
  String.raw`^\s*[[(]?(?<date>${DATE})(?<time>(?:,|\sat|\sà|T)?\s{0,4}${TIME})?\s{0,4}[\])]?\s{0,4}[-–—,|:]?\s{1,9}(?<name>[\p{L}+~][^:\n]{0,59}?)\s{0,9}:\s+(?<said>\S.*)$`,
  'isu',
);

interface Start {
  written: string;
  name: string;
  text: string;
  hasTime: boolean;
}

const startOf = (line: string): Start | undefined => {
  // Cheap test before the regular expression.
  if (!line.includes(':') || !/\d/.test(line)) return undefined;
  const { date, time, name = '', said: text = '' } = START.exec(line)?.groups ?? {};
  if (date === undefined) return undefined;
  const written = time === undefined ? date : `${date} ${time.replace(/^(?:,|\sat|\sà|T)?\s*/i, '')}`;
  return { written, name, text, hasTime: time !== undefined };
};

const [FEWEST, LEAST_SHARE] = [3, 0.15];

/** Undefined when these lines are no conversation. */
const orderOf = (lines: string[]): Order | undefined => {
  const filled = lines.filter((line) => line.trim());
  const starts = filled.map(startOf).filter((start) => start !== undefined);
  const names = new Set(starts.map(({ name }) => name));
  // A list of payments has dates and headings, but few repeated names with a time.
  const isConversation =
    starts.filter(({ hasTime }) => hasTime).length * 2 > starts.length || names.size * 2 <= starts.length;
  // Diaries have dates, times and colons too; a conversation needs two people.
  if (names.size < 2 || starts.length < FEWEST || starts.length < filled.length * LEAST_SHARE || !isConversation)
    return undefined;
  const orders = new DateOrders();
  for (const { written } of starts) {
    const numbers = numbersIn(written);
    if (numbers) orders.see(numbers);
  }
  const order = orders.order('month-first');
  return starts.every(({ written }) => writtenMoment(written, order) === null) ? undefined : order;
};

/** The place of what precedes the first message. */
export const ABOVE = 'above the first message';

export interface PlacedLine extends Pick<Message, 'scanned' | 'unclear'> {
  text: string;
  place: string;
}

/** What holds of a message when it holds of one of its lines. */
export const seenOf = ({ scanned, unclear }: Pick<Message, 'scanned' | 'unclear'>) => ({
  ...(scanned && { scanned }),
  ...(unclear && { unclear }),
});

/** Text above the first message is a page. */
export async function* transcriptOf(
  lines: AsyncIterable<PlacedLine>,
  order: Order,
  about: { source: Source; thread: string },
): AsyncIterable<Unit> {
  let open: (Unit & { kind: 'message' }) | undefined;
  const above: string[] = [];
  for await (const line of lines) {
    const { text, place } = line;
    const start = startOf(text);
    const at = start && writtenMoment(start.written, order);
    if (start && at) {
      if (open) yield open;
      else yield* inPages(above, () => ABOVE);
      open = { kind: 'message', ...about, path: place, people: [start.name], at, text: start.text, ...seenOf(line) };
    } else if (!open) above.push(text);
    else if (text.trim() && open.text.length < LONGEST_MESSAGE)
      open = { ...open, ...seenOf(line), text: `${open.text}\n${text.trim()}` };
  }
  if (open) yield open;
  else yield* inPages(above, () => ABOVE);
}

async function* numbered(lines: AsyncIterable<string>, what: string): AsyncIterable<PlacedLine> {
  let number = 0;
  for await (const text of lines) {
    number += 1;
    yield { text, place: `${what} ${number}` };
  }
}

export async function* documentUnits(
  filename: string,
  what: string,
  lines: AsyncIterable<string>,
): AsyncIterable<Unit> {
  const { sample, all } = await lookAhead(lines, upTo(SAMPLE_IN_CHARACTERS));
  const order = orderOf(sample);
  if (order) yield* transcriptOf(numbered(all, what), order, { source: 'document', thread: filename });
  else yield* inPages(all, span(what));
}

export async function* placedIn(place: string, text: string): AsyncIterable<PlacedLine> {
  for (const [index, line] of text.split('\n').entries()) yield { text: line, place: `${place}, line ${index + 1}` };
}

export const transcriptOrder = (text: string): Order | undefined => orderOf(text.split('\n'));
