import { sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { type Cents, cents } from '@evenhand/contracts/money';
import type { Attempt, Dispute, Facts } from '../../rules/facts.js';

/** Decline codes of Stripe. */
export type Decline = 'card_declined' | 'insufficient_funds' | 'authentication_failed' | 'unknown_card';

/** A payment of the sandbox, with the states of a PaymentIntent. */
export interface SandboxIntent {
  id: string;
  clientSecret: string;
  paymentId: string | null;
  amount: Cents;
  attempt: Attempt;
  decline: Decline | null;
  /** When a slow payment succeeds. */
  endsAt: number | null;
  disputesItself: boolean;
  paidAt: number | null;
  refunded: Cents;
  dispute: Dispute;
  createdAt: number;
}

const SLOW_MS = 4_000;
const DISPUTE_FEE = cents(15_00);

/** Stripe's list price for a domestic card: 2.9 % and 30 cents. */
const feeOf = (amount: Cents): Cents => cents(Math.round((amount * 29) / 1_000) + 30);

const declines: Record<string, Decline> = {
  [sandboxCards.decline]: 'card_declined',
  [sandboxCards.insufficientFunds]: 'insufficient_funds',
};
const authenticating: readonly string[] = [sandboxCards.authentication, sandboxCards.authenticationAlways];
const known: readonly string[] = Object.values(sandboxCards);

type Opened = Pick<SandboxIntent, 'id' | 'clientSecret' | 'paymentId' | 'amount'>;

export const opened = (known: Opened, at: number): SandboxIntent => ({
  ...known,
  attempt: 'created',
  decline: null,
  endsAt: null,
  disputesItself: false,
  paidAt: null,
  refunded: cents(0),
  dispute: 'none',
  createdAt: at,
});

const isPayable = ({ attempt, paidAt }: SandboxIntent): boolean =>
  paidAt === null && (attempt === 'created' || attempt === 'failed' || attempt === 'requires_action');

/** Confirms with a card; no effect on a payment that is final or processing. */
export const confirmed = (intent: SandboxIntent, card: string, at: number): SandboxIntent => {
  if (!isPayable(intent)) return intent;
  const decline = known.includes(card) ? declines[card] : 'unknown_card';
  if (decline) return { ...intent, attempt: 'failed', decline };
  const fresh = { ...intent, decline: null };
  if (authenticating.includes(card)) return { ...fresh, attempt: 'requires_action' };
  if (card === sandboxCards.slow) return { ...fresh, attempt: 'processing', endsAt: at + SLOW_MS };
  return paid({ ...fresh, disputesItself: card === sandboxCards.dispute }, at);
};

/** The outcome of 3-D Secure. */
export const authenticated = (intent: SandboxIntent, approve: boolean, at: number): SandboxIntent => {
  if (intent.attempt !== 'requires_action' || intent.paidAt !== null) return intent;
  return approve ? paid(intent, at) : { ...intent, attempt: 'failed', decline: 'authentication_failed' };
};

export const closed = (intent: SandboxIntent): SandboxIntent =>
  isPayable(intent) ? { ...intent, attempt: 'closed' } : intent;

/** @throws Error, as Stripe does, for more than what is left */
export const refunded = (intent: SandboxIntent, amount: Cents): SandboxIntent => {
  const { paidAt, dispute, refunded: before, amount: price } = intent;
  if (paidAt === null || dispute === 'open' || dispute === 'lost' || before === price) return intent;
  if (before + amount > price) throw new Error('the refund is larger than what is left');
  return { ...intent, refunded: cents(before + amount) };
};

export const disputed = (intent: SandboxIntent): SandboxIntent =>
  intent.paidAt !== null && intent.dispute === 'none' && intent.refunded === 0
    ? { ...intent, dispute: 'open' }
    : intent;

export const disputeEnded = (intent: SandboxIntent, end: 'won' | 'lost'): SandboxIntent =>
  intent.dispute === 'open' ? { ...intent, dispute: end } : intent;

/** Applies time: slow payments succeed, and the disputing card disputes after payment. */
export const asOf = (intent: SandboxIntent, at: number): SandboxIntent => {
  const isDue = intent.attempt === 'processing' && intent.endsAt !== null && intent.endsAt <= at;
  const now = isDue ? paid(intent, intent.endsAt ?? at) : intent;
  return now.disputesItself && now.paidAt !== null && now.paidAt < at ? disputed(now) : now;
};

export const factsOf = (intent: SandboxIntent): Facts => {
  const isPaid = intent.paidAt !== null;
  const isDisputed = intent.dispute !== 'none';
  return {
    attempt: intent.attempt,
    received: isPaid ? intent.amount : cents(0),
    fee: isPaid ? feeOf(intent.amount) : cents(0),
    refunded: intent.refunded,
    dispute: intent.dispute,
    disputed: isDisputed ? intent.amount : cents(0),
    disputeFee: isDisputed ? DISPUTE_FEE : cents(0),
    paidAt: intent.paidAt === null ? null : new Date(intent.paidAt),
  };
};

function paid(intent: SandboxIntent, at: number): SandboxIntent {
  return { ...intent, attempt: 'processing', decline: null, endsAt: null, paidAt: at };
}
