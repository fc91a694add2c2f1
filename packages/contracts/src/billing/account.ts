import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { Cents } from '../money.js';
import { PaidPlan, PlanId } from './plans.js';

/** A receipt or a refund note. Numbers have no gaps. */
export const Receipt = z
  .object({
    number: z.int().positive(),
    kind: z.enum(['payment', 'refund']),
    plan: PaidPlan,
    /** In cents, sales tax included. */
    amount: Cents,
    hst: Cents,
    issuedAt: z.iso.datetime(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;

/** Self-service refund, or the reason against it. */
export const RefundOffer = z.discriminatedUnion('possible', [
  z.object({
    possible: z.literal(true),
    amount: Cents,
    until: z.iso.datetime(),
    /** The plan that is left, after an upgrade is taken back. */
    leaves: PlanId.optional(),
  }),
  z.object({
    possible: z.literal(false),
    because: z.enum(['nothing-paid', 'too-late', 'sealed', 'signing', 'on-its-way']),
  }),
]);
export type RefundOffer = z.infer<typeof RefundOffer>;

export const BillingAccount = z
  .object({
    plan: PlanId,
    /** The end of document access; null without a paid plan. */
    accessUntil: z.iso.datetime().nullable(),
    refund: RefundOffer,
    /** Null without a higher plan. */
    upgrade: z.object({ plan: PaidPlan, amountDue: Cents }).nullable(),
    isDisputed: z.boolean(),
    receipts: z.array(Receipt),
  })
  .meta({ id: 'BillingAccount' });
export type BillingAccount = z.infer<typeof BillingAccount>;

export const getBillingAccount = endpoint('GET', '/api/billing', null, BillingAccount);
export const refundPlan = endpoint('POST', '/api/billing/refund', null, BillingAccount, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  problems: ['nothing-paid', 'refund-on-its-way', 'refund-window-over', 'agreement-is-sealed', 'signing-has-begun'],
});
export const getReceiptPdf = endpoint('GET', '/api/billing/receipts/:number/pdf', null, null, {
  assurance: 'two',
  produces: 'application/pdf',
  records: 'receipt-downloaded',
});

/** R-000001. */
export const receiptLabel = (number: number): string => `R-${String(number).padStart(6, '0')}`;
