import type { Cents } from '@evenhand/contracts/money';
import { LawProblem } from './law-problem.js';

const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount);

/** @throws LawProblem `amount-absurd` when the number is no safe integer. */
export const centsOf = (amount: number): Cents => {
  if (isCents(amount)) return amount;
  throw new LawProblem('amount-absurd', 'A calculation left the range of whole cents.');
};

export const NOTHING = centsOf(0);

/** Whole dollars in cents. */
export const dollars = (amount: number): Cents => centsOf(amount * 100);

export const plus = (...amounts: readonly Cents[]): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return centsOf(total);
};

export const minus = (amount: Cents, less: Cents): Cents => centsOf(amount - less);

export const smaller = (a: Cents, b: Cents): Cents => (a < b ? a : b);

export const larger = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/** The part of `amount` above `line`; zero below it. */
export const above = (amount: Cents, line: Cents): Cents => (amount > line ? centsOf(amount - line) : NOTHING);

/**
 * The only rounding of this package: `amount x numerator / denominator` to the nearest cent, half a cent away from
 * zero. Exact for whole numerators and denominators of any size; `denominator` is above zero.
 */
export const portion = (amount: Cents, numerator: number, denominator: number): Cents => {
  const product = amount * numerator;
  if (!Number.isSafeInteger(product)) return portionOfLarge(BigInt(amount), BigInt(numerator), BigInt(denominator));
  const rest = Math.abs(product) % denominator;
  const whole = (Math.abs(product) - rest) / denominator + (rest * 2 >= denominator ? 1 : 0);
  return centsOf(product < 0 ? 0 - whole : whole);
};

const portionOfLarge = (amount: bigint, numerator: bigint, denominator: bigint): Cents => {
  const product = amount * numerator;
  const size = product < 0n ? -product : product;
  const whole = Number((size * 2n + denominator) / (denominator * 2n));
  return centsOf(product < 0n ? -whole : whole);
};
