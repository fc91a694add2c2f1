import type { IsoDate } from '@evenhand/contracts/dates';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { casual as readEnglish } from 'chrono-node/en';
import { casual as readFrench } from 'chrono-node/fr';
import { dayAfter, dayIn, lastDayOf } from './days.js';
import { feasts, type InYear, MONTHS, months, type Span, seasons } from './named-days.js';

/** A time as the text has it. */
export interface NamedTime extends Span {
  index: number;
  text: string;
  /** A holiday or a break: what is after it is soon after it. */
  isFeast: boolean;
  /** "last week", "yesterday": it needs no preposition. */
  isRelative: boolean;
  /** "March 3 to April 5". */
  isRange: boolean;
}

const LAST = String.raw`(?<last>(?:last|past)\s+)?`;
const IN_YEAR = String.raw`(?:\s+(?:of\s+|de\s+)?(?<year>(?:19|20)\d\d))?(?<late>\s+derni[eè]re?)?`;
const named = [
  ...feasts.map(([words, inYear]) => ({ words, inYear, isFeast: true })),
  ...[...seasons, ...months].map(([words, inYear]) => ({ words, inYear, isFeast: false })),
].map(({ words, ...time }) => ({
  ...time,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${LAST}(?:${words})\\.?${IN_YEAR}(?![\\p{L}\\p{N}])`, 'giu'),
}));

/** The latest that has begun by today; the one before it where today is in it and the words have "last". */
const latest = (inYear: InYear, today: IsoDate, isLast: boolean): Span => {
  const year = Number(today.slice(0, 4));
  const begun = [year, year - 1, year - 2].map(inYear).filter(({ from }) => from <= today);
  const [first, second] = begun;
  const chosen = isLast && first && first.to >= today ? second : first;
  return chosen ?? inYear(year - 1);
};

const byName = (text: string, today: IsoDate): NamedTime[] =>
  named.flatMap(({ pattern, inYear, isFeast }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => {
      const { last, late, year } = groups ?? {};
      const isRelative = Boolean(last ?? late);
      const span = year ? inYear(Number(year)) : latest(inYear, today, isRelative);
      return { index, text: found, isFeast, isRelative, isRange: false, ...span };
    }),
  );

const YEAR = /(?<![\p{L}\p{N}/.-])(?:19|20)\d\d(?![\p{L}\p{N}/.-])/gu;
const byYear = (text: string): NamedTime[] =>
  [...text.matchAll(YEAR)].map(({ 0: year, index }) => ({
    index,
    text: year,
    isFeast: false,
    isRelative: false,
    isRange: false,
    from: dayIn(Number(year), 1, 1),
    to: dayIn(Number(year), 12, 31),
  }));

const RELATIVE =
  /\b(?:last|past|this|yesterday|today|tonight|ago|derni[eè]res?|derniers?|pass[ée]e?s?|hier|aujourd[’']hui|il y a)\b/iu;
const UNITS = { week: /\b(?:week|semaine)s?\b/iu, month: /\b(?:month|mois)\b/iu, year: /\b(?:year|an|ann[ée]e)s?\b/iu };
const SEVERAL = /\b(?:last|past|derniers|derni[eè]res)\s+(?:\d+|\p{L}+)\s+\p{L}+s\b/iu;

const partsOf = (at: ParsedComponents) => ({
  year: at.get('year') ?? 0,
  month: at.get('month') ?? 1,
  day: at.get('day') ?? 1,
});
const dateOf = (at: ParsedComponents): IsoDate => {
  const { year, month, day } = partsOf(at);
  return dayIn(year, month, day);
};

/** "last week" is a whole week, "two months ago" a whole month. */
const relativeSpan = ({ text, start }: ParsedResult, today: IsoDate): Span => {
  const [day, { year, month }] = [dateOf(start), partsOf(start)];
  if (SEVERAL.test(text)) return { from: day, to: today };
  if (UNITS.year.test(text)) return { from: dayIn(year, 1, 1), to: dayIn(year, 12, 31) };
  if (UNITS.month.test(text)) return { from: dayIn(year, month, 1), to: lastDayOf(year, month) };
  if (!UNITS.week.test(text)) return { from: day, to: day };
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return { from: dayAfter(day, -sinceMonday), to: dayAfter(day, 6 - sinceMonday) };
};

/** Dates without a year, and weekdays, are the last ones until today. */
const dateSpan = ({ start, end }: ParsedResult, today: IsoDate): Span => {
  const dates = [start, end ?? start].map(dateOf) as [IsoDate, IsoDate];
  let [from, to] = dates;
  if (start.isCertain('weekday') && !start.isCertain('day') && from > today)
    [from, to] = [dayAfter(from, -7), dayAfter(to, -7)];
  const back = (date: IsoDate): IsoDate => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  if (!start.isCertain('year') && start.isCertain('day') && from > today) [from, to] = [back(from), back(to)];
  return { from, to: to < from ? from : to };
};

const byDate = (text: string, today: IsoDate): NamedTime[] => {
  const asked = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const english = readEnglish.parse(text, asked);
  const french = readFrench.parse(text, asked).filter(({ start }) => start.isCertain('day') || start.isCertain('year'));
  return (english.length > 0 ? english : french)
    .filter(({ text: found, start }) => RELATIVE.test(found) || start.isCertain('day') || start.isCertain('weekday'))
    .map((found) => {
      const isRelative = RELATIVE.test(found.text) && !found.start.isCertain('weekday');
      const span = isRelative ? relativeSpan(found, today) : dateSpan(found, today);
      const { index, text: words, end } = found;
      return { index, text: words, isFeast: false, isRelative: RELATIVE.test(words), isRange: Boolean(end), ...span };
    });
};

/** The times that a text names, in their order; of those that overlap the longest. */
export const namedTimes = (text: string, today: IsoDate): NamedTime[] => {
  const found = [...byDate(text, today), ...byName(text, today), ...byYear(text)];
  const overlaps = (one: NamedTime, other: NamedTime): boolean =>
    one.index < other.index + other.text.length && other.index < one.index + one.text.length;
  const kept: NamedTime[] = [];
  for (const one of found.sort((a, b) => b.text.length - a.text.length))
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept.sort((a, b) => a.index - b.index);
};

const DAY_OF_MONTH = MONTHS.map((words, at) => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words})\\.?\\s+(?<after>\\d{1,2})(?!\\d)|(?<![\\d/.-])(?<before>\\d{1,2})\\s+(?:${words})(?!\\p{L})`,
    'giu',
  ),
  // A leap year.
  last: Number(lastDayOf(2024, at + 1).slice(8)),
}));

/** "February 30": the words of a day that its month never has. */
export const impossibleDay = (text: string): string | null => {
  for (const { pattern, last } of DAY_OF_MONTH)
    for (const { 0: words, groups } of text.matchAll(pattern))
      if (Number(groups?.after ?? groups?.before) > last) return words;
  return null;
};
