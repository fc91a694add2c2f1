import type { Finding } from '@evenhand/contracts/agreement/findings';
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

/** Payments that are not monthly: equalization, the home, a lump sum, arrears. */
const oneTimePayments = ({ property, spousalSupport, childSupport }: Terms) => {
  const { home, equalization, net } = property;
  const apart = [
    { payor: equalization?.payor.value, amount: equalization?.amount.value },
    ...(home?.plan === 'buy-out' ? [{ payor: home.keeper.value, amount: home.price.value }] : []),
  ];
  return [
    ...(net ? [{ payor: net.payor.value, amount: net.amount.value }] : apart),
    { payor: spousalSupport.payor.value, amount: spousalSupport.lumpSum?.amount.value },
    { payor: childSupport?.arrears?.payor.value, amount: childSupport?.arrears?.owed.value },
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
  const once = (party: Party) => minus(receivedOnce(after.terms, party), receivedOnce(before.terms, party));
  return {
    monthly: was && is && { before: was.value, after: is.value },
    once: { owner: once('owner'), partner: once('partner') },
    findings: findingsIn(after, isDisclosed).filter(({ id, sentence }) => !known.has(`${id} ${sentence}`)),
  };
};
