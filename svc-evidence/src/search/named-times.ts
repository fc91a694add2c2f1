import type { IsoDate } from '@evenhand/contracts/dates';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { strict as readEnglish } from 'chrono-node/en';
import { strict as readFrench } from 'chrono-node/fr';
import { dayAfter, dayIn, lastDayOf, lengthOf, type Span, weekdayOf } from './days.js';
import { derived } from './derived-times.js';
import { feasts, MONTHS, months, seasons, WEEKDAYS } from './named-days.js';
import { type InYear, joined, latest, type NamedTime } from './named-time.js';
import { relativeTimes } from './relative-times.js';

const FORWARD = String.raw`(?<!(?:next|coming|prochaine?)\s)`;
const LAST = String.raw`(?:(?<last>last|past|this\s+past)\s+|(?<current>this|ce|cet|cette)\s+)?`;
const LATE = String.raw`(?:\s+(?:(?<late>derni[eè]re?|pass[ée]e?)|(?<next>prochaine?)))?(?![\p{L}\p{N}])`;
const IN_YEAR = String.raw`(?:\s+(?:of\s+|de\s+)?(?<year>(?:19|20)\d\d))?`;
const START = String.raw`(?<![\p{L}\p{N}])`;

// Input: at most 1,000 characters (`QueryEvidence`).
const named = [
  ...feasts.map((feast) => ({ ...feast, isFeast: true })),
  ...[...seasons, ...months].map(([words, inYear]) => ({ words, inYear, isFeast: false, mainDay: undefined })),
].map(({ words, ...time }) => ({
  ...time,
  pattern: new RegExp(`${START}${FORWARD}${LAST}(?:${words})\\.?${IN_YEAR}${LATE}`, 'giu'),
}));

const byName = (text: string, today: IsoDate): NamedTime[] =>
  named.flatMap(({ pattern, inYear, isFeast, mainDay }) =>
    [...text.matchAll(pattern)]
      .filter(({ groups }) => !groups?.next)
      .map(({ 0: found, index, groups }) => {
        const { last, late, year, current } = groups ?? {};
        const span = year ? inYear(Number(year)) : latest(inYear, today, Boolean(last ?? late));
        const isRelative = Boolean(last ?? late ?? current);
        const isFixed = isRelative || year !== undefined;
        return { index, text: found, isFeast, isRelative, inYear: isFixed ? undefined : inYear, mainDay, ...span };
      }),
  );

/** A number with a unit is an amount. */
// Input: at most 1,000 characters (`QueryEvidence`).
const YEAR =
  /(?<![\p{L}\p{N}/.$€£-])(?:19|20)\d\d(?![\p{L}\p{N}/-]|[.,]\d|\s*[$€£%]|\s+(?:dollars|euros|bucks|cad|km)(?!\p{L}))/giu;
const byYear = (text: string): NamedTime[] =>
  [...text.matchAll(YEAR)].map(({ 0: year, index }) => ({
    index,
    text: year,
    isBareYear: true,
    from: dayIn(Number(year), 1, 1),
    to: dayIn(Number(year), 12, 31),
  }));

const DAY_PART = String.raw`(?:\s+(?<part>morning|afternoon|evening|night|matin|soir|après-midi))?`;
// Input: at most 1,000 characters (`QueryEvidence`).
const weekdays = WEEKDAYS.map((words, weekday) => ({
  weekday,
  pattern: new RegExp(`${START}${FORWARD}${LAST}(?:${words})\\.?${LATE}${DAY_PART}(?!\\p{L})`, 'giu'),
}));
/** "every Friday" and "le vendredi" are habits. */
const HABIT = /(?<!\p{L})(?:every|each|any|le|les|du|de|un|chaque)\s$/iu;
const ARTICLE = /(?<!\p{L})(?:the|a|that)\s$/iu;
const ENDS_CLAUSE = /^\s*(?:$|[?.!,;:)])/u;

// Input: the rest of a question (1,000 characters, `QueryEvidence`). "Friday the 13th": of an unknown month.
const DAY_FOLLOWS = /^,?\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)(?!\p{L})/iu;

const byWeekday = (text: string, today: IsoDate): NamedTime[] =>
  weekdays.flatMap(({ pattern, weekday }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups }) => {
      const { last, late, current, next, part } = groups ?? {};
      const before = text.slice(Math.max(0, index - 8), index);
      const isLast = Boolean(last ?? late);
      const after = text.slice(index + found.length);
      if (next || DAY_FOLLOWS.test(after) || (HABIT.test(before) && !isLast)) return [];
      const ends = ENDS_CLAUSE.test(after) || part !== undefined || /di|dimanche/iu.test(found);
      const back = (weekdayOf(today) - weekday + 7) % 7 || (isLast ? 7 : 0);
      const day = dayAfter(today, -back);
      if (!ends && ARTICLE.test(before)) return [];
      const isRelative = isLast || current !== undefined || (ends && !ARTICLE.test(before));
      return [{ index, text: found, isRelative, isWeekday: !isLast, from: day, to: day }];
    }),
  );

const ORDINAL = String.raw`\d{1,2}(?!\d)(?:st|nd|rd|th|er|ère|re|e)?`;
const MORE = String.raw`(?:\s*(?:,|&|-|–|(?<!\p{L})(?:and|or|et|ou|to|through|au)(?!\p{L}))\s*(?:the\s+|le\s+)?(?:(?:${WEEKDAYS.join('|')})\s+)?${ORDINAL})*`;
const WITH_WEEKDAY = String.raw`(?:(?:${WEEKDAYS.join('|')}),?\s+)?(?:the\s+)?`;
const OF_YEAR = String.raw`(?:,?\s+(?:of\s+|de\s+)?(?<year>(?:19|20)\d\d))?${LATE}`;
let compiled: { month: number; pattern: RegExp }[] | undefined;
/** Quadratic in its input, a question of at most 1,000 characters (`QueryEvidence`). */
const daysOfMonth = () => {
  compiled ??= MONTHS.flatMap((words, at) =>
    [
      `${START}${FORWARD}${LAST}${WITH_WEEKDAY}(?:${words})\\.?\\s+(?:the\\s+)?(?<days>${ORDINAL}${MORE})${OF_YEAR}`,
      `(?<![\\p{L}\\p{N}/.-])${WITH_WEEKDAY}(?<days>${ORDINAL}${MORE})\\s+(?:of\\s+|de\\s+)?(?:${words})${OF_YEAR}`,
    ].map((source) => ({ month: at + 1, pattern: new RegExp(source, 'giu') })),
  );
  return compiled;
};

/** The number of the last day; in a year that is not known, February has 29. */
const lastIn = (month: number, year?: string | number | null): number =>
  Number(lastDayOf(Number(year ?? 2024), month).slice(8));

/** In a year without February 29, the one of the last leap year. */
const daysIn =
  (month: number, first: number, last: number): InYear =>
  (asked) => {
    const year = month === 2 && last === 29 ? asked - (asked % 4) : asked;
    return { from: dayIn(year, month, first), to: dayIn(year, month, last) };
  };

/** "March 3 and 4", "le 3 et le 5 mars 2025": one span over the days. */
const byDayOfMonth = (text: string, today: IsoDate): NamedTime[] =>
  daysOfMonth().flatMap(({ month, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups }) => {
      const days = [...(groups?.days ?? '').matchAll(/\d+/gu)].map(Number);
      const [first, last] = [Math.min(...days), Math.max(...days)];
      // A leap year.
      const { year, last: isLast, late, next } = groups ?? {};
      if (next || first < 1 || last > lastIn(month, year)) return [];
      const inYear = daysIn(month, first, last);
      const isRelative = Boolean(isLast ?? late);
      const span = year ? inYear(Number(year)) : latest(inYear, today, isRelative);
      const isOpen = year === undefined && !isRelative;
      return [
        { index, text: found, isRelative, isRange: days.length > 1, inYear: isOpen ? inYear : undefined, ...span },
      ];
    }),
  );

// Input: at most 1,000 characters (`QueryEvidence`).
const FRENCH =
  /(?<!\p{L})(?:le|la|les|du|des|qu[’']\p{L}+|est-ce|\p{L}+-t-\p{L}+|où|quand|combien|depuis|avant|après|entre|jusqu)(?!\p{L})/iu;
// Input: at most 1,000 characters (`QueryEvidence`).
const ENGLISH = /(?<!\p{L})(?:the|did|does|has|have|what|who|when|where|how|was|were|is|and)(?!\p{L})/iu;
// Input: at most 1,000 characters (`QueryEvidence`).
const DOTTED = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d)/u;
/** Canadian English writes 3/4/2025 month first, French and dots day first; ISO dates are read in both. */
const isDayFirst = (text: string): boolean => DOTTED.test(text) || (FRENCH.test(text) && !ENGLISH.test(text));

const dateOf = (at: ParsedComponents, today: IsoDate): Pick<NamedTime, 'from' | 'to' | 'inYear'> => {
  const [month, day] = [at.get('month') ?? 1, at.get('day') ?? 1];
  const inYear = daysIn(month, day, day);
  if (at.isCertain('year')) return inYear(at.get('year') ?? 0);
  return { ...latest(inYear, today), inYear };
};

const isReal = (at: ParsedComponents): boolean =>
  (at.get('day') ?? 1) <= lastIn(at.get('month') ?? 1, at.isCertain('year') ? at.get('year') : null);

/** chrono marks what the text has as certain; counted dates ("3 days ago") are read elsewhere. */
const isDate = (found: ParsedResult): boolean => {
  const { start, end } = found;
  const isCounted = found.tags().has('result/relativeDate');
  return (
    start.isCertain('day') &&
    start.isCertain('month') &&
    (!end || end.isCertain('day')) &&
    !isCounted &&
    isReal(start) &&
    (!end || isReal(end))
  );
};

const OWN_PREPOSITION = /^(?:on|at|in|le)\s+/iu;

// Input: at most 1,000 characters (`QueryEvidence`).
const isComing = (before: string, after: string): boolean =>
  /(?<!\p{L})(?:next|coming|prochaine?)\s+$/iu.test(before) || /^\s+prochaine?(?!\p{L})/iu.test(after);

const byDate = (text: string, today: IsoDate): NamedTime[] => {
  const read = isDayFirst(text) ? readFrench : readEnglish;
  return read
    .parse(text, { instant: new Date(`${today}T12:00:00Z`), timezone: 0 })
    .filter(isDate)
    .filter(({ index, text: found }) => !isComing(text.slice(0, index), text.slice(index + found.length)))
    .map(({ index, text: found, start, end }) => {
      const skipped = OWN_PREPOSITION.exec(found)?.[0].length ?? 0;
      const words = { index: index + skipped, text: found.slice(skipped) };
      const first = { ...words, ...dateOf(start, today) };
      if (!end) return first;
      return { ...words, isRange: true, ...joined(first, { ...words, ...dateOf(end, today) }, 'range', today) };
    });
};

/** Of times that overlap the longest. */
const longest = (times: NamedTime[]): NamedTime[] => {
  const overlaps = (one: NamedTime, other: NamedTime): boolean =>
    one.index < other.index + other.text.length && other.index < one.index + one.text.length;
  const kept: NamedTime[] = [];
  for (const one of times.toSorted((a, b) => b.text.length - a.text.length))
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept.sort((a, b) => a.index - b.index);
};

/** A time within a year or a week: "March of last year", "last week on Friday". */
const spanWithin = (whole: NamedTime, part: NamedTime): Span | null => {
  const year = Number(whole.from.slice(0, 4));
  const isYear = whole.from === dayIn(year, 1, 1) && whole.to === dayIn(year, 12, 31);
  if (part.inYear) return isYear ? part.inYear(year) : null;
  const isWeek = whole.isRelative && lengthOf(whole) === 7 && weekdayOf(whole.from) === 0;
  if (!isWeek || !part.isWeekday) return null;
  const day = dayAfter(whole.from, weekdayOf(part.from));
  return { from: day, to: day };
};

const nestedIn = (whole: NamedTime, part: NamedTime): Partial<NamedTime> | null => {
  const span = spanWithin(whole, part);
  const { isFeast = false, mainDay } = part;
  return span && { ...span, isFeast, mainDay, inYear: undefined, isWeekday: false, isBareYear: false };
};

const LONGEST_GAP = 20;
// Input: at most 20 characters (`LONGEST_GAP`).
const GAP =
  /^(?:,?\s*|[’']s\s+)(?:(?:of|in|on|at|during|en|à|au|aux|le|de|du|d)[\s’']+)?(?:the\s+|la\s+|le\s+|l[’'])?$/iu;

/** Joins a time and the year or week that it is in. */
const nested = (text: string, times: NamedTime[]): NamedTime[] => {
  const result: NamedTime[] = [];
  for (const time of times) {
    const former = result.pop();
    const gap = text.slice((former?.index ?? 0) + (former?.text.length ?? 0), time.index);
    const isNear = former !== undefined && gap.length <= LONGEST_GAP && GAP.test(gap);
    const both = isNear ? (nestedIn(time, former) ?? nestedIn(former, time)) : null;
    if (former && both) {
      result.push({ ...former, ...both, text: text.slice(former.index, time.index + time.text.length) });
    } else result.push(...(former ? [former] : []), time);
  }
  return result;
};

const readers: ((text: string, today: IsoDate) => NamedTime[])[] = [
  byDate,
  byDayOfMonth,
  byName,
  byYear,
  byWeekday,
  relativeTimes,
];

/** The times that a text names, in their order. */
export const namedTimes = (text: string, today: IsoDate): NamedTime[] => {
  const found = readers.flatMap((read) => read(text, today));
  const times = nested(text, longest(found));
  return longest(times.map((time) => derived(text, time, today)));
};

const OF_OTHER_UNIT = String.raw`(?![.,]?\d|\s*[$€£%]|\s+(?:dollars|euros|bucks|cad|km)(?!\p{L}))`;
// Input: at most 1,000 characters (`QueryEvidence`).
const DAY_OF_MONTH = MONTHS.map((words, at) => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words})\\.?\\s+(?<after>\\d{1,2})${OF_OTHER_UNIT}(?:,?\\s+(?<year>(?:19|20)\\d\\d))?|(?<![\\d/.-])(?<before>\\d{1,2})\\s+(?:${words})(?!\\p{L})(?:\\s+(?<ofYear>(?:19|20)\\d\\d))?`,
    'giu',
  ),
  month: at + 1,
}));
// Input: at most 1,000 characters (`QueryEvidence`). "2025-02-30", "30/02/2025"
const NUMERIC =
  /(?<![\d/.-])(?:(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)|(?<one>\d\d?)[/.](?<other>\d\d?)[/.](?<of>\d{4}))(?![\d/-])/gu;

const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= lastIn(month, year);

const isImpossible = ({ year, month, day, one, other, of }: Record<string, string | undefined>): boolean => {
  if (year) return !isDay(Number(year), Number(month), Number(day));
  const [first, second] = [Number(one), Number(other)];
  return !isDay(Number(of), first, second) && !isDay(Number(of), second, first);
};

/** "February 30", "February 29, 2025": the words of a day that its month does not have. */
export const impossibleDay = (text: string): string | null => {
  for (const { pattern, month } of DAY_OF_MONTH)
    for (const { 0: words, groups } of text.matchAll(pattern))
      if (Number(groups?.after ?? groups?.before) > lastIn(month, groups?.year ?? groups?.ofYear)) return words;
  for (const { 0: words, groups } of text.matchAll(NUMERIC)) if (isImpossible(groups ?? {})) return words;
  return null;
};
