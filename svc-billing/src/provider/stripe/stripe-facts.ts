import { cents } from '@evenhand/contracts/money';
import type Stripe from 'stripe';
import type { Attempt, Dispute, Facts } from '../../rules/facts.js';

const attempts: Record<string, Attempt> = {
  requires_payment_method: 'created',
  requires_confirmation: 'created',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'processing',
  canceled: 'closed',
};

const attemptOf = ({ status, last_payment_error }: Stripe.PaymentIntent): Attempt =>
  status === 'requires_payment_method' && last_payment_error ? 'failed' : (attempts[status] ?? 'processing');

/** Inquiries (`warning_…`) and prevented disputes withhold no money. */
const disputeOf = (dispute: Stripe.Dispute | undefined): Dispute => {
  if (!dispute || dispute.status.startsWith('warning_') || dispute.status === 'prevented') return 'none';
  if (dispute.status === 'won') return 'won';
  return dispute.status === 'lost' ? 'lost' : 'open';
};

/** Maps Stripe's objects to facts. Amounts are cents on both sides. */
export const factsIn = (intent: Stripe.PaymentIntent, dispute: Stripe.Dispute | undefined): Facts => {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const balance = typeof charge?.balance_transaction === 'string' ? null : charge?.balance_transaction;
  const isPaid = charge?.paid === true;
  const state = disputeOf(dispute);
  const feeOfDispute = dispute?.balance_transactions.reduce((sum, { fee }) => sum + fee, 0) ?? 0;
  return {
    attempt: attemptOf(intent),
    received: cents(intent.amount_received),
    fee: cents(isPaid ? (balance?.fee ?? 0) : 0),
    refunded: cents(charge?.amount_refunded ?? 0),
    dispute: state,
    disputed: cents(state === 'none' ? 0 : (dispute?.amount ?? 0)),
    disputeFee: cents(state === 'none' ? 0 : feeOfDispute),
    paidAt: isPaid ? new Date(charge.created * 1_000) : null,
  };
};
