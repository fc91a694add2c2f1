import type { IsoDate } from '@evenhand/contracts/dates';
import type { Cents } from '@evenhand/contracts/money';
import { centsOf, minus } from '../money.js';
import { type DueDays, dueAfter } from './due-days.js';

export interface Instalments {
  readonly payments: number;
  readonly last: { readonly amount: Cents; readonly on: IsoDate };
}

/** @param monthly above zero. */
export const instalments = (owed: Cents, monthly: Cents, days: DueDays): Instalments => {
  const payments = Math.ceil(owed / monthly);
  const last = minus(owed, centsOf(monthly * (payments - 1)));
  return { payments, last: { amount: last, on: dueAfter(days, payments - 1) } };
};
