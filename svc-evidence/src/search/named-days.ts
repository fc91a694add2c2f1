import type { IsoDate } from '@evenhand/contracts/dates';
import {
  holidayIn,
  type KnownHoliday,
  marchBreakIn,
  type Stretch,
  summerIn,
  winterBreakIn,
} from '@evenhand/family-law/parenting-time/ontario-calendar';
import { dayAfter, dayIn, lastDayOf, type Span } from './days.js';
import type { InYear } from './named-time.js';

const inMonth =
  (month: number): InYear =>
  (year) => ({ from: dayIn(year, month, 1), to: lastDayOf(year, month) });
/** English, then French: whole and short (CLDR). */
export const MONTHS = [
  'january|jan|janvier|janv',
  'february|feb|février|fevrier|févr',
  'march|mar|mars',
  'april|apr|avril|avr',
  'may|mai',
  'june|jun|juin',
  'july|jul|juillet|juill',
  'august|aug|août|aout',
  'september|sept|sep|septembre',
  'october|oct|octobre',
  'november|nov|novembre',
  'december|dec|décembre|decembre|déc',
];
/** A day that no month has does not name the month. */
export const months = MONTHS.map((words, at): [string, InYear] => [
  `(?:${words})(?!\\.?\\s+\\d{1,2}(?!\\d))`,
  inMonth(at + 1),
]);

const ofStretch =
  (stretchIn: (year: number) => Stretch): InYear =>
  (year) => {
    const { from, until } = stretchIn(year);
    return { from: from.date, to: until.date };
  };
const ofHoliday = (holiday: KnownHoliday): InYear => ofStretch((year) => holidayIn(holiday, year));
const onDay =
  (month: number, day: number): InYear =>
  (year) => ({ from: dayIn(year, month, day), to: dayIn(year, month, day) });
const ofMonths =
  (first: number, last: number): InYear =>
  (year) => ({ from: dayIn(year, first, 1), to: lastDayOf(last < first ? year + 1 : year, last) });

/** `mainDay` is what "the day before" and "between" count from; without it, the whole span. */
export interface Feast {
  words: string;
  inYear: InYear;
  mainDay?: (span: Span) => IsoDate;
}

const onLastDay = ({ to }: Span): IsoDate => to;
const WEEKEND = '(?: (?:long )?weekend)?';
const breakOf = (words: string, inYear: InYear): Feast => ({ words, inYear });
const holiday = (words: string, inYear: InYear, mainDay = onLastDay): Feast => ({ words, inYear, mainDay });
/** Easter Sunday is the last day but one of its weekend. */
const easter =
  (afterSunday: number): InYear =>
  (year) => {
    const day = dayAfter(holidayIn('Easter weekend', year).until.date, afterSunday - 1);
    return { from: day, to: day };
  };

/** Days that the law's calendar of this product has come from there; school breaks are Ontario's. */
export const feasts: Feast[] = [
  breakOf(
    'christmas (?:break|holidays?|vacation)|winter (?:break|holidays?)|(?:vacances|congés?) (?:de no[eë]l|des f[eê]tes)',
    ofStretch(winterBreakIn),
  ),
  breakOf('march break|spring break|semaine de rel[aâ]che', ofStretch(marchBreakIn)),
  breakOf("summer holidays?|summer break|grandes vacances|vacances d[’']été", ofStretch(summerIn)),
  holiday('christmas eve|r[eé]veillon de no[eë]l', onDay(12, 24)),
  holiday('christmas(?: day)?|xmas|(?:jour de )?no[eë]l', ofHoliday('Christmas Eve and Day')),
  holiday('boxing day', ofHoliday('Boxing Day')),
  holiday("new year[’']?s eve|r[eé]veillon du (?:jour de l[’']an|nouvel an)|saint-sylvestre", onDay(12, 31)),
  holiday("new years?(?:[’']s)?(?: day)?|nouvel an|jour de l[’']an", ofHoliday('New Year')),
  holiday(`family day${WEEKEND}|(?:jour|f[eê]te) de la famille`, ofHoliday('Family Day weekend')),
  holiday("valentine[’']?s(?: day)?|saint-valentin", onDay(2, 14)),
  holiday('good friday|vendredi saint', easter(-2)),
  holiday('easter sunday|dimanche de p[aâ]ques', easter(0)),
  holiday('easter monday|lundi de p[aâ]ques', easter(1)),
  holiday(`easter${WEEKEND}|p[aâ]ques`, ofHoliday('Easter weekend'), ({ to }) => dayAfter(to, -1)),
  holiday(`victoria day${WEEKEND}|f[eê]te de la reine|f[eê]te de victoria`, ofHoliday('Victoria Day weekend')),
  holiday("mother[’']?s day|f[eê]te des m[eè]res", ofHoliday('Mother’s Day')),
  holiday("father[’']?s day|f[eê]te des p[eè]res", ofHoliday('Father’s Day')),
  holiday('canada day|f[eê]te du canada', ofHoliday('Canada Day')),
  holiday(`civic holiday${WEEKEND}`, ofHoliday('Civic Holiday weekend')),
  holiday(`labou?r day${WEEKEND}|f[eê]te du travail`, ofHoliday('Labour Day weekend')),
  holiday(`thanksgiving(?: day|${WEEKEND})|action de gr[aâ]ces?`, ofHoliday('Thanksgiving weekend')),
  holiday('halloween', onDay(10, 31)),
  holiday('remembrance day|jour du souvenir', onDay(11, 11)),
];
export const seasons: [string, InYear][] = [
  ['spring(?:time)?|printemps', ofMonths(3, 5)],
  ['summer(?:time)?|été', ofMonths(6, 8)],
  ['fall|autumn|automne', ofMonths(9, 11)],
  ['winter(?:time)?|hiver', ofMonths(12, 2)],
];

/** From Monday; English, then French. */
export const WEEKDAYS = [
  'monday|lundi',
  'tuesday|tues|mardi',
  'wednesday|mercredi',
  'thursday|thurs|jeudi',
  'friday|fri|vendredi',
  'saturday|samedi',
  'sunday|dimanche',
];
