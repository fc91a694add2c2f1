import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import { type Facts, isClosed, stateOf } from './facts.js';

/** One payment of a case for a plan. */
export interface Payment {
  id: string;
  caseId: string;
  plan: PaidPlan;
  amount: Cents;
  /** The payment whose price was taken off this one: an upgrade opens nothing without it. */
  buildsOn: string | null;
  /** The provider's id for it; null until the provider answered. */
  intentId: string | null;
  facts: Facts;
  createdAt: Date;
  /** When it was decided to give the money back; the provider is asked until it did. */
  refundAskedAt: Date | null;
}

/** The money is ours: paid, not given back, not held by a bank, and not on its way back. */
export const stands = ({ facts, refundAskedAt }: Payment): boolean =>
  stateOf(facts) === 'succeeded' && refundAskedAt === null;

/** A card could still be charged for it. */
export const isOpen = ({ facts }: Payment): boolean => facts.received === 0 && !isClosed(facts);

/** It was decided that the money goes back, and the provider has not done it yet. */
export const owesRefund = ({ facts, refundAskedAt }: Payment): boolean =>
  refundAskedAt !== null && stateOf(facts) === 'succeeded';
