import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Cents } from '../money.js';
import { PaidPlan, Plan, PlanId } from './plans.js';

/** How long a payment can be taken back without giving a reason, and how long it opens the documents. */
export const REFUND_DAYS = 30;
export const ACCESS_YEARS = 1;

/** What stands on a card statement: it says nothing of what was bought. */
export const STATEMENT_NAME = 'EH SERVICES';

export const PaymentState = z
  .enum(['created', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded', 'disputed'])
  .meta({ id: 'PaymentState' });
export type PaymentState = z.infer<typeof PaymentState>;

/** The amount is in dollars, as it stood on the page; it is only ever compared with the price in force. */
export const CreatePaymentIntent = z
  .strictObject({ amount: z.number().positive().max(100_000), plan: PaidPlan.optional() })
  .meta({ id: 'CreatePaymentIntent' });
export type CreatePaymentIntent = z.infer<typeof CreatePaymentIntent>;

const PaymentIntent = z.object({ clientSecret: z.string() }).meta({ id: 'PaymentIntent' });
export type PaymentIntent = z.infer<typeof PaymentIntent>;

/** Opens a payment, or answers the one that is open already. Without `plan` it is for the Complete Kit. */
export const createPaymentIntent = endpoint('POST', '/api/create-payment-intent', CreatePaymentIntent, PaymentIntent, {
  problems: ['already-done', 'price-changed'],
});

/** Who takes the card: Stripe, or the sandbox that stands in where no keys are configured. */
export const CardForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string().startsWith('pk_') }),
  z.object({ kind: z.literal('sandbox') }),
]);
export type CardForm = z.infer<typeof CardForm>;

/** What one person pays for a plan today: an upgrade pays the difference to what was paid before. */
export const Checkout = z
  .object({
    plan: Plan,
    alreadyPaid: Cents,
    amountDue: Cents,
    /** The sales tax that `amountDue` includes. */
    hst: Cents,
    /** True when the person has this plan, or more, already. */
    isOwned: z.boolean(),
    form: CardForm,
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof Checkout>;
export const getCheckout = endpoint('GET', '/api/billing/checkout/:plan', null, Checkout);

export const SettlePayment = z.strictObject({ clientSecret: z.string().min(1).max(300) });
export type SettlePayment = z.infer<typeof SettlePayment>;
export const Settled = z.object({ state: PaymentState, plan: PlanId }).meta({ id: 'Settled' });
export type Settled = z.infer<typeof Settled>;

/** After the card was confirmed: asks the provider how the payment stands, without waiting for its webhook. */
export const settlePayment = endpoint('POST', '/api/billing/settle', SettlePayment, Settled, {
  problems: ['not-found'],
});

/** What a provider tells from server to server. The bytes are read as they came: the signature covers them. */
export const receiveWebhook = endpoint('POST', '/api/billing/webhooks', null, z.object({ received: z.literal(true) }), {
  audience: 'public',
  consumes: 'application/json',
  fromServers: true,
});
