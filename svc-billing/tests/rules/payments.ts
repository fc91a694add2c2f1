import { cents } from '@evenhand/contracts/money';
import { type Facts, nothingYet } from '../../src/rules/facts.js';
import type { Payment } from '../../src/rules/payment.js';

export const day = (date: string) => new Date(`${date}T12:00:00Z`);
export const facts = (known: Partial<Facts> = {}): Facts => ({ ...nothingYet, ...known });
export const paid = (received: number, on = '2026-01-10', more: Partial<Facts> = {}) =>
  facts({ received: cents(received), paidAt: day(on), ...more });
/** A paid Complete Kit. */
export const payment = (more: Partial<Payment> = {}): Payment => ({
  id: 'kit',
  caseId: 'case',
  plan: 'complete',
  amount: cents(19_900),
  buildsOn: null,
  intentId: 'intent',
  facts: paid(19_900),
  createdAt: day('2026-01-10'),
  refundAskedAt: null,
  ...more,
});
