import { type Cents, cents } from '@evenhand/contracts/money';
import type { Facts } from './facts.js';
import { hstWithin } from './hst.js';

/** The ledger's accounts. */
export type Account =
  | 'provider-balance'
  | 'sales'
  | 'hst-payable'
  | 'card-fees'
  | 'sales-refunded'
  | 'held-in-dispute'
  | 'lost-in-dispute';

export type PostingKind =
  | 'price'
  | 'hst'
  | 'fee'
  | 'refund-price'
  | 'refund-hst'
  | 'dispute-held'
  | 'dispute-fee'
  | 'dispute-won'
  | 'dispute-lost';

/** Double entry: the same cents leave one account and enter another. */
export interface Posting {
  kind: PostingKind;
  debit: Account;
  credit: Account;
  amount: Cents;
}

const minus = (one: Cents, other: Cents): Cents => cents(one - other);

/** The entries between two observations. Their sum does not depend on the order of observations. */
export const postingsBetween = (before: Facts, after: Facts): Posting[] => {
  const hst = minus(hstWithin(after.received), hstWithin(before.received));
  const backHst = minus(hstWithin(after.refunded), hstWithin(before.refunded));
  const price = minus(minus(after.received, before.received), hst);
  const backPrice = minus(minus(after.refunded, before.refunded), backHst);
  const postings: Posting[] = [
    { kind: 'price', debit: 'provider-balance', credit: 'sales', amount: price },
    { kind: 'hst', debit: 'provider-balance', credit: 'hst-payable', amount: hst },
    { kind: 'fee', debit: 'card-fees', credit: 'provider-balance', amount: minus(after.fee, before.fee) },
    { kind: 'refund-price', debit: 'sales-refunded', credit: 'provider-balance', amount: backPrice },
    { kind: 'refund-hst', debit: 'hst-payable', credit: 'provider-balance', amount: backHst },
    ...disputePostings(before, after),
  ];
  return postings.filter(({ amount }) => amount !== 0);
};

const disputePostings = (before: Facts, after: Facts): Posting[] => {
  const held = minus(after.disputed, before.disputed);
  const fee = minus(after.disputeFee, before.disputeFee);
  const hasBecome = (end: 'won' | 'lost') => after.dispute === end && before.dispute !== end;
  const closed = (end: 'won' | 'lost'): Cents => (hasBecome(end) ? after.disputed : cents(0));
  return [
    { kind: 'dispute-held', debit: 'held-in-dispute', credit: 'provider-balance', amount: held },
    { kind: 'dispute-fee', debit: 'card-fees', credit: 'provider-balance', amount: fee },
    { kind: 'dispute-won', debit: 'provider-balance', credit: 'held-in-dispute', amount: closed('won') },
    { kind: 'dispute-lost', debit: 'lost-in-dispute', credit: 'held-in-dispute', amount: closed('lost') },
  ];
};

/** The expected balance at the provider. */
export const heldByProvider = ({ received, fee, refunded, dispute, disputed, disputeFee }: Facts): Cents => {
  const withBank = dispute === 'open' || dispute === 'lost' ? disputed : 0;
  return cents(received - fee - refunded - withBank - disputeFee);
};
