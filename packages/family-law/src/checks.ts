import { IsoDate } from '@evenhand/contracts/dates';
import { type Cents, LARGEST_AMOUNT_IN_CENTS, LARGEST_INCOME_IN_CENTS } from '@evenhand/contracts/money';
import { LawProblem } from './law-problem.js';
import { centsOf } from './money.js';

const wholeNumber = (value: number | null | undefined, field: string): number => {
  if (value === undefined || value === null || Number.isNaN(value))
    throw new LawProblem('missing', 'A figure is missing.', field);
  return value;
};

/**
 * Whole cents, zero or more.
 * @throws LawProblem `missing`, `amount-negative`, `amount-absurd` or `amount-not-whole-cents`.
 */
export const checkedAmount = (
  amount: number | null | undefined,
  field: string,
  most: number = LARGEST_AMOUNT_IN_CENTS,
): Cents => {
  const value = wholeNumber(amount, field);
  if (value < 0) throw new LawProblem('amount-negative', 'An amount cannot be below zero.', field);
  if (value > most) throw new LawProblem('amount-absurd', 'An amount is too large to be right.', field);
  if (!Number.isInteger(value))
    throw new LawProblem('amount-not-whole-cents', 'An amount must be in whole cents.', field);
  return centsOf(value);
};

/**
 * Yearly.
 * @throws LawProblem as {@link checkedAmount}; absurd above 100 million dollars.
 */
export const checkedIncome = (income: number | null | undefined, field: string): Cents =>
  checkedAmount(income, field, LARGEST_INCOME_IN_CENTS);

/** @throws LawProblem `missing` or `number-absurd`. */
export const checkedCount = (count: number | null | undefined, field: string, least: number, most: number): number => {
  const value = wholeNumber(count, field);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new LawProblem('number-absurd', `A whole number from ${least} to ${most} is needed.`, field);
};

/**
 * An existing calendar day.
 * @throws LawProblem `missing` or `date-unknown`.
 */
export const checkedDate = (date: string | null | undefined, field: string): IsoDate => {
  if (!date) throw new LawProblem('missing', 'A date is missing.', field);
  const parsed = IsoDate.safeParse(date);
  if (parsed.success) return parsed.data;
  throw new LawProblem('date-unknown', 'This is not a calendar day.', field);
};
