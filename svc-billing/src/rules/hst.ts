import { type Cents, cents } from '@evenhand/contracts/money';

/** Harmonized sales tax in Ontario: 13 % since 1 July 2010 (Excise Tax Act, s. 165(2) and Sch. VIII). */
const HST_PERCENT = 13;

/** The tax included in an amount, in cents, half a cent rounded up. */
export const hstWithin = (amount: Cents): Cents =>
  cents(Math.floor((2 * amount * HST_PERCENT + 100 + HST_PERCENT) / (2 * (100 + HST_PERCENT))));
