import { type CardForm, STATEMENT_NAME } from '@evenhand/contracts/billing/payments';
import { cents } from '@evenhand/contracts/money';
import Stripe from 'stripe';
import { z } from 'zod';
import {
  type CardProvider,
  ForgedWebhook,
  type Order,
  type SeenIntent,
  UnreadableWebhook,
  type WebhookHint,
} from '../card-provider.js';
import { eventIn } from '../webhook-event.js';
import { factsIn } from './stripe-facts.js';

/** The API version that this driver reads. Before changing it, read Stripe's changelog. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) });

const TOLERANCE_SECONDS = 300;
const EXPAND = ['latest_charge.balance_transaction'];

/** Stripe's errors when the requested state is already reached or impossible; reading the payment shows which. */
const TOO_LATE = [
  'payment_intent_unexpected_state',
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
];

interface StripeAccount {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Replaces Stripe's address. */
  apiUrl?: string;
}

export class StripeProvider implements CardProvider {
  readonly form: CardForm;
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor({ secretKey, publishableKey, webhookSecret, apiUrl }: StripeAccount) {
    this.form = { kind: 'stripe', publishableKey };
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      apiVersion: STRIPE_API_VERSION,
      maxNetworkRetries: 2,
      timeout: 15_000,
      telemetry: false,
      ...addressOf(apiUrl),
    });
  }

  /** Our id is the idempotency key. Stripe receives no description of the purchase. */
  async create({ paymentId, amount }: Order): Promise<SeenIntent> {
    const intent = await this.stripe.paymentIntents.create(
      {
        amount,
        currency: 'cad',
        allowed_payment_method_types: ['card'],
        statement_descriptor_suffix: STATEMENT_NAME,
        metadata: { paymentId },
      },
      { idempotencyKey: `open-${paymentId}` },
    );
    return seen(intent, undefined);
  }

  async read(intentId: string): Promise<SeenIntent> {
    const intent = await this.stripe.paymentIntents.retrieve(intentId, { expand: EXPAND });
    return this.withDispute(intent);
  }

  async close(intentId: string): Promise<void> {
    await ignoringInvalidState(() => this.stripe.paymentIntents.cancel(intentId));
  }

  /** The amount is part of the key: what is left differs after a refund by support. Stripe never refunds more. */
  async refund({ intentId, paymentId, amount }: Order & { intentId: string }): Promise<void> {
    const order = { payment_intent: intentId, amount, reason: 'requested_by_customer' } as const;
    const idempotencyKey = `refund-${paymentId}-${amount}`;
    await ignoringInvalidState(() => this.stripe.refunds.create(order, { idempotencyKey }));
  }

  async openedSince(at: Date): Promise<SeenIntent[]> {
    const since = { gte: Math.floor(at.getTime() / 1_000) };
    const found: SeenIntent[] = [];
    for await (const intent of this.stripe.paymentIntents.list({ created: since, limit: 100 })) {
      found.push(seen(intent, undefined));
    }
    return found;
  }

  hintIn(body: Buffer, signature: string, at: Date): WebhookHint {
    this.checkSignature(body, signature, at);
    const { id, type, data } = eventIn(body, Event);
    return { eventId: id, kind: type, intentId: intentIn(data.object) };
  }

  private checkSignature(body: Buffer, signature: string, at: Date): void {
    const { webhooks } = this.stripe;
    try {
      webhooks.constructEvent(body, signature, this.webhookSecret, TOLERANCE_SECONDS, undefined, at.getTime());
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new ForgedWebhook();
      throw new UnreadableWebhook();
    }
  }

  private async withDispute(intent: Stripe.PaymentIntent): Promise<SeenIntent> {
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    if (!charge?.disputed) return seen(intent, undefined);
    const disputes = await this.stripe.disputes.list({ payment_intent: intent.id, limit: 1 });
    return seen(intent, disputes.data[0]);
  }
}

const addressOf = (apiUrl: string | undefined) => {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
};

const seen = (intent: Stripe.PaymentIntent, dispute: Stripe.Dispute | undefined): SeenIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  paymentId: intent.metadata.paymentId ?? null,
  amount: cents(intent.amount),
  currency: intent.currency,
  facts: factsIn(intent, dispute),
});

const ignoringInvalidState = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && TOO_LATE.includes(error.code ?? '')) return;
    throw error;
  }
};

/** The payment of an event: its object, or the one that a charge, refund or dispute refers to. */
const intentIn = (object: object): string | null => {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object) return String(object.id);
  return 'payment_intent' in object && typeof object.payment_intent === 'string' ? object.payment_intent : null;
};
