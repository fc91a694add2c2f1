import type { IsoDate } from '@evenhand/contracts/dates';
import { checkedDate } from '../checks.js';
import { LawProblem } from '../law-problem.js';

/** 25 years: the longest dependency of a child. */
const MOST_MONTHS = 300;

/** `2024-03-15` is in `2024-03`. */
export const monthOf = (date: IsoDate): string => date.slice(0, 7);

/**
 * Both months included.
 * @throws LawProblem `missing`, `date-unknown`, or `dates-out-of-order` when `until` is before `from` or over 25 years
 * later.
 */
export const monthsBetween = (from: string, until: string): string[] => {
  const first = numberOf(from, 'from');
  const last = numberOf(until, 'until');
  if (last < first) throw new LawProblem('dates-out-of-order', 'The last month is before the first.', 'until');
  if (last - first >= MOST_MONTHS)
    throw new LawProblem('dates-out-of-order', 'More than 25 years is taken for a slip.', 'until');
  return Array.from({ length: last - first + 1 }, (_, offset) => nameOf(first + offset));
};

const numberOf = (month: string, field: string): number => {
  const day = checkedDate(month && `${month}-01`, field);
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
};

const nameOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
