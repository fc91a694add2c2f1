import { writtenMoment } from '../written-date.js';
import type { Bubble } from './chat-sides.js';

/** With a dot only before am or pm: 12.50 is an amount. */
const CLOCK = String.raw`\d{1,2}(?::\d{2}(?:\s?[ap]\.?m\.?)?|\.\d{2}\s?[ap]\.?m\.?)`;
// Input: a line of a bubble. A clock and the marks of a message that was sent or read.
const CLOCK_ALONE = new RegExp(
  String.raw`^\W{0,3}(?<state>(?:sent|delivered|read)\W{1,3})?(?<clock>${CLOCK})(?<marks>\W{0,6}(?:v{1,2}\W{0,2})?)$`,
  'i',
);
const MARK = /[v✓✔√]/i;
const AT_END = new RegExp(String.raw`\s(${CLOCK})\W{0,6}$`, 'i');
const LONGEST_SEPARATOR = 60;

const SAMPLE_DAY = '2024-01-15';

const isClock = (clock: string): boolean => writtenMoment(`${SAMPLE_DAY} ${clock.replace('.', ':')}`) !== null;

/** "9:12 AM ✓✓"; marked where it can only be the time of a message. */
const clockAlone = (text: string): { clock: string; isMarked: boolean } | undefined => {
  if (text.length > LONGEST_SEPARATOR) return undefined;
  const { state, clock, marks = '' } = CLOCK_ALONE.exec(text.trim())?.groups ?? {};
  return clock && isClock(clock) ? { clock, isMarked: state !== undefined || MARK.test(marks) } : undefined;
};

interface Day {
  written: string;
  moment: string;
}

const withoutClock = (line: string): string => line.replace(new RegExp(String.raw`(?:,| at)?\s${CLOCK}\s*$`, 'i'), '');

/** Phones leave out the year of the day on which a picture was taken; its name often has that day. */
const NAMED = /(20\d{2})[-_.]?([01]\d)[-_.]?([0-3]\d)/;
const MONTH_AND_DAY = /^(?:\p{L}{2,9}\.?, )?(\p{L}{3,9}\.? \d{1,2})$/u;
const A_DAY = 86_400_000;

const withYear = (line: string, filename: string): string | undefined => {
  const [, year, month, day] = NAMED.exec(filename) ?? [];
  const [, written] = MONTH_AND_DAY.exec(withoutClock(line)) ?? [];
  const taken = writtenMoment(`${year}-${month}-${day}`);
  if (!written || !taken) return undefined;
  const ofYear = (of: number) => writtenMoment(`${written}, ${of}`);
  const isAhead = Date.parse(ofYear(Number(year)) ?? '') > Date.parse(taken) + A_DAY;
  return line.replace(written, `${written}, ${Number(year) - (isAhead ? 1 : 0)}`);
};

/** "Thu, Nov 7, 2024 at 9:12 AM". Without a year that is known, the day is unknown. */
const dayIn = (text: string, filename: string): Day | undefined => {
  const given = text.replaceAll('\n', ' ').replace(/[•·]/g, ' ').replace(/\s+/g, ' ').trim();
  const line = /\d{4}/.test(given) ? given : withYear(given, filename);
  const moment = line === undefined ? null : writtenMoment(line);
  return line !== undefined && moment !== null ? { written: withoutClock(line), moment } : undefined;
};

/** A line between the messages that names a day. */
const isSeparator = (text: string): boolean =>
  text.length <= LONGEST_SEPARATOR &&
  /\d|\b(?:today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(text) &&
  clockAlone(text) === undefined;

const clockIn = (text: string): string | undefined => {
  const clock = AT_END.exec(text)?.[1];
  return clock && isClock(clock) ? clock : undefined;
};

const momentOf = (day: Day | undefined, clock: string | undefined): string | null => {
  if (!day) return null;
  return clock ? writtenMoment(`${day.written} ${clock.replace('.', ':')}`) : day.moment;
};

/**
 * Whether the app prints a clock with each message: most of them have one, and the days between them none. Elsewhere a
 * clock is a word of the message.
 */
const haveClocks = (bubbles: Bubble[]): boolean => {
  const sided = bubbles.filter(({ side }) => side);
  const messages = sided.filter(({ text }) => clockAlone(text) === undefined);
  const clocked = sided.filter(({ text }) => (clockAlone(text)?.clock ?? clockIn(text)) !== undefined);
  const isDayClocked = bubbles.some(({ side, text }) => !side && isSeparator(text) && clockIn(text) !== undefined);
  return !isDayClocked && clocked.length > 1 && clocked.length * 2 > messages.length;
};

/** In heights of a line; a line between the messages is further below. */
const NEXT_LINE = 1.3;
const isWith = (clock: Bubble, message: Bubble): boolean =>
  clock.top - message.bottom < NEXT_LINE * (clock.bottom - clock.top);

/** The times of the messages, by the day above them and the clock in or next to them. Clocks have none. */
export const timesOf = (bubbles: Bubble[], filename: string): Map<Bubble, string | null> => {
  const times = new Map<Bubble, string | null>();
  const areClocked = haveClocks(bubbles);
  let day: Day | undefined;
  let last: Bubble | undefined;
  for (const bubble of bubbles) {
    const { side, text } = bubble;
    const alone = clockAlone(text);
    if (alone && (!side || areClocked || alone.isMarked)) {
      if (last && (side || isWith(bubble, last))) times.set(last, momentOf(day, alone.clock));
      else if (day) day = { ...day, moment: momentOf(day, alone.clock) ?? day.moment };
    } else if (!side) {
      if (isSeparator(text)) day = dayIn(text, filename);
    } else {
      last = bubble;
      times.set(bubble, momentOf(day, areClocked ? clockIn(text) : undefined));
    }
  }
  return times;
};
