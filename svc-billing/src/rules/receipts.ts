import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import { type Cents, cents } from '@evenhand/contracts/money';
import { hstWithin } from './hst.js';
import type { Payment } from './payment.js';

/** A receipt without its number. */
export interface ReceiptToIssue {
  paymentId: string;
  caseId: string;
  kind: 'payment' | 'refund';
  plan: PaidPlan;
  amount: Cents;
  hst: Cents;
  issuedAt: Date;
}

export interface IssuedReceipt extends ReceiptToIssue {
  number: number;
}

/** The receipts for a change of a payment: one for money received, one for money refunded. */
export const receiptsBetween = (before: Payment, after: Payment, issuedAt: Date): ReceiptToIssue[] => {
  const { id: paymentId, caseId, plan } = after;
  const of = (kind: 'payment' | 'refund', was: Cents, is: Cents): ReceiptToIssue[] =>
    is > was
      ? [
          {
            paymentId,
            caseId,
            kind,
            plan,
            amount: cents(is - was),
            hst: cents(hstWithin(is) - hstWithin(was)),
            issuedAt,
          },
        ]
      : [];
  return [
    ...of('payment', before.facts.received, after.facts.received),
    ...of('refund', before.facts.refunded, after.facts.refunded),
  ];
};
