import type { CaseBooks } from '../books/books.js';
import { entitlementOf, isSame, noPlan, openAt, standing } from '../rules/entitlement.js';
import { type Facts, merged } from '../rules/facts.js';
import { type Payment, stands } from '../rules/payment.js';
import { postingsBetween } from '../rules/postings.js';
import { receiptsBetween } from '../rules/receipts.js';
import { holdAsked } from './holding.js';

/**
 * Writes into the books what was seen at the provider: payment, ledger, receipts and entitlement move together, in the
 * transaction of the case. Seen again, or seen late, it writes nothing.
 */
export const record = async (books: CaseBooks, paymentId: string, seen: Facts, at: Date): Promise<Payment> => {
  const payments = await books.payments();
  const before = payments.find(({ id }) => id === paymentId);
  if (!before) throw new Error('the payment is not one of its case');
  const facts = merged(before.facts, seen);
  const isPaidNow = before.facts.received === 0 && facts.received > 0;
  const goesBack = isPaidNow && opensNothing({ ...before, facts }, payments, at);
  const after = { ...before, facts, refundAskedAt: goesBack ? at : before.refundAskedAt };
  await books.keep(after);
  await books.post(paymentId, postingsBetween(before.facts, facts), at);
  for (const receipt of receiptsBetween(before, after, at)) await books.issue(receipt);
  await tellChange(books);
  return after;
};

/** Tells the other services when the payments of a case open something else than they were told. */
export const tellChange = async (books: CaseBooks): Promise<void> => {
  const [now, told] = [entitlementOf(await books.payments()), await books.told()];
  if (isSame(now, told ?? noPlan)) return;
  await books.tell({ ...now, version: (told?.version ?? 0) + 1 });
  if (now.plan !== 'free') await holdAsked(books);
};

/**
 * Money that came in for nothing goes back by itself: for an upgrade whose first payment went back meanwhile, or for
 * a plan that another payment has opened already.
 */
const opensNothing = (paid: Payment, payments: Payment[], at: Date): boolean => {
  const others = payments.filter(({ id }) => id !== paid.id);
  if (paid.buildsOn !== null) return !others.some((one) => one.id === paid.buildsOn && stands(one));
  return standing(others).length > 0 && openAt(entitlementOf(others), at) !== 'free';
};
