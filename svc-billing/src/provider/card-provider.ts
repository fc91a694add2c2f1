import type { CardForm } from '@evenhand/contracts/billing/payments';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import type { Facts } from '../rules/facts.js';

/** A payment at the provider. */
export interface SeenIntent {
  id: string;
  /** Lets a browser confirm the payment; given to the payer only. */
  clientSecret: string;
  /** Our id in the provider's metadata; null for a payment created elsewhere. */
  paymentId: string | null;
  amount: Cents;
  currency: string;
  facts: Facts;
}

export interface Order {
  paymentId: string;
  plan: PaidPlan;
  amount: Cents;
}

/** The subject of a webhook. Its content is never trusted. */
export interface WebhookHint {
  eventId: string;
  kind: string;
  intentId: string | null;
}

/** The signature is invalid. */
export class ForgedWebhook extends Error {}

/** Signed, but not an event. */
export class UnreadableWebhook extends Error {}

/**
 * A card processor. Every call is idempotent: repeated, it returns the current state and charges nothing. Amounts are
 * Canadian cents.
 */
export interface CardProvider {
  /** Settings of the card form. */
  readonly form: CardForm;
  create(order: Order): Promise<SeenIntent>;
  read(intentId: string): Promise<SeenIntent>;
  /** Cancels the payment unless it is paid or being paid. */
  close(intentId: string): Promise<void>;
  /** Refunds `amount`, which is all that is left; no effect on a payment already refunded or disputed. */
  refund(order: Order & { intentId: string }): Promise<void>;
  /** Every payment opened since a moment, also those unknown to the books. */
  openedSince(at: Date): Promise<SeenIntent[]>;
  /**
   * @throws ForgedWebhook when the signature is invalid or old
   * @throws UnreadableWebhook when the body is not an event
   */
  hintIn(body: Buffer, signature: string, at: Date): WebhookHint;
}

export const PROVIDER = Symbol('card provider');

/** The payment's id in a client secret, `id_secret_random` at Stripe and in the sandbox. */
export const idIn = (clientSecret: string): string => clientSecret.split('_secret_', 1)[0] ?? '';
