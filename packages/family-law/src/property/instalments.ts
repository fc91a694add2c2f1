import type { Cents } from '@evenhand/contracts/money';
import { cents } from '@evenhand/contracts/money';

/** An amount in equal instalments of whole cents; the last one makes up for what does not divide. */
export const instalments = (amount: Cents, count: number): { each: Cents; last: Cents } => {
  const each = cents(Math.floor(amount / count));
  return { each, last: cents(amount - each * (count - 1)) };
};
