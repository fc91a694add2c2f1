import type { Cents } from '@evenhand/contracts/money';
import { portion } from './money.js';

const UNIT = 100_000;

/** Exact to a thousandth of a per cent. */
export interface Rate {
  /** Whole hundred-thousandths: 5.05 % is 5050. */
  readonly hundredThousandths: number;
}

/** `rate(0.0505)` is 5.05 %. Throws a RangeError beyond five decimals. */
export const rate = (fraction: number): Rate => {
  const hundredThousandths = Math.round(fraction * UNIT);
  if (Math.abs(fraction * UNIT - hundredThousandths) > 1e-6) throw new RangeError(`${fraction} has too many decimals`);
  return { hundredThousandths };
};

/** Rounded to the cent. */
export const times = (amount: Cents, { hundredThousandths }: Rate): Cents => portion(amount, hundredThousandths, UNIT);
