import type { IsoDate } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { type DueDays, paymentsUntil } from '../agreement/due-days.js';
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

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => [',', ';', '(', ')'].reduce((left, mark) => left.replaceAll(mark, ''), word))
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word));

/** A length in words counts from another day, or to a review, when it names one. */
const otherStart = ['from', 'since', 'after', 'separation', 'review', 'reviewed'];

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

/** The length must be the number of payments: one month more or less is one payment. */
const contradiction = (words: string, due: DueDays, end: IsoDate, endInWords: IsoDate | null): string | null => {
  if (endInWords && endInWords !== end) return `on ${longDate(endInWords)}`;
  if (!endInWords && wordsOf(words).some((word) => endless.includes(word))) return 'at no fixed time';
  const length = lengthIn(words);
  const payments = paymentsUntil(due, end);
  return length !== null && payments !== length
    ? `after ${yearsAndMonths(length)}, which is ${length} monthly payments and not ${payments}`
    : null;
};

export const durationContradictsEnd: Check = {
  id: 'duration-contradicts-end',
  severity: 'blocking',
  why: 'Family Law Act, s. 55(1): what is agreed must be certain enough to be carried out, and spousal support ends on one day.',
  answers: ['spousalSupportDuration', 'spousalEnd'],
  find: (_record, _asOf, { terms }) => {
    const { duration, due, end } = terms.spousalSupport.monthly ?? {};
    if (!duration?.value || !due) return null;
    const written = datesIn(duration.value).at(-1);
    const endInWords = written ? asIso(written) : null;
    const day = end?.value ?? endInWords;
    if (!day) return null;
    const other = contradiction(duration.value, due, day, endInWords);
    const chosen = end?.value ? 'the end that you chose is' : 'the day that you name is';
    return other === null
      ? null
      : `In your own words spousal support ends ${other}, but ${chosen} ${longDate(day)}. Change the words or the day, so that both state the same end.`;
  },
};
