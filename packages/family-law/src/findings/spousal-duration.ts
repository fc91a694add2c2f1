import type { IsoDate } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { wholeMonths } from '../calendar-months.js';
import { yearsAndMonths } from '../print.js';
import type { Check } from './check.js';
import { asIso, datesIn } from './dates.js';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const more = ['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];
const named: readonly string[] = [...numbers, ...more];

const numberOf = (word: string | undefined): number | null => {
  if (!word) return null;
  const index = named.indexOf(word);
  if (index >= 0) return index;
  const figure = Number(word);
  return Number.isInteger(figure) && figure > 0 ? figure : null;
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => [',', '.', ';', '(', ')'].reduce((left, mark) => left.replaceAll(mark, ''), word));

/** A length in words counts from another day when it names one. */
const otherStart = ['from', 'since', 'after', 'separation'];

/** Months of `two years` or `18 months`; null without a length, or with another start. */
const lengthIn = (text: string): number | null => {
  const words = wordsOf(text);
  if (words.some((word) => otherStart.includes(word))) return null;
  let months: number | null = null;
  for (const [index, word] of words.entries()) {
    const count = numberOf(words[index - 1]);
    if (count === null) continue;
    if (word === 'year' || word === 'years') months = (months ?? 0) + count * 12;
    if (word === 'month' || word === 'months') months = (months ?? 0) + count;
  }
  return months;
};

const endless = ['indefinite', 'indefinitely', 'permanent', 'permanently', 'forever', 'lifelong'];

/** Days and payments shift a length by less than this. */
const TOLERANCE = 2;

const contradiction = (words: string, first: IsoDate, end: IsoDate): string | null => {
  const date = datesIn(words).at(-1);
  if (date && asIso(date) !== end) return `on ${date.words}`;
  if (!date && wordsOf(words).some((word) => endless.includes(word))) return 'at no fixed time';
  const length = lengthIn(words);
  return length !== null && Math.abs(wholeMonths(first, end) - length) > TOLERANCE
    ? `after ${yearsAndMonths(length)}`
    : null;
};

export const durationContradictsEnd: Check = {
  id: 'duration-contradicts-end',
  severity: 'blocking',
  why: 'Family Law Act, s. 55(1): what is agreed must be certain enough to be carried out, and spousal support ends on one day.',
  answers: ['spousalSupportDuration', 'spousalEnd'],
  find: (_record, _asOf, { terms }) => {
    const { duration, due, end } = terms.spousalSupport.monthly ?? {};
    if (!duration?.value || !due || !end?.value) return null;
    const other = contradiction(duration.value, due.first, end.value);
    return other === null
      ? null
      : `In your own words spousal support ends ${other}, but the end that you chose is ${longDate(end.value)}. Change the words or the day, so that both state the same end.`;
  },
};
