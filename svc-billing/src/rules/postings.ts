import { type Cents, cents } from '@evenhand/contracts/money';
import type { Facts } from './facts.js';
import { hstWithin } from './hst.js';

/** Where money lies, comes from and goes to. */
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

/** A pair of entries: the same cents come out of one account and go into another, so the books always balance. */
export interface Posting {
  kind: PostingKind;
  debit: Account;
  credit: Account;
  amount: Cents;
}

const minus = (one: Cents, other: Cents): Cents => cents(one - other);

/** The pairs of entries between two looks at a payment. The order of looks does not change what they add up to. */
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

/** What the provider should hold of a payment for us, by what it told. */
export const heldByProvider = ({ received, fee, refunded, dispute, disputed, disputeFee }: Facts): Cents => {
  const withBank = dispute === 'open' || dispute === 'lost' ? disputed : 0;
  return cents(received - fee - refunded - withBank - disputeFee);
};
