import type { IsoDate } from '@evenhand/contracts/dates';
import { calendarSpan, dayAfter, type Span, shifted, type Unit, weekdayOf } from './days.js';

/** A time that is counted from the day of asking. */
export interface RelativeTime extends Span {
  index: number;
  text: string;
  /** "the weekend" needs a preposition, "last weekend" none. */
  isRelative: boolean;
  /** Several days or months up to today: "the last two weeks". */
  isRange: boolean;
}

/** Least and most of what an amount means. */
type Amount = readonly [number, number];

const COUNTED = [
  'a|an|one|une?',
  'two|deux',
  'three|trois',
  'four|quatre',
  'five|cinq',
  'six',
  'seven|sept',
  'eight|huit',
  'nine|neuf',
  'ten|dix',
  'eleven|onze',
  'twelve|douze',
];
/** Estimates are generous: a wrong span hides evidence. */
const AMOUNTS: [string, Amount][] = [
  ...COUNTED.map((words, at): [string, Amount] => [words, [at + 1, at + 1]]),
  ['fifteen|quinze', [15, 15]],
  ['twenty|vingt', [20, 20]],
  ['thirty|trente', [30, 30]],
  ['sixty|soixante', [60, 60]],
  ['ninety', [90, 90]],
  ['(?:a )?couple(?: of)?', [1, 3]],
  ['(?:a )?few|quelques', [1, 7]],
  ['several|plusieurs', [3, 8]],
];
const meanings = AMOUNTS.map(([words, amount]) => ({ amount, pattern: new RegExp(`^(?:${words})$`, 'iu') }));
export const AMOUNT = String.raw`\d{1,3}|${AMOUNTS.map(([words]) => words).join('|')}`;
export const UNIT = 'days?|nights?|weeks?|months?|years?|jours?|nuits?|semaines?|mois|ans?|années?';

/** Words without a number ("the last months") are a few. */
export const amountOf = (words: string | undefined): Amount => {
  const number = Number(words);
  if (number > 0) return [number, number];
  return meanings.find(({ pattern }) => words !== undefined && pattern.test(words))?.amount ?? [1, 7];
};
export const unitOf = (word: string): Unit => {
  if (/^(?:week|semaine)/iu.test(word)) return 'week';
  if (/^(?:month|mois)/iu.test(word)) return 'month';
  return /^(?:year|an)/iu.test(word) ? 'year' : 'day';
};

/** The latest Saturday until a day, and its Sunday. */
export const weekendUntil = (day: IsoDate): Span => {
  const saturday = dayAfter(day, -((weekdayOf(day) + 2) % 7));
  return { from: saturday, to: dayAfter(saturday) };
};

/** "two months ago" is a whole month; "about" adds one at each side. */
const agoSpan = ({ about, amount, unit = '' }: Groups, today: IsoDate): Span => {
  const [least, most] = amountOf(amount);
  const margin = about ? 1 : 0;
  const reach = (back: number): Span => calendarSpan(shifted(today, -back, unitOf(unit)), unitOf(unit));
  return { from: reach(most + margin).from, to: reach(Math.max(least - margin, 0)).to };
};

const upToToday = (amount: number, unit: string, today: IsoDate): Span => ({
  from: shifted(today, -amount, unitOf(unit)),
  to: today,
});
const calendarBack =
  (back: number): Reading =>
  ({ unit = '' }, today) =>
    calendarSpan(shifted(today, -back, unitOf(unit)), unitOf(unit));
const daysBack =
  (back: number): Reading =>
  (_, today) =>
    calendarSpan(dayAfter(today, -back), 'day');

type Groups = Record<string, string | undefined>;
type Reading = (groups: Groups, today: IsoDate) => Span;
type Kind = 'needs a preposition' | 'range' | 'point';

const DAY_PART =
  '(?: (?:morning|afternoon|evening|night|matin|soir|après-midi|en (?:matinée|soirée)|dans la (?:matinée|soirée|nuit)))?';
const PERIOD = '(?<unit>week|month|year|semaine|mois|an|année)';
const WEEKEND = '(?:week-?end|fin de semaine)';
/** What follows makes it a part of something else: "the last week of school". */
const ALONE = String.raw`(?!\s+(?:of|before|after|de|du|d[’'’]|avant|après)(?!\p{L}))`;
const phrases: [string, Reading, Kind?][] = [
  ['day before yesterday|avant-hier', daysBack(2)],
  [`(?:yesterday|hier)${DAY_PART}|last (?:night|evening)|la nuit (?:dernière|passée)`, daysBack(1)],
  [
    "today|tonight|this (?:morning|afternoon|evening)|aujourd[’']hui|ce (?:matin|soir)|cet(?:te)? (?:après-midi|nuit)",
    daysBack(0),
  ],
  [
    `(?:(?:this )?past|last|previous) week-?end${ALONE}|${WEEKEND} (?:derni[eè]re?|pass[ée]e?)`,
    (_, today) => weekendUntil(dayAfter(today, -2)),
  ],
  [`this week-?end|(?:ce|cette) ${WEEKEND}`, (_, today) => weekendUntil(today)],
  [`(?<=\\bthe )week-?end${ALONE}`, (_, today) => weekendUntil(today), 'needs a preposition'],
  ['(?<unit>week|month|year) before last', calendarBack(2)],
  [
    `(?<!(?:than|over|least|under|and) )(?:(?<about>about|around|roughly|almost|nearly) )?(?<amount>${AMOUNT}) (?<unit>${UNIT}) ago`,
    agoSpan,
  ],
  [`il y a (?:(?<about>environ|à peu près|presque) )?(?<amount>${AMOUNT}) (?<unit>${UNIT})(?! et )`, agoSpan],
  [
    `(?:last|past|previous) (?<amount>${AMOUNT}) (?<unit>${UNIT})`,
    ({ amount, unit = '' }, today) => upToToday(amountOf(amount)[1], unit, today),
    'range',
  ],
  [
    'past (?<unit>days|weeks|months|years)',
    ({ unit = '' }, today) => upToToday(amountOf(undefined)[1], unit, today),
    'range',
  ],
  [
    `(?:(?<amount>${AMOUNT}) )?(?:derniers|derni[eè]res) (?<unit>${UNIT})`,
    ({ amount, unit = '' }, today) => upToToday(amountOf(amount)[1], unit, today),
    'range',
  ],
  [
    `(?<=depuis )(?<amount>${AMOUNT}) (?<unit>${UNIT})`,
    ({ amount, unit = '' }, today) => upToToday(amountOf(amount)[1], unit, today),
    'range',
  ],
  [
    `(?:(?:this )?past|(?<=(?:in|over|during|within|for|throughout) the )last|derni[eè]re?) ${PERIOD}${ALONE}`,
    ({ unit = '' }, today) => upToToday(1, unit, today),
    'range',
  ],
  [`(?:last|previous) ${PERIOD}${ALONE}`, calendarBack(1)],
  ['(?<unit>semaine|mois|an|année) (?:derni[eè]re?|pass[ée]e?)', calendarBack(1)],
  [`(?:this|current|cette|cet|ce) ${PERIOD}(?:-ci)?`, calendarBack(0)],
];
// Input: at most 1,000 characters (`QueryEvidence`).
const readings = phrases.map(([source, read, kind = 'point']) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source.replaceAll(' ', '\\s')})(?![\\p{L}\\p{N}])`, 'giu'),
  read,
  kind,
}));

export const relativeTimes = (text: string, today: IsoDate): RelativeTime[] =>
  readings.flatMap(({ pattern, read, kind }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => ({
      index,
      text: found,
      isRelative: kind !== 'needs a preposition',
      isRange: kind === 'range',
      ...read(groups ?? {}, today),
    })),
  );
