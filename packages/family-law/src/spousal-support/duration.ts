import { advisoryGuidelines } from '../authorities.js';
import type { Notice } from '../notice.js';
import { step, type Working } from '../working.js';

/** In months; `indefinite`: no end is specified, which is not permanent. */
export type Duration =
  | { readonly kind: 'limited'; readonly leastMonths: number; readonly mostMonths: number; readonly text: string }
  | { readonly kind: 'indefinite'; readonly reason: string; readonly text: string }
  | {
      /** With children: initially open, with these outer limits. */
      readonly kind: 'open-at-first';
      readonly leastMonths: number;
      readonly mostMonths: number;
      readonly text: string;
    };

const YEARS_TO_INDEFINITE = 20;
const RULE_OF_65 = 65;
const LEAST_YEARS_FOR_RULE_OF_65 = 5;
const FULL_TIME_SCHOOL = 6;
const END_OF_HIGH_SCHOOL = 18;

/** 54 months as `4.5`. */
export const yearsOf = (months: number): string => `${Math.round((months * 100) / 12) / 100}`;

const span = (least: number, most: number): string => `${yearsOf(least)} to ${yearsOf(most)} years`;

const withoutEnd = (reason: string): Duration => ({
  kind: 'indefinite',
  reason,
  text: `indefinite (duration not specified): ${reason}`,
});

const indefinite = (monthsTogether: number, recipientAge: number | null): Duration | null => {
  const years = yearsOf(monthsTogether);
  if (monthsTogether >= YEARS_TO_INDEFINITE * 12) return withoutEnd(`${years} years together, 20 or more`);
  if (recipientAge === null) return null;
  const together = monthsTogether + recipientAge * 12;
  if (monthsTogether < LEAST_YEARS_FOR_RULE_OF_65 * 12 || together < RULE_OF_65 * 12) return null;
  return withoutEnd(`rule of 65: ${recipientAge} + ${years} = ${yearsOf(together)}`);
};

/** Half a year to a year for each year together; no end specified after 20 years or by the rule of 65. */
export const durationWithoutChild = (monthsTogether: number, recipientAge: number | null): Duration =>
  indefinite(monthsTogether, recipientAge) ?? {
    kind: 'limited',
    leastMonths: Math.round(monthsTogether / 2),
    mostMonths: monthsTogether,
    text: span(Math.round(monthsTogether / 2), monthsTogether),
  };

/** The longer of the relationship and the youngest child's schooling, at each end. */
export const durationWithChild = (monthsTogether: number, recipientAge: number | null, youngest: number): Duration => {
  const without = indefinite(monthsTogether, recipientAge);
  if (without) return without;
  const until = (age: number): number => Math.max(0, (age - youngest) * 12);
  const leastMonths = Math.max(Math.round(monthsTogether / 2), until(FULL_TIME_SCHOOL));
  const mostMonths = Math.max(monthsTogether, until(END_OF_HIGH_SCHOOL));
  return {
    kind: 'open-at-first',
    leastMonths,
    mostMonths,
    text: `indefinite at first, with outer limits of ${span(leastMonths, mostMonths)}`,
  };
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
