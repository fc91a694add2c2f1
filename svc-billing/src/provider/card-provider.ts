import type { CardForm } from '@evenhand/contracts/billing/payments';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import type { Facts } from '../rules/facts.js';

/** A payment as the provider shows it. */
export interface SeenIntent {
  id: string;
  /** What the browser needs to confirm it with a card; handed to the person who pays, and to nobody else. */
  clientSecret: string;
  /** Our id, which the provider keeps with it; null when it was made elsewhere. */
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

/** What a webhook says: that something happened, never what is true now. */
export interface WebhookHint {
  eventId: string;
  kind: string;
  intentId: string | null;
}

/** A webhook that its signature does not vouch for. */
export class ForgedWebhook extends Error {}

/** A webhook that is signed, and no event. */
export class UnreadableWebhook extends Error {}

/**
 * Who takes the cards. Every call may be repeated: it then answers what is, and charges nothing twice. Amounts are in
 * Canadian cents.
 */
export interface CardProvider {
  /** What the browser needs to show the card form. */
  readonly form: CardForm;
  create(order: Order): Promise<SeenIntent>;
  read(intentId: string): Promise<SeenIntent>;
  /** Makes sure no card can be charged for it; leaves one alone that is paid or being paid. */
  close(intentId: string): Promise<void>;
  /** Gives the whole amount back; leaves one alone whose money is back already, or with a bank. */
  refund(order: Order & { intentId: string }): Promise<void>;
  /** Everything opened since a moment, whoever opened it. */
  openedSince(at: Date): Promise<SeenIntent[]>;
  /**
   * @throws ForgedWebhook unless the bytes carry the provider's signature, and a fresh one
   * @throws UnreadableWebhook when they are not an event
   */
  hintIn(body: Buffer, signature: string, at: Date): WebhookHint;
}

/** Injection token of the {@link CardProvider}. */
export const PROVIDER = Symbol('card provider');

/** The payment's id in a client secret, which Stripe and the sandbox write as `id_secret_random`. */
export const idIn = (clientSecret: string): string => clientSecret.split('_secret_', 1)[0] ?? '';
