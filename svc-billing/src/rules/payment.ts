import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import { type Facts, isClosed, stateOf } from './facts.js';

/** A payment of a case for a plan. */
export interface Payment {
  id: string;
  caseId: string;
  plan: PaidPlan;
  amount: Cents;
  /** The payment that an upgrade is based on; without it the upgrade opens nothing. */
  buildsOn: string | null;
  /** The provider's id; null until the provider answered. */
  intentId: string | null;
  facts: Facts;
  createdAt: Date;
  /** When the refund was decided; the provider is called until it confirms. */
  refundAskedAt: Date | null;
}

/** Paid, not refunded, not disputed, and no refund under way. */
export const isEffective = ({ facts, refundAskedAt }: Payment): boolean =>
  stateOf(facts) === 'succeeded' && refundAskedAt === null;

/** Can still be charged. */
export const isOpen = ({ facts }: Payment): boolean => facts.received === 0 && !isClosed(facts);

/** A refund is decided and not confirmed by the provider. */
export const owesRefund = ({ facts, refundAskedAt }: Payment): boolean =>
  refundAskedAt !== null && stateOf(facts) === 'succeeded';
