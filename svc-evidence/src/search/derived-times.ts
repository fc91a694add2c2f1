import type { IsoDate } from '@evenhand/contracts/dates';
import { calendarSpan, dayAfter, lengthOf, type Span, shifted, weekdayOf } from './days.js';
import { WEEKDAYS } from './named-days.js';
import { latest, type NamedTime } from './named-time.js';
import { AMOUNT, amountOf, UNIT, unitOf, weekendUntil } from './relative-times.js';

const NEAR_CHARACTERS = 60;
const ARTICLES = String.raw`(?:(?:the|la|le|les|l|month|mois|de|du|d|of)[\s’']+)*`;

// Input: at most 60 characters (`wordsBefore`).
/** "late in March" may describe a person; only "late March" is a part of the month. */
const PART = new RegExp(
  String.raw`(?<!\p{L})(?:(?<early>early|(?:beginning|start)\s+of|début)|(?<mid>mid|middle\s+of|mi|milieu)|(?<late>late|end\s+of|fin))[\s-]+${ARTICLES}$`,
  'iu',
);
type Part = 'early' | 'mid' | 'late';

/** Thirds: of months where they divide by three, otherwise of days, rounded so that they overlap. */
const partOf = (span: Span, part: Part): Span => {
  const [days, months] = [lengthOf(span), Math.round(lengthOf(span) / 30.4)];
  const cut = (third: number, round: (days: number) => number): IsoDate =>
    months % 3 === 0
      ? shifted(span.from, (third * months) / 3, 'month')
      : dayAfter(span.from, round((third * days) / 3));
  if (part === 'early') return { from: span.from, to: dayAfter(cut(1, Math.ceil), -1) };
  if (part === 'late') return { from: cut(2, Math.floor), to: span.to };
  return { from: cut(1, Math.floor), to: dayAfter(cut(2, Math.ceil), -1) };
};
const pointOf: Record<Part, (span: Span) => IsoDate> = {
  early: ({ from }) => from,
  mid: (span) => dayAfter(span.from, Math.floor(lengthOf(span) / 2)),
  late: ({ to }) => to,
};

const WEEKDAY = WEEKDAYS.join('|');
const WEEKEND = 'week-?ends?|fins? de semaine';
const [BEFORE, AFTER] = ['before|preceding|avant|précédant', 'after|following|après|suivant'];
// Input: at most 60 characters (`wordsBefore`).
const EVE =
  /(?<!\p{L})(?:(?<before>avant-veille|veille)|(?<after>surlendemain|lendemain))\s+(?:du|de|d)[\s’']+(?:la\s+|l[’'])?$/iu;
// Input: at most 60 characters (`wordsBefore`).
const OFFSET = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?<whole>(?:within|the|les|in)\s+)?(?:(?<amount>${AMOUNT})\s+)?(?:(?<unit>${UNIT})|(?<weekend>${WEEKEND})|(?<weekday>${WEEKDAY}))\s+(?:right\s+|just\s+)?(?:(?<before>${BEFORE})|(?<after>${AFTER}))\s+(?:the\s+|la\s+|le\s+|les\s+|l[’'])?$`,
  'iu',
);
const ORDINALS = [
  'first|premi[eè]re?',
  'second|deuxième|seconde?',
  'third|troisième',
  'fourth|quatrième',
  'last|derni[eè]re?',
];
// Input: at most 60 characters (`wordsBefore`).
const OF = new RegExp(
  String.raw`(?<!\p{L})(?<!(?<!\p{L})(?:${AMOUNT})\s)(?:(?<ordinal>${ORDINALS.join('|')})\s+)?(?:(?<unit>weeks?|semaines?|days?|jours?)|(?<weekend>week-?end|fin de semaine)|(?<weekday>${WEEKDAY}))\s+(?:of|de|du|d|in)[\s’']+(?:the\s+|la\s+|le\s+|l[’'])?$`,
  'iu',
);

type Groups = Record<string, string | undefined>;
const weekdayNamed = (name: string): number =>
  WEEKDAYS.findIndex((words) => words.split('|').includes(name.toLowerCase()));

/** The first such weekday on or after a day. */
const nextWeekday = (day: IsoDate, weekday: number): IsoDate => dayAfter(day, (weekday - weekdayOf(day) + 7) % 7);

/** The edges that "the day before" and "the day after" count from. */
const edges = ({ mainDay }: NamedTime, span: Span): Span =>
  mainDay ? { from: mainDay(span), to: mainDay(span) } : span;

/** Days on one side of a day: from `least` to `most` of them away. */
const beside = (day: IsoDate, side: 1 | -1, [least, most]: readonly [number, number]): Span => {
  const [near, far] = [dayAfter(day, side * least), dayAfter(day, side * most)];
  return side === 1 ? { from: near, to: far } : { from: far, to: near };
};

const offset = ({ from, to }: Span, groups: Groups): Span => {
  const side = groups.before ? -1 : 1;
  const edge = side === 1 ? to : from;
  const { amount, unit = 'day', whole, weekday, weekend } = groups;
  if (weekday) return calendarSpan(nextWeekday(dayAfter(edge, side === 1 ? 1 : -7), weekdayNamed(weekday)), 'day');
  if (weekend) return weekendUntil(dayAfter(edge, side === 1 ? 7 : -2));
  const isPlural = /s$/iu.test(unit) && !/^mois$/iu.test(unit);
  const [least, most] = amount || isPlural ? amountOf(amount) : [1, 1];
  const isSpan =
    (whole !== undefined && isPlural) || /within/iu.test(whole ?? '') || (!amount && !/^(?:day|jour)/iu.test(unit));
  const far = shifted(edge, side * most, unitOf(unit));
  if (isSpan) return side === 1 ? { from: dayAfter(edge), to: far } : { from: far, to: dayAfter(edge, -1) };
  if (unitOf(unit) === 'day') return beside(edge, side, [least, most]);
  const near = shifted(edge, side * least, unitOf(unit));
  const [first, last] = side === 1 ? [near, far] : [far, near];
  return { from: calendarSpan(first, unitOf(unit)).from, to: calendarSpan(last, unitOf(unit)).to };
};

const LAST_ORDINAL = ORDINALS.length - 1;
/** "the first week of March", "the last Monday of March". */
const ordinalOf = (span: Span, { ordinal = '', unit, weekend, weekday }: Groups): Span => {
  const at = ORDINALS.findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(ordinal));
  const isLast = at === LAST_ORDINAL;
  const length = unit && unitOf(unit) === 'day' ? 1 : 7;
  if (unit && isLast) return { from: dayAfter(span.to, 1 - length), to: span.to };
  if (unit) return { from: dayAfter(span.from, at * length), to: dayAfter(span.from, at * length + length - 1) };
  const named = weekend ? 5 : weekdayNamed(weekday ?? '');
  const day = isLast ? nextWeekday(dayAfter(span.to, -6), named) : dayAfter(nextWeekday(span.from, named), at * 7);
  return { from: day, to: weekend ? dayAfter(day) : day };
};

/** "the week of March 3", "the weekend of March 8": the one that holds the day, or the nearest. */
const holding = (span: Span, main: IsoDate, { weekend }: Groups): Span => {
  if (!weekend) return calendarSpan(main, 'week');
  const near = weekendUntil(dayAfter(main, 3));
  return { from: near.from < span.from ? near.from : span.from, to: near.to > span.to ? near.to : span.to };
};

const LONGEST_DAY_NAMED = 7;

interface Derivation {
  of: (span: Span) => Span;
  /** How many characters before the time belong to it. */
  length: number;
  isRelative: boolean;
  pointOf?: (span: Span) => IsoDate;
}

const partBefore = (before: string, time: NamedTime): Derivation | null => {
  const found = PART.exec(before);
  const part = (['early', 'mid', 'late'] as const).find((name) => found?.groups?.[name]);
  if (!found || !part || lengthOf(time) < 28) return null;
  return {
    of: (span) => partOf(span, part),
    length: found[0].length,
    isRelative: !/\sof(?!\p{L})/iu.test(found[0]),
    pointOf: pointOf[part],
  };
};

const eveBefore = (before: string, time: NamedTime): Derivation | null => {
  const found = EVE.exec(before);
  if (!found) return null;
  const { before: eve, after } = found.groups ?? {};
  const away = /^avant|^sur/iu.test(eve ?? after ?? '') ? 2 : 1;
  const of = (span: Span): Span =>
    eve ? beside(edges(time, span).from, -1, [away, away]) : beside(edges(time, span).to, 1, [away, away]);
  return { of, length: found[0].length, isRelative: true };
};

const offsetBefore = (before: string, time: NamedTime): Derivation | null => {
  const found = OFFSET.exec(before);
  if (!found) return null;
  return { of: (span) => offset(edges(time, span), found.groups ?? {}), length: found[0].length, isRelative: true };
};

const ofBefore = (before: string, time: NamedTime): Derivation | null => {
  const found = OF.exec(before);
  const groups = found?.groups;
  const isLong = lengthOf(time) > LONGEST_DAY_NAMED;
  if (!found || !groups || isLong !== Boolean(groups.ordinal)) return null;
  if (isLong) return { of: (span) => ordinalOf(span, groups), length: found[0].length, isRelative: true };
  if (groups.weekday || /^(?:day|jour)/iu.test(groups.unit ?? '')) return null;
  const main = (span: Span): IsoDate => edges(time, span).from;
  return { of: (span) => holding(span, main(span), groups), length: found[0].length, isRelative: true };
};

/** "the end of", "the day before", "the week of": the words before a time that make another time of it. */
export const derived = (text: string, time: NamedTime, today: IsoDate): NamedTime => {
  const before = text.slice(Math.max(0, time.index - NEAR_CHARACTERS), time.index);
  for (const read of [partBefore, eveBefore, offsetBefore, ofBefore]) {
    const found = read(before, time);
    if (found) return derivedBy(text, time, today, found);
  }
  return time;
};

const derivedBy = (
  text: string,
  time: NamedTime,
  today: IsoDate,
  { of, length, ...derivation }: Derivation,
): NamedTime => {
  const index = time.index - length;
  const { inYear: base } = time;
  const inYear = base && ((year: number): Span => of(base(year)));
  return {
    index,
    text: text.slice(index, time.index + time.text.length),
    ...(inYear ? latest(inYear, today) : of(time)),
    inYear,
    ...derivation,
  };
};
