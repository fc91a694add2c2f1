import type { Numbers, Order } from '../numeric-dates.js';

/** Separators of the date: "[…] Ann", "… - Ann", and on older iPhones "…: Ann". */
type Apart = 'brackets' | 'dash' | 'colon';

/** The date format that a phone keeps within an export; message text rarely matches it. */
export type Form = string;

/** AM and PM, before or after the hour. */
const HALF = String.raw`[ap]\.?\s?m\b\.?|[上下]午|午[前後]|오[전후]|[صم]`;

// In all languages: "15.01.24", "15/01/2024", "2024-01-15", "2024. 1. 15."
const DATE = String.raw`(?<a>\d{1,4})(?<mark>[./-])\s?(?<b>\d{1,2})\k<mark>\s?(?<c>\d{1,4})\.?`;
// "21:41", "9:41:03 PM", "21.41", "21 h 41 min 03 s", "下午9:41"; preceded by "à", "um", "kl.", "alle ore"
const TIME = String.raw`(?:\s(?!(?:${HALF})\s?\d)\p{L}{1,5}\.?){0,2}\s+(?<before>${HALF})?\s?(?<hour>\d{1,2})(?:[:.]|\s?h\s?)(?<minute>\d{2})(?:(?:[:.]|\s?min\s?)(?<second>\d{2})(?:\s?s)?)?(?:\s*(?<behind>${HALF}))?(?: Uhr)?`;
const START = new RegExp(
  String.raw`^\s*(?<open>\[)?${DATE}(?<comma>[,،])?${TIME}(?<close>\]|\s+[-–]|:)(?:\s+(?<rest>.*))?$`,
  'isu',
);

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

/** Arabic, Persian and Urdu digits. */
const inLatinDigits = (line: string): string => line.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

export const unmarked = (line: string): string => line.replace(MARKS, '');

/** "~ Ann" is not a contact; numbers contain no-break spaces and hyphens. */
const nameOf = (written: string): string =>
  written.replace(/^\s*~/, '').replace(/\s+/g, ' ').replaceAll('\u2011', '-').trim();

const setApart = (open: string | undefined, close: string): Apart | undefined => {
  if (open) return close === ']' ? 'brackets' : undefined;
  if (close === ']') return undefined;
  return close === ':' ? 'colon' : 'dash';
};

/** "3/4/24, 9:41 PM" is the US form; others write "03/04", or "pm" and "p.m.". */
const usualOrder = (a: string, b: string, half: string): Order =>
  /^[AP]/.test(half) && !a.startsWith('0') && !b.startsWith('0') ? 'month-first' : 'day-first';

export const startOf = (line: string): Start | undefined => {
  const written = unmarked(line);
  const found = START.exec(inLatinDigits(written))?.groups;
  const { open, a = '', mark, b = '', c = '', comma, before, hour, minute, second, behind, close = '' } = found ?? {};
  const apart = found && setApart(open, close);
  if (!apart) return undefined;
  const half = before ?? behind ?? '';
  const rest = written.slice(written.length - (found?.rest ?? '').length);
  const later = /^(?:p|下|午後|오후|م)/i.test(half) ? 12 : 0;
  const [, sender, text = ''] = SENDER_AND_TEXT.exec(rest) ?? [];
  return {
    form: `${apart} ${mark} ${comma} ${a.length > 2} ${c.length > 2} ${half !== ''} ${second !== undefined}`,
    date: [Number(a), Number(b), Number(c)],
    hour: half ? (Number(hour) % 12) + later : Number(hour),
    minute: Number(minute),
    second: Number(second ?? 0),
    sender: sender === undefined ? undefined : nameOf(sender),
    text: sender === undefined ? rest : text,
    usual: usualOrder(a, b, half),
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
