import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { findingsIn } from '../findings/consistency-findings.js';
import { minus, NOTHING, plus } from '../money.js';
import { other } from '../parties.js';
import { netIncomesOf } from '../terms/net-incomes.js';
import type { Agreed, Terms } from '../terms/terms.js';
import { difference, type OfEach, oneTimePayments } from './one-time-payments.js';
import { presentValueOf } from './present-value.js';

export interface Effects {
  /** Net disposable income of each household, a month; null while it cannot be calculated. */
  readonly monthly: { readonly before: OfEach; readonly after: OfEach } | null;
  /** Change of what each receives once, instalments added up; below zero for more paid. */
  readonly once: OfEach;
  /** Present value of all that changes, over the time that each payment runs; null where it cannot be calculated. */
  readonly inAll: OfEach | null;
  /** Findings that only the changed agreement has. */
  readonly findings: Finding[];
}

/** Less what is paid once. */
export const receivedOnce = (terms: Terms, party: Party): Cents => {
  let total = NOTHING;
  for (const { payor, amount } of oneTimePayments(terms)) {
    if (!payor || !amount) continue;
    total = payor === other(party) ? plus(total, amount) : minus(total, amount);
  }
  return total;
};

/**
 * What a change of answers moves for each of the two.
 * @param isDisclosed as in `findingsIn`.
 */
export const effectsOf = (before: Agreed, after: Agreed, isDisclosed: boolean | null = null): Effects => {
  const [was, is] = [netIncomesOf(before.terms), netIncomesOf(after.terms)];
  const [worthBefore, worth] = [presentValueOf(before.terms), presentValueOf(after.terms)];
  const known = new Set(findingsIn(before, isDisclosed).map(({ id, sentence }) => `${id} ${sentence}`));
  const paidOnce = (party: Party) => minus(receivedOnce(after.terms, party), receivedOnce(before.terms, party));
  return {
    monthly: was && is && { before: was.value, after: is.value },
    inAll: worth && worthBefore && difference(worth, worthBefore),
    once: { owner: paidOnce('owner'), partner: paidOnce('partner') },
    findings: findingsIn(after, isDisclosed).filter(({ id, sentence }) => !known.has(`${id} ${sentence}`)),
  };
};
