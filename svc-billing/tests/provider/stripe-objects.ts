import { factsOf, type SandboxIntent } from '../../src/provider/sandbox/sandbox-intent.js';

const statuses = {
  created: 'requires_payment_method',
  failed: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  closed: 'canceled',
} as const;

const chargeOf = (intent: SandboxIntent) => {
  const { received, fee, refunded, dispute, paidAt } = factsOf(intent);
  if (received === 0) return null;
  return {
    object: 'charge',
    id: `ch_${intent.id}`,
    paid: true,
    created: Math.floor((paidAt?.getTime() ?? 0) / 1_000),
    amount_refunded: refunded,
    disputed: dispute !== 'none',
    balance_transaction: { object: 'balance_transaction', fee },
  };
};

/** A PaymentIntent with its charge and balance transaction expanded. */
export const intentObject = (intent: SandboxIntent) => {
  const isPaid = intent.paidAt !== null;
  return {
    id: intent.id,
    object: 'payment_intent',
    client_secret: intent.clientSecret,
    amount: intent.amount,
    amount_received: isPaid ? intent.amount : 0,
    currency: 'cad',
    metadata: intent.paymentId === null ? {} : { paymentId: intent.paymentId },
    status: isPaid ? 'succeeded' : statuses[intent.attempt],
    last_payment_error: intent.decline && { code: intent.decline },
    latest_charge: chargeOf(intent),
  };
};

export const disputeObject = (intent: SandboxIntent) => {
  const { disputed, disputeFee, dispute } = factsOf(intent);
  return {
    object: 'dispute',
    payment_intent: intent.id,
    amount: disputed,
    status: dispute === 'open' ? 'needs_response' : dispute,
    balance_transactions: [{ fee: disputeFee }],
  };
};
