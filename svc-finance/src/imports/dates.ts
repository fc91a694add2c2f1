import { IsoDate } from '@evenhand/contracts/dates';
import { plainLetters } from './letters.js';

/** Characters, time and zone included; longer texts are not parsed. */
const LONGEST_WRITTEN = 50;

/** English and French, without accents. */
const months = [
  ['jan', 'janv', 'january', 'janvier'],
  ['feb', 'fev', 'febr', 'fevr', 'february', 'fevrier'],
  ['mar', 'march', 'mars'],
  ['apr', 'avr', 'april', 'avril'],
  ['may', 'mai'],
  ['jun', 'june', 'juin'],
  ['jul', 'july', 'jui', 'juil', 'juillet'],
  ['aug', 'august', 'aou', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['oct', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dec', 'december', 'decembre'],
];

const isoOf = (year: string, month: string | number, day: string): string | null => {
  const full = year.length === 2 ? `20${year}` : year;
  return IsoDate.safeParse(`${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`).data ?? null;
};

/** A date of three numbers that ends with its year. */
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/;

/**
 * A day of a bank's file: `2026-11-21`, `20261121`, `11/21/2026` (or `21/11/2026`), `21 Nov 2026`, `Nov 21, 2026`,
 * `1er févr. 2026`.
 */
export const readBankDate = (text: string, dayFirst: boolean): string | null => {
  if (text.length > LONGEST_WRITTEN) return null;
  const written = text.trim();
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/.exec(written);
  if (iso?.[1] && iso[2] && iso[3]) return isoOf(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(written);
  if (numbers?.[1] && numbers[2] && numbers[3]) {
    return dayFirst ? isoOf(numbers[3], numbers[2], numbers[1]) : isoOf(numbers[3], numbers[1], numbers[2]);
  }
  return inWords(plainLetters(written));
};

/** Whether the text is a date of numbers whose order the file has to decide. */
export const isNumericDate = (text: string): boolean => text.length <= LONGEST_WRITTEN && NUMBERS.test(text.trim());

const inWords = (written: string): string | null => {
  const dayThenMonth = /^(\d{1,2})(?:er|st|nd|rd|th)?[ -]?([a-z]{3,9})[. ,-]{1,3}(\d{4}|\d{2})$/.exec(written);
  const monthThenDay = /^([a-z]{3,9})[. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(written);
  const [day, month, year] = dayThenMonth
    ? [dayThenMonth[1], dayThenMonth[2], dayThenMonth[3]]
    : [monthThenDay?.[2], monthThenDay?.[1], monthThenDay?.[3]];
  const number = months.findIndex((names) => names.includes(month ?? '')) + 1;
  return day && year && number > 0 ? isoOf(year, number, day) : null;
};
