import type { Party } from '@evenhand/contracts/identity';
import { LawProblem } from '../law-problem.js';
import { other } from '../parties.js';
import { type DayHour, hourNumber, type Year } from './calendar.js';
import type { WhoseHour } from './regular-schedule.js';

export type Sharing =
  | { readonly kind: 'with'; readonly party: Party }
  /** By the year in which the period starts. */
  | { readonly kind: 'alternate-years'; readonly evenYears: Party }
  /** To the hour. */
  | { readonly kind: 'halves'; readonly first: Party }
  | { readonly kind: 'alternate-weeks'; readonly first: Party };

/** A period that overrides the regular schedule. */
export interface SpecialPeriod {
  readonly label: string;
  readonly from: DayHour;
  readonly until: DayHour;
  readonly sharing: Sharing;
}

export interface PeriodHours {
  readonly first: number;
  readonly end: number;
  readonly whose: WhoseHour;
}

const HOURS_A_WEEK = 7 * 24;

/** @throws LawProblem `dates-out-of-order`, or `schedule-out-of-range` for a period outside the year. */
export const periodHours = ({ label, from, until, sharing }: SpecialPeriod, year: Year, field: string): PeriodHours => {
  const first = hourNumber(from, `${field}.from`);
  const end = hourNumber(until, `${field}.until`);
  if (end <= first) throw new LawProblem('dates-out-of-order', `${label} ends before it starts.`, field);
  if (end <= year.firstHour || first >= year.firstHour + year.hours)
    throw new LawProblem('schedule-out-of-range', `${label} lies outside the year that is counted.`, field);
  return { first, end, whose: whoseHours(sharing, first, end, Number(from.date.slice(0, 4))) };
};

const whoseHours = (sharing: Sharing, first: number, end: number, year: number): WhoseHour => {
  switch (sharing.kind) {
    case 'with':
      return () => sharing.party;
    case 'alternate-years':
      return () => (year % 2 === 0 ? sharing.evenYears : other(sharing.evenYears));
    case 'halves':
      return (hour) => (hour < first + Math.ceil((end - first) / 2) ? sharing.first : other(sharing.first));
    case 'alternate-weeks':
      return (hour) => (Math.floor((hour - first) / HOURS_A_WEEK) % 2 === 0 ? sharing.first : other(sharing.first));
  }
};
