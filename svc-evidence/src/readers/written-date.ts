import { isoOf, momentOf } from './local-time.js';
import { inOrder, type Numbers, type Order } from './numeric-dates.js';
import { withOffset } from './zones.js';

/** Prefixes in English, French, German and Spanish. */
const MONTHS = [
  'jan|ene',
  'f[eé][bv]',
  'm[aä]r',
  'a[pvb]r',
  'ma[iy]',
  'jui?n',
  'jui?l',
  'ao[uû]|aug|ago',
  'sep',
  'o[ck]t',
  'nov',
  'd[eé][cz]|dic',
].map((begin) => new RegExp(`^(?:${begin})`, 'i'));

/** "9:41:03 PM", "21:41", "21 h 41" */
const CLOCK = String.raw`(?<hour>\d{1,2})(?::|\s?h\s?)(?<minute>\d{2})(?:(?::|\s?min\s?)(?<second>\d{2})(?:\.\d+)?(?:\s?s\b)?)?(?:\s?(?<half>[ap])\.?\s?m\b\.?)?`;
const DAY = String.raw`(?<day>\d{1,2})(?:er|st|nd|rd|th)?`;
const NAME = String.raw`(?<name>\p{L}{3,10})\.?`;

const forms = [
  // Jan 15, 2024, 9:41:03 PM
  String.raw`${NAME} ${DAY},? (?<year>\d{4})(?:$|(?:,| at)?\s+${CLOCK})`,
  // 15 January 2024 21:41; 15 janvier 2024 à 21 h 41
  String.raw`${DAY} ${NAME} (?<year>\d{4})(?:$|(?:,| at| à)?\s+${CLOCK})`,
  // 2024-01-15 21:41:03
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:$|(?:,|T)?\s*${CLOCK})`,
  // 15.01.2024 21:41:03
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?:$|,?\s+${CLOCK})`,
  // 1/15/2024 9:41 PM, 15/01/24 21:41, 2024/01/15 21:41
  String.raw`(?<a>\d{1,4})(?<mark>[/-])(?<b>\d{1,2})\k<mark>(?<c>\d{2}|\d{4})(?:$|,?\s+${CLOCK})`,
].map((form) => new RegExp(`^(?:\\p{L}+\\.?,? )?${form}(?<rest>.*)$`, 'isu'));

/** "UTC-05:00", "GMT-5", "Z", "+01:00", "(UTC)" */
const ZONE =
  /^\s*\(?(?:(?<utc>UTC|GMT|UT|Z)\b\s*)?(?:(?<sign>[+−-])(?<hours>0?\d|1[0-4])(?::?(?<minutes>[0-5]\d))?(?![\d:]))?/;

/** Minutes ahead of UTC. */
const aheadIn = (rest: string): number | undefined => {
  const { utc, sign, hours = '0', minutes = '0' } = ZONE.exec(withOffset(rest))?.groups ?? {};
  if (!utc && !sign) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1);
};

const groupsOf = (written: string) => forms.map((form) => form.exec(written.trim())?.groups).find(Boolean);

export const numbersIn = (written: string): Numbers | undefined => {
  const { a, b, c } = groupsOf(written) ?? {};
  return a === undefined ? undefined : [Number(a), Number(b), Number(c)];
};

const countedMoment = (written: string): string | null =>
  /^\d{10}$|^\d{13}$/.test(written) ? isoOf(Number(written.padEnd(13, '0'))) : null;

/** ISO moment of a date in an export; without a zone in the case's, without a time at 00:00. Null when it is none. */
export const writtenMoment = (written: string, order: Order = 'month-first'): string | null => {
  const found = groupsOf(written);
  if (!found) return countedMoment(written.trim());
  const { a, b, c, name = '', hour = '0', minute = '0', second = '0', half, rest = '' } = found;
  const [year, month, day] = a
    ? inOrder([Number(a), Number(b), Number(c)], order)
    : [Number(found.year), Number(found.month ?? MONTHS.findIndex((one) => one.test(name)) + 1), Number(found.day)];
  const ofDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return momentOf(year, month, day, ofDay, Number(minute), Number(second), aheadIn(rest));
};
