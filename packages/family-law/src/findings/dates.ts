import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import { longDate, monthNames } from '@evenhand/contracts/toronto';
import { stillPayable } from '../terms/monthly-spousal-support.js';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';
import { childrenByBirth } from './children.js';
import { writtenWords } from './own-words.js';

const NAMED = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${monthNames.join('|')}),? (\\d{4})\\b`, 'gi');
const AMERICAN = new RegExp(`\\b(${monthNames.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi');
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

interface Written {
  words: string;
  year: number;
  month: number;
  day: number;
}

const monthOf = (name: string | undefined) =>
  monthNames.findIndex((month) => month.toLowerCase() === name?.toLowerCase()) + 1;

/** The dates in a text, also impossible ones. */
export const datesIn = (text: string): Written[] => [
  ...[...text.matchAll(NAMED)].map(([words, day, month, year]) => ({
    words,
    year: Number(year),
    month: monthOf(month),
    day: Number(day),
  })),
  ...[...text.matchAll(AMERICAN)].map(([words, month, day, year]) => ({
    words,
    year: Number(year),
    month: monthOf(month),
    day: Number(day),
  })),
  ...[...text.matchAll(ISO)].map(([words, year, month, day]) => ({
    words,
    year: Number(year),
    month: Number(month),
    day: Number(day),
  })),
];

const exists = ({ year, month, day }: Written): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

export const asIso = ({ year, month, day }: Written): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Earlier dates of marriage or separation are input errors. */
const EARLIEST = '1920-01-01';

export const impossibleDates: Check = {
  id: 'impossible-dates',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): what is agreed must be certain enough to be carried out, and a day that does not exist cannot be kept.',
  answers: ['spousalSupportDuration', 'homeDivisionDescription', 'children', 'marriageDate', 'separationDate'],
  find: (record, asOf) => {
    for (const date of [record.marriageDate, record.separationDate])
      if (date && date < EARLIEST) return `${longDate(date)} is too long ago to be right. Please check the date.`;
    const old = childrenByBirth(record).find(({ birthdate }) => birthdate < EARLIEST);
    if (old) return `The birth date of ${old.called} is too long ago to be right. Please check it.`;
    const missing = writtenWords(record)
      .flatMap(({ text }) => datesIn(text))
      .find((date) => !exists(date));
    if (missing) return `Your own words name ${missing.words}, a day that does not exist. Please correct it.`;
    const ends = record.spousalSupportRequested ? datesIn(record.spousalSupportDuration ?? '').at(-1) : undefined;
    return ends && asIso(ends) <= asOf
      ? `Your own words end spousal support on ${ends.words}, which has passed already. Please enter a later day.`
      : null;
  },
};

const agreedDays = ({ childSupport, spousalSupport: { monthly, lumpSum }, security, property }: Terms) =>
  [
    ['homeBy', 'the home', property.home?.by.value],
    ['exclusivePossessionUntil', 'living in the home alone', property.home?.possession?.until.value],
    ['equalizationDate', 'the equalization payment', property.equalization?.on.value],
    ['childArrearsFrom', 'child support that is owed', childSupport?.arrears?.from.value],
    ['spousalEnd', 'the end of spousal support', stillPayable(monthly)?.end.value],
    ['spousalLumpSumOn', 'the lump sum of spousal support', lumpSum?.on.value],
    ['insuranceUntil', 'the life insurance', security?.until.value],
  ] as const satisfies [IntakeField, string, IsoDate | null | undefined][];

export const daysThatAreOver: Check = {
  id: 'days-that-are-over',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): what is agreed must be certain enough to be carried out, and a day that has passed cannot be kept.',
  answers: [
    'homeBy',
    'exclusivePossessionUntil',
    'equalizationDate',
    'childArrearsFrom',
    'spousalEnd',
    'spousalLumpSumOn',
    'insuranceUntil',
  ],
  find: (_record, asOf, { terms }) => {
    for (const [answer, what, day] of agreedDays(terms))
      if (day && day < asOf)
        return {
          answer,
          sentence: `The day for ${what}, ${longDate(day)}, has passed already. Please enter a later day.`,
        };
    return null;
  },
};
