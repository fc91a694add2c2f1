import type { IsoDate } from '@evenhand/contracts/dates';
import {
  holidayIn,
  type KnownHoliday,
  marchBreakIn,
  type Stretch,
  summerIn,
  winterBreakIn,
} from '@evenhand/family-law/parenting-time/ontario-calendar';
import { dayIn, lastDayOf } from './days.js';

/** Both days included. */
export interface Span {
  from: IsoDate;
  to: IsoDate;
}

/** A holiday, a season or a month of a year. */
export type InYear = (year: number) => Span;

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

/** Days that the law's calendar of this product has come from there; school breaks are Ontario's. */
export const feasts: [string, InYear][] = [
  ['christmas break|winter break|winter holidays?|vacances de no[eë]l', ofStretch(winterBreakIn)],
  ['march break|spring break|semaine de rel[aâ]che', ofStretch(marchBreakIn)],
  ["summer holidays?|summer break|grandes vacances|vacances d[’']été", ofStretch(summerIn)],
  ['christmas eve', onDay(12, 24)],
  ['christmas(?: day)?|xmas|no[eë]l', ofHoliday('Christmas Eve and Day')],
  ['boxing day', ofHoliday('Boxing Day')],
  ["new year[’']?s eve", onDay(12, 31)],
  ["new years?(?:[’']s)?(?: day)?|nouvel an|jour de l[’']an", ofHoliday('New Year')],
  ['family day(?: weekend)?', ofHoliday('Family Day weekend')],
  ["valentine[’']?s(?: day)?|saint-valentin", onDay(2, 14)],
  ['easter(?: weekend| sunday| monday)?|good friday|p[aâ]ques', ofHoliday('Easter weekend')],
  ['victoria day(?: weekend)?', ofHoliday('Victoria Day weekend')],
  ["mother[’']?s day|f[eê]te des m[eè]res", ofHoliday('Mother’s Day')],
  ["father[’']?s day|f[eê]te des p[eè]res", ofHoliday('Father’s Day')],
  ['canada day|f[eê]te du canada', ofHoliday('Canada Day')],
  ['civic holiday(?: weekend)?', ofHoliday('Civic Holiday weekend')],
  ['labou?r day(?: weekend)?|f[eê]te du travail', ofHoliday('Labour Day weekend')],
  ['thanksgiving(?: day| weekend)?|action de gr[aâ]ces?', ofHoliday('Thanksgiving weekend')],
  ['halloween', onDay(10, 31)],
  ['remembrance day|jour du souvenir', onDay(11, 11)],
];
export const seasons: [string, InYear][] = [
  ['spring(?:time)?|printemps', ofMonths(3, 5)],
  ['summer(?:time)?|été', ofMonths(6, 8)],
  ['fall|autumn|automne', ofMonths(9, 11)],
  ['winter(?:time)?|hiver', ofMonths(12, 2)],
];
