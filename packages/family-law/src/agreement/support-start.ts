import type { IsoDate } from '@evenhand/contracts/dates';

/**
 * The calendar day from which support is paid: the first day of the month after the one in which the agreement is made.
 * A day in the text, and not "when this takes effect", is what can be enforced.
 */
export const supportStart = (asOf: IsoDate): IsoDate => {
  const [year, month] = [Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7))];
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
};
