import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { findingsIn } from '../findings/consistency-findings.js';
import { minus, NOTHING, plus, portion } from '../money.js';
import { other } from '../parties.js';
import { netIncomesOf } from '../terms/net-incomes.js';
import type { Agreed, Terms } from '../terms/terms.js';

export type OfEach = Record<Party, Cents>;

export interface Effects {
  /** Net disposable income of each household, a month; null while it cannot be calculated. */
  readonly monthly: { readonly before: OfEach; readonly after: OfEach } | null;
  /** Change of what each receives once, instalments added up; below zero for more paid. */
  readonly once: OfEach;
  /** Findings that only the changed agreement has. */
  readonly findings: Finding[];
}

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

/** Less what is paid once. */
export const receivedOnce = (terms: Terms, party: Party): Cents => {
  let total = NOTHING;
  for (const { payor, amount } of oneTimePayments(terms)) {
    if (!payor || !amount) continue;
    total = payor === other(party) ? plus(total, amount) : minus(total, amount);
  }
  return total;
};

/** One-time amounts are spread over five years. */
export const MONTHS_OF_SPREAD = 60;

/** Net income of each household a month, with one-time amounts spread; null where net incomes cannot be calculated. */
export const positionOf = (terms: Terms): OfEach | null => {
  const net = netIncomesOf(terms);
  const position = (party: Party, monthly: Cents) =>
    plus(monthly, portion(receivedOnce(terms, party), 1, MONTHS_OF_SPREAD));
  return net && { owner: position('owner', net.value.owner), partner: position('partner', net.value.partner) };
};

export const difference = (to: OfEach, from: OfEach): OfEach => ({
  owner: minus(to.owner, from.owner),
  partner: minus(to.partner, from.partner),
});

/**
 * What a change of answers moves for each of the two.
 * @param isDisclosed as in `findingsIn`.
 */
export const effectsOf = (before: Agreed, after: Agreed, isDisclosed: boolean | null = null): Effects => {
  const [was, is] = [netIncomesOf(before.terms), netIncomesOf(after.terms)];
  const known = new Set(findingsIn(before, isDisclosed).map(({ id, sentence }) => `${id} ${sentence}`));
  const paidOnce = (party: Party) => minus(receivedOnce(after.terms, party), receivedOnce(before.terms, party));
  return {
    monthly: was && is && { before: was.value, after: is.value },
    once: { owner: paidOnce('owner'), partner: paidOnce('partner') },
    findings: findingsIn(after, isDisclosed).filter(({ id, sentence }) => !known.has(`${id} ${sentence}`)),
  };
};
