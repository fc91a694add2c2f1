import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { minus } from '../money.js';
import type { Terms } from '../terms/terms.js';

export type OfEach = Record<Party, Cents>;

export const difference = (to: OfEach, from: OfEach): OfEach => ({
  owner: minus(to.owner, from.owner),
  partner: minus(to.partner, from.partner),
});

/** A payment that is not monthly support. */
interface OneTimePayment {
  readonly payor: Party | null | undefined;
  readonly amount: Cents | null | undefined;
  /** Of the payment, or the first of `count` instalments. */
  readonly on: IsoDate | null | undefined;
  readonly count: number;
  readonly everyMonths: number;
}

const once = (payment: Pick<OneTimePayment, 'payor' | 'amount' | 'on'>): OneTimePayment => ({
  ...payment,
  count: 1,
  everyMonths: 1,
});

/** Equalization, the home, a lump sum, arrears. */
export const oneTimePayments = ({ property, spousalSupport, childSupport }: Terms): OneTimePayment[] => {
  const { home, equalization, net } = property;
  const { lumpSum, payor } = spousalSupport;
  const { arrears } = childSupport ?? {};
  const apart: OneTimePayment[] = [
    {
      payor: equalization?.payor.value,
      amount: equalization?.amount.value,
      on: equalization?.on.value ?? home?.by.value,
      count: equalization?.instalments?.count.value ?? 1,
      everyMonths: equalization?.instalments?.every.value === 'year' ? 12 : 1,
    },
    ...(home?.plan === 'buy-out'
      ? [once({ payor: home.keeper.value, amount: home.price.value, on: home.by.value })]
      : []),
  ];
  return [
    ...(net ? [once({ payor: net.payor.value, amount: net.amount.value, on: net.by.value })] : apart),
    once({ payor: payor.value, amount: lumpSum?.amount.value, on: lumpSum?.on.value }),
    {
      payor: arrears?.payor.value,
      amount: arrears?.owed.value,
      on: arrears?.from.value,
      count: arrears?.instalments?.count.value ?? 1,
      everyMonths: 1,
    },
  ];
};
