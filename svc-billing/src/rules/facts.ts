import type { PaymentState } from '@evenhand/contracts/billing/payments';
import { type Cents, cents } from '@evenhand/contracts/money';

/** How far a payment got that took no money yet; `closed` can never take any. */
export type Attempt = 'created' | 'requires_action' | 'processing' | 'failed' | 'closed';

/** A dispute the cardholder's bank opened: while it is open, and when it is lost, the bank holds the money. */
export type Dispute = 'none' | 'open' | 'won' | 'lost';

/** What the provider knows of one payment. All sums only ever grow. */
export interface Facts {
  attempt: Attempt;
  received: Cents;
  /** What the provider keeps of it for its service. */
  fee: Cents;
  refunded: Cents;
  dispute: Dispute;
  disputed: Cents;
  disputeFee: Cents;
  paidAt: Date | null;
}

export const nothingYet: Facts = {
  attempt: 'created',
  received: cents(0),
  fee: cents(0),
  refunded: cents(0),
  dispute: 'none',
  disputed: cents(0),
  disputeFee: cents(0),
  paidAt: null,
};

const disputeSteps: readonly Dispute[] = ['none', 'open', 'won', 'lost'];
const later = (one: Dispute, other: Dispute): Dispute =>
  disputeSteps.indexOf(one) >= disputeSteps.indexOf(other) ? one : other;
const more = (one: Cents, other: Cents): Cents => (one >= other ? one : other);

/**
 * What is known after one more look. Sums only grow and a dispute only goes on, so looks may come late, twice or out
 * of order: the result is the same, and an older look changes nothing.
 */
export const merged = (known: Facts, seen: Facts): Facts => ({
  attempt: known.attempt === 'closed' ? 'closed' : seen.attempt,
  received: more(known.received, seen.received),
  fee: more(known.fee, seen.fee),
  refunded: more(known.refunded, seen.refunded),
  dispute: later(known.dispute, seen.dispute),
  disputed: more(known.disputed, seen.disputed),
  disputeFee: more(known.disputeFee, seen.disputeFee),
  paidAt: known.paidAt ?? seen.paidAt,
});

/** The one state that the facts amount to. */
export const stateOf = ({ attempt, received, refunded, dispute }: Facts): PaymentState => {
  if (received === 0) return attempt === 'closed' ? 'failed' : attempt;
  if (refunded >= received) return 'refunded';
  if (dispute === 'open' || dispute === 'lost') return 'disputed';
  return 'succeeded';
};

/** No card can be charged for it any more, and none was. */
export const isClosed = ({ attempt, received }: Facts): boolean => attempt === 'closed' && received === 0;
