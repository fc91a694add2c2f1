import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Dollars } from '../money.js';
import { PaidPlan, Plan, PlanId } from './plans.js';

/** How long a payment can be taken back without giving a reason, and how long it opens the documents. */
export const REFUND_DAYS = 30;
export const ACCESS_YEARS = 1;

/** On the card statement; does not reveal the purchase. */
export const STATEMENT_NAME = 'EH SERVICES';

export const PaymentState = z
  .enum(['created', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded', 'disputed'])
  .meta({ id: 'PaymentState' });
export type PaymentState = z.infer<typeof PaymentState>;

/** Dollars, as displayed; only compared with the current price. */
export const CreatePaymentIntent = z
  .strictObject({ amount: z.number().positive().max(100_000), plan: PaidPlan.optional() })
  .meta({ id: 'CreatePaymentIntent' });
export type CreatePaymentIntent = z.infer<typeof CreatePaymentIntent>;

const PaymentIntent = z.object({ clientSecret: z.string() }).meta({ id: 'PaymentIntent' });
export type PaymentIntent = z.infer<typeof PaymentIntent>;

/** Answers the open payment, if any. Default plan: Complete Kit. */
export const createPaymentIntent = endpoint('POST', '/api/create-payment-intent', CreatePaymentIntent, PaymentIntent, {
  problems: ['already-done', 'price-changed', 'agreement-is-sealed', 'on-hold'],
});

/** Stripe, or the sandbox when no keys are configured. */
export const CardForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string().startsWith('pk_') }),
  z.object({ kind: z.literal('sandbox') }),
]);
export type CardForm = z.infer<typeof CardForm>;

/** An upgrade costs the difference to earlier payments. */
export const Checkout = z
  .object({
    plan: Plan,
    alreadyPaid: Dollars,
    amountDue: Dollars,
    /** Included in `amountDue`. */
    hst: Dollars,
    /** The plan or a higher one is paid. */
    isOwned: z.boolean(),
    /** Nothing is left to consult about before signing: Premium is not sold. */
    isSealed: z.boolean(),
    form: CardForm,
  })
  .meta({ id: 'Checkout' });
/** Amounts in cents. */
export type Checkout = z.input<typeof Checkout>;
export const getCheckout = endpoint('GET', '/api/billing/checkout/:plan', null, Checkout);

export const SettlePayment = z.strictObject({ clientSecret: z.string().min(1).max(300) });
export type SettlePayment = z.infer<typeof SettlePayment>;
export const Settled = z.object({ state: PaymentState, plan: PlanId }).meta({ id: 'Settled' });
export type Settled = z.infer<typeof Settled>;

/** Asks the provider for the payment's state without waiting for its webhook. */
export const settlePayment = endpoint('POST', '/api/billing/settle', SettlePayment, Settled, {
  problems: ['not-found'],
});

/** Server to server; the raw bytes are kept, because the signature covers them. */
export const receiveWebhook = endpoint('POST', '/api/billing/webhooks', null, z.object({ received: z.literal(true) }), {
  audience: 'public',
  consumes: 'application/json',
  fromServers: true,
});
