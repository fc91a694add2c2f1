import { inPages, span } from './formats/pages.js';
import { lookAhead, upTo } from './look-ahead.js';
import { DateOrders, type Order } from './numeric-dates.js';
import type { Message, Source, Unit } from './unit.js';
import { numbersIn, writtenMoment } from './written-date.js';

const SAMPLE_IN_CHARACTERS = 60_000;

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

export interface PlacedLine extends Pick<Message, 'scanned' | 'unclear' | 'looked'> {
  text: string;
  place: string;
}

/** What holds of a message when it holds of one of its lines. */
export const seenOf = ({ scanned, unclear, looked }: Pick<Message, 'scanned' | 'unclear' | 'looked'>) => ({
  ...(scanned && { scanned }),
  ...(unclear && { unclear }),
  ...(looked && { looked }),
});

const isFilled = ({ text }: PlacedLine): boolean => text.trim() !== '';

/** "page 6, line 31" is within "page 6". */
const withinOf = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf(', ')));

const untilEmpty = (lines: PlacedLine[]): PlacedLine[] | undefined => {
  const end = lines.findIndex((line) => !isFilled(line));
  return end < 0 ? undefined : lines.slice(0, end);
};

/** In filled lines; what follows without another message near is no longer its text. */
const LONGEST_TAIL = 30;

/**
 * The lines behind a message that belong to it: on its page, and on the page where the next one begins. Of many lines,
 * and of those behind the last message, only what precedes an empty line. Many lines without one belong to it only when
 * the next message follows them.
 */
const continuedBy = (tail: PlacedLine[], place: string, next?: string): PlacedLine[] => {
  const own = [place, next].map((at) => at !== undefined && withinOf(at));
  const isNear = ({ place: at }: PlacedLine) => own.includes(withinOf(at));
  const beyond = tail.findIndex((line) => !isNear(line));
  const onPage = tail.filter(({ place: at }) => withinOf(at) === own[0]);
  const near = beyond < 0 ? tail : onPage.slice(0, beyond);
  const isFollowed = next !== undefined && beyond < 0;
  if (near.filter(isFilled).length > LONGEST_TAIL) return untilEmpty(near) ?? (isFollowed ? near : []);
  return next === undefined ? (untilEmpty(near) ?? near) : near;
};

const NUMBERED = /^(?<before>(?:.*, )?)(?<what>[a-z]+) (?<number>\d+)$/s;

const spanOf = (first = '', last = first): string => {
  const { before = '', what = '', number } = NUMBERED.exec(first)?.groups ?? {};
  const end = NUMBERED.exec(last)?.groups?.number;
  return number === undefined || end === undefined ? first : `${before}${span(what)(Number(number), Number(end))}`;
};

/** What belongs to no message, as pages with their own place. */
async function* asideOf(lines: PlacedLine[]): AsyncIterable<Unit> {
  const groups: PlacedLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const isSame = last && last.unclear === line.unclear && withinOf(last.place) === withinOf(line.place);
    if (isSame) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  for (const group of groups) {
    const texts = group.map(({ text }) => text);
    for await (const page of inPages(texts, (first, last) => spanOf(group[first - 1]?.place, group[last - 1]?.place)))
      yield { ...page, ...seenOf(group[0] ?? {}) };
  }
}

const MOST_ASIDE = 500;

/** Text above the first message is a page, and so is text that belongs to none. */
export async function* transcriptOf(
  lines: AsyncIterable<PlacedLine>,
  order: Order,
  about: { source: Source; thread: string },
): AsyncIterable<Unit> {
  let open: (Unit & { kind: 'message' }) | undefined;
  let isBegun = false;
  /** Since the last message that began. */
  let tail: PlacedLine[] = [];
  async function* closed(next?: string): AsyncIterable<Unit> {
    const rest = tail;
    tail = [];
    if (!open)
      return yield* isBegun
        ? asideOf(rest)
        : inPages(
            rest.map(({ text }) => text),
            () => ABOVE,
          );
    const own = continuedBy(rest, open.path, next);
    const text = [open.text, ...own.filter(isFilled).map((line) => line.text.trim())].join('\n');
    yield Object.assign(open, { text }, ...own.map(seenOf));
    open = undefined;
    if (next === undefined) tail = rest.slice(own.length);
    else yield* asideOf(rest.slice(own.length));
  }
  for await (const line of lines) {
    const { text, place } = line;
    const start = startOf(text);
    const at = start && writtenMoment(start.written, order);
    if (start && at) {
      yield* closed(place);
      open = { kind: 'message', ...about, path: place, people: [start.name], at, text: start.text, ...seenOf(line) };
      isBegun = true;
      continue;
    }
    const last = tail.at(-1);
    // Of empty lines one is kept: it bounds memory.
    if (!isBegun || !last || isFilled(line) || isFilled(last)) tail.push(line);
    if (isBegun && tail.length >= MOST_ASIDE) yield* closed();
  }
  yield* closed();
  yield* asideOf(tail);
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
