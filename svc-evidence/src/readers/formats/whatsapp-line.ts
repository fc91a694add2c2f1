import { inLatinDigits } from '../latin-digits.js';
import type { Numbers, Order } from '../numeric-dates.js';
import { inOurCalendar } from '../other-calendars.js';
import { hourOfDay, isPeriod } from './day-periods.js';

/** Separators of the date: "[…] Ann", "… - Ann", and on older iPhones "…: Ann". */
type Apart = 'brackets' | 'dash' | 'colon';

/** The date format that a phone keeps within an export; message text rarely matches it. */
export type Form = string;

/** In characters: the head of a line, before the sender. */
const LONGEST_HEAD = 120;

// Words for a part of the day and for "at", in any script: "p. m.", "下午", "alle ore", "n tmeddit".
const WORDS = String.raw`\u070f?\p{L}[\p{L}\p{M}.'’״׳/،᠂\u200b\u200c\u0f0b\s-]{0,27}?`;
// "15.01.24", "15/01/2024", "2024-01-15", "2024. 1. 15.", "5.03.24 г.", "2024年1月15日"
const DATE = String.raw`(?<a>\d{1,4})\s?(?<mark>[./-]|[年년])\s?(?<b>\d{1,2}|[ivx]{1,4})\s?(?:\k<mark>|[月월]|\s)\s?(?<c>\d{1,4})(?<end>\.|[日일])?(?:\s(?:г\.|هـ|AP|AH|BE|พ\.ศ\.))?`;
// "21:41", "9:41:03 PM", "21.41", "21 h 41 min 03 s", "下午9:41", "à 21:41"
const TIME = String.raw`(?<before>${WORDS})?\s?(?<hour>\d{1,2})(?:[:.]|\s?[時时시点點]\s?|\s?h\s?|\sསྐར་མ་\s)(?<minute>\d{2})(?:(?:[:.]|\s?min\s?)(?<second>\d{2})(?:\s?s)?)?[分분]?(?:\s?(?<behind>${WORDS}))?`;
const APART = String.raw`(?<close>\]|\s{1,3}[-–]|:)(?:\s+|$)`;
/** Day and clock, or in Vietnamese and Ewe the clock and the day. */
const STARTS = [
  String.raw`${DATE}(?<comma>[,،、])?(?:\s[-–])?\s{0,3}(?<round>\()?${TIME}\)?`,
  String.raw`${TIME}(?<comma>,)?\s{1,3}${DATE}`,
].map((start) => new RegExp(String.raw`^\s*(?<open>\[)?(?:AP\s)?${start}${APART}`, 'iu'));

/** "Ann: Hello", "Bob :): Hello". Announcements of the app have no sender, but may quote a name with a colon. */
const SENDER_AND_TEXT =
  /^((?:[^:"“”«»]|(?<!\d):(?!\s|\/\/)|"[^":]{0,80}"|“[^”:]{0,80}”|«[^»:]{0,80}»){1,80}?):(?:\s(.*))?$/su;

/** Direction marks and isolates around phone numbers. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export interface Start {
  form: Form;
  date: Numbers;
  hour: number;
  minute: number;
  second: number;
  sender: string | undefined;
  text: string;
  usual: Order;
}

export const unmarked = (line: string): string => line.replace(MARKS, '');

/** "~ Ann" is not a contact; numbers contain no-break spaces and hyphens. */
const nameOf = (written: string): string =>
  written.replace(/^\s*~/, '').replace(/\s+/g, ' ').replaceAll('\u2011', '-').trim();

const setApart = (open: string | undefined, close: string): Apart | undefined => {
  if (open) return close === ']' ? 'brackets' : undefined;
  if (close === ']') return undefined;
  return close === ':' ? 'colon' : 'dash';
};

/** Words around a clock that are no part of the day: "à 21:41", "21:41 Uhr". */
const BESIDE = /^(?:à|a las|um|klo|kl\.?|alle ore|ore|u|ê|o|ob|ཆུ་ཚོད་)$/iu;
const BEHIND = /^(?:uhr|h|ч\.?|hodź\.?|น\.|time)$/iu;

/** Korean and Basque phones write the year first, short too; "3/4/24, 9:41 PM" is the US form. */
const usualOrder = (a: string, b: string, half: string, isYearFirst: boolean): Order => {
  if (isYearFirst || /^오[전후]/.test(half)) return 'year-first';
  return /^[AP]\p{Lu}?\.?\s?M/u.test(half) && !a.startsWith('0') && !b.startsWith('0') ? 'month-first' : 'day-first';
};

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const numberOf = (written: string): number =>
  /^\d/.test(written) ? Number(written) : ROMAN.indexOf(written.toLowerCase()) + 1;

interface Head {
  groups: Record<string, string | undefined>;
  /** Behind the head. */
  rest: string;
  isClockFirst: boolean;
}

/** Digits of some scripts are two units long in the line and one in the head. */
const restOf = (written: string, head: string, length: number): string =>
  head.length === Math.min(written.length, LONGEST_HEAD)
    ? written.slice(length)
    : [...written].slice([...head.slice(0, length)].length).join('');

const headOf = (line: string): Head | undefined => {
  // Most lines of a long message have no clock.
  if (!/^[^:\n]{0,60}\p{Nd}/u.test(line)) return undefined;
  const head = inLatinDigits(line.slice(0, LONGEST_HEAD));
  for (const [index, start] of STARTS.entries()) {
    const found = start.exec(head);
    if (found?.groups)
      return { groups: found.groups, rest: restOf(line, head, found[0].length), isClockFirst: index === 1 };
  }
  return undefined;
};

/** The part of the day; undefined when the clock has other words before or behind it. */
const halfOf = (before = '', behind = ''): string | undefined => {
  const [first, last] = [before.trim(), behind.trim()];
  const isBefore = first !== '' && isPeriod(first);
  const isBehind = last !== '' && isPeriod(last);
  if ((first !== '' && !isBefore && !BESIDE.test(first)) || (last !== '' && !isBehind && !BEHIND.test(last)))
    return undefined;
  return isBefore ? first : isBehind ? last : '';
};

export const startOf = (line: string): Start | undefined => {
  const head = headOf(unmarked(line));
  if (!head) return undefined;
  const { open, a = '', mark, b = '', c = '', comma, end, round, before, hour, minute, second, behind } = head.groups;
  const apart = setApart(open, head.groups.close?.trim() ?? '');
  const half = halfOf(before, behind);
  if (!apart || half === undefined) return undefined;
  const [, sender, text = ''] = SENDER_AND_TEXT.exec(head.rest) ?? [];
  const isYearFirst = round !== undefined || mark === '년' || mark === '年';
  return {
    form: `${apart} ${mark} ${comma} ${end} ${a.length > 2} ${c.length > 2} ${half !== ''} ${second !== undefined} ${head.isClockFirst}`,
    date: inOurCalendar([numberOf(a), numberOf(b), numberOf(c)]),
    hour: half ? hourOfDay(Number(hour), half) : Number(hour),
    minute: Number(minute),
    second: Number(second ?? 0),
    sender: sender === undefined ? undefined : nameOf(sender),
    text: sender === undefined ? head.rest : text,
    usual: usualOrder(a, b, half, isYearFirst),
  };
};

export const formOf = (lines: string[]): Form | undefined => {
  const filled = lines.filter((line) => line.trim());
  const starts = filled.map(startOf);
  const messages = starts.filter((start) => start?.sender !== undefined);
  const counted = Map.groupBy(messages, (start) => start?.form);
  // A message may contain more dates than there are messages.
  const begun = starts[0]?.form;
  if (counted.has(begun)) return begun;
  const [form, ofForm = []] = [...counted].toSorted(([, some], [, more]) => more.length - some.length)[0] ?? [];
  return ofForm.length >= Math.min(3, filled.length / 4) ? form : undefined;
};
