import type { IsoDate } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { advisoryGuidelines } from '../authorities.js';
import { monthsLater, wholeMonths } from '../calendar-months.js';
import type { Notice } from '../notice.js';
import { yearsAndMonths } from '../print.js';
import { step, type Working } from '../working.js';
import type { SpousalQuestion } from './question.js';

/** In months from the separation; `ends` where its day is known. */
interface Limits {
  readonly leastMonths: number;
  readonly mostMonths: number;
  readonly ends: { readonly earliest: IsoDate; readonly latest: IsoDate } | null;
  readonly text: string;
}

/** `indefinite`: no end is specified, which is not permanent. `open-at-first`: with children, until its outer limits. */
export type Duration =
  | (Limits & { readonly kind: 'limited' | 'open-at-first' })
  | { readonly kind: 'indefinite'; readonly reason: string; readonly text: string };

type Length = Pick<Required<SpousalQuestion>, 'monthsTogether' | 'recipientAge' | 'separatedOn' | 'on'>;

const YEARS_TO_INDEFINITE = 20;
const RULE_OF_65 = 65;
const LEAST_YEARS_FOR_RULE_OF_65 = 5;
const FULL_TIME_SCHOOL = 6;
const END_OF_HIGH_SCHOOL = 18;

/** Interim support counts: both limits run from the separation, not from the day of the agreement (ch. 7.5.3, 8.5.3). */
const limits = (leastMonths: number, mostMonths: number, separatedOn: IsoDate | null): Limits => {
  const ends =
    separatedOn === null
      ? null
      : { earliest: monthsLater(separatedOn, leastMonths), latest: monthsLater(separatedOn, mostMonths) };
  return stated(leastMonths, mostMonths, ends);
};

const stated = (leastMonths: number, mostMonths: number, ends: Limits['ends']): Limits => {
  const least = leastMonths % 12 === 0 && mostMonths % 12 === 0 ? `${leastMonths / 12}` : yearsAndMonths(leastMonths);
  const span = `${least} to ${yearsAndMonths(mostMonths)} from the separation`;
  const text = ends ? `${span}, ending between ${longDate(ends.earliest)} and ${longDate(ends.latest)}` : span;
  return { leastMonths, mostMonths, ends, text };
};

const withoutEnd = (reason: string): Duration => ({
  kind: 'indefinite',
  reason,
  text: `indefinite (duration not specified), because ${reason}`,
});

const indefinite = (monthsTogether: number, recipientAge: number | null): Duration | null => {
  if (monthsTogether >= YEARS_TO_INDEFINITE * 12) return withoutEnd('the time counted is 20 years or more');
  if (recipientAge === null) return null;
  const together = monthsTogether + recipientAge * 12;
  if (monthsTogether < LEAST_YEARS_FOR_RULE_OF_65 * 12 || together < RULE_OF_65 * 12) return null;
  return withoutEnd(
    `the recipient’s age at the separation (${recipientAge}) and the time counted (${yearsAndMonths(monthsTogether)}) add up to 65 or more`,
  );
};

/** Half a year to a year for each year together; no end specified after 20 years or by the rule of 65. */
export const durationWithoutChild = ({ monthsTogether, recipientAge, separatedOn }: Length): Duration =>
  indefinite(monthsTogether, recipientAge) ?? {
    kind: 'limited',
    ...limits(Math.round(monthsTogether / 2), monthsTogether, separatedOn),
  };

/** The youngest child; without a birth date the age on the day of the question is used, in whole years. */
export interface Youngest {
  readonly age: number;
  readonly born: IsoDate | null;
}

/** Months from the separation to a birthday of the youngest child, and its day where known; null once it has passed. */
const untilAge = ({ age: now, born }: Youngest, age: number, { separatedOn, on }: Length) => {
  if (now >= age) return null;
  if (separatedOn === null) return { months: (age - now) * 12, day: null };
  if (born === null) return { months: Math.max(0, wholeMonths(separatedOn, on)) + (age - now) * 12, day: null };
  const day = monthsLater(born, age * 12);
  return { months: wholeMonths(separatedOn, day), day };
};

const later = (months: number, until: ReturnType<typeof untilAge>, separatedOn: IsoDate | null) => {
  if (until === null || until.months < months) return { months, day: separatedOn && monthsLater(separatedOn, months) };
  return { months: until.months, day: until.day ?? (separatedOn && monthsLater(separatedOn, until.months)) };
};

/** The longer of the relationship and the youngest child's schooling, at each end (ch. 8.5). */
export const durationWithChild = (length: Length, youngest: Youngest): Duration => {
  const { monthsTogether, recipientAge, separatedOn } = length;
  const without = indefinite(monthsTogether, recipientAge);
  if (without) return without;
  const least = later(Math.round(monthsTogether / 2), untilAge(youngest, FULL_TIME_SCHOOL, length), separatedOn);
  const most = later(monthsTogether, untilAge(youngest, END_OF_HIGH_SCHOOL, length), separatedOn);
  const ends = least.day && most.day ? { earliest: least.day, latest: most.day } : null;
  const found = stated(least.months, most.months, ends);
  return { kind: 'open-at-first', ...found, text: `indefinite at first, with outer limits of ${found.text}` };
};

export const durationStep = (duration: Duration, chapter: string): Working['steps'][number] =>
  step('Duration', duration.text, advisoryGuidelines(chapter));

/** Reports that the rule of 65 was not applied, where it could change the duration. */
export const durationNotices = (monthsTogether: number, recipientAge: number | null): Notice[] =>
  recipientAge === null &&
  monthsTogether >= LEAST_YEARS_FOR_RULE_OF_65 * 12 &&
  monthsTogether < YEARS_TO_INDEFINITE * 12
    ? [{ code: 'age-unknown', sentence: "Without the recipient's age the rule of 65 was not looked at." }]
    : [];
