import type { PaymentState } from '@evenhand/contracts/billing/payments';
import { type Cents, cents } from '@evenhand/contracts/money';

/** Progress of a payment without money; `closed` can no longer be charged. */
export type Attempt = 'created' | 'requires_action' | 'processing' | 'failed' | 'closed';

/** A dispute by the cardholder's bank, which holds the money while it is open and after it is lost. */
export type Dispute = 'none' | 'open' | 'won' | 'lost';

/** What is known from the provider about a payment. Sums only grow. */
export interface Facts {
  attempt: Attempt;
  received: Cents;
  /** The provider's fee. */
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

/** Merges an observation. Monotonic, so observations may arrive late, twice or out of order. */
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

export const stateOf = ({ attempt, received, refunded, dispute }: Facts): PaymentState => {
  if (received === 0) return attempt === 'closed' ? 'failed' : attempt;
  if (refunded >= received) return 'refunded';
  if (dispute === 'open' || dispute === 'lost') return 'disputed';
  return 'succeeded';
};

/** The bank has not decided: the money may come back. */
export const isInDispute = ({ dispute }: Facts): boolean => dispute === 'open';

/** What a refund can still give back. */
export const refundableIn = ({ received, refunded }: Facts): Cents => cents(Math.max(0, received - refunded));

/** Can no longer be charged, and was not. */
export const isClosed = ({ attempt, received }: Facts): boolean => attempt === 'closed' && received === 0;
