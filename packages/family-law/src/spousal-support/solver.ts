import type { Cents } from '@evenhand/contracts/money';
import { centsOf, NOTHING } from '../money.js';

/**
 * The smallest monthly amount, to the cent, for which `isEnough` holds; 0 when it holds without support, null when it
 * fails at `most`. `isEnough` must be monotonic.
 */
export const smallestAmount = (most: Cents, isEnough: (monthly: Cents) => boolean): Cents | null => {
  if (isEnough(NOTHING)) return NOTHING;
  if (!isEnough(most)) return null;
  let tooLittle: Cents = NOTHING;
  let enough = most;
  while (enough - tooLittle > 1) {
    const middle = centsOf(Math.floor((tooLittle + enough) / 2));
    if (isEnough(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
};
