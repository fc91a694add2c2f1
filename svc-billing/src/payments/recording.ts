import type { CaseBooks } from '../books/books.js';
import { effective, entitlementOf, isSame, noPlan, openAt, orphaned } from '../rules/entitlement.js';
import { type Facts, isInDispute, merged } from '../rules/facts.js';
import { isHeld } from '../rules/hold.js';
import type { Payment } from '../rules/payment.js';
import { postingsBetween } from '../rules/postings.js';
import { receiptsBetween } from '../rules/receipts.js';
import { holdAsked } from './holding.js';

/**
 * Records an observation of the provider: payment, ledger, receipts and entitlement change in one transaction.
 * Idempotent; an older observation changes nothing.
 */
export const record = async (books: CaseBooks, paymentId: string, seen: Facts, at: Date): Promise<Payment> => {
  const payments = await books.payments();
  const before = payments.find(({ id }) => id === paymentId);
  if (!before) throw new Error('the payment is not one of its case');
  const facts = merged(before.facts, seen);
  const isPaidNow = before.facts.received === 0 && facts.received > 0;
  const goesBack = isPaidNow && opensNothing({ ...before, facts }, payments, facts.paidAt ?? at);
  const after = { ...before, facts, refundAskedAt: goesBack ? at : before.refundAskedAt };
  await books.keep(after);
  await books.post(paymentId, postingsBetween(before.facts, facts), at);
  for (const receipt of receiptsBetween(before, after, at)) await books.issue(receipt);
  await giveBackOrphans(books, at);
  await announceChange(books);
  return (await books.payments()).find(({ id }) => id === paymentId) ?? after;
};

/** Not once the agreement is sealed or while it is signed: then the sweep raises an alarm. */
const giveBackOrphans = async (books: CaseBooks, at: Date): Promise<void> => {
  const orphans = orphaned(await books.payments(), at);
  if (orphans.length === 0 || (await books.sealedAt()) || isHeld(await books.holds())) return;
  for (const orphan of orphans) await books.keep({ ...orphan, refundAskedAt: at });
};

/** Announces the entitlement when the payments change it. */
export const announceChange = async (books: CaseBooks): Promise<void> => {
  const [now, announced] = [entitlementOf(await books.payments()), await books.announced()];
  if (isSame(now, announced ?? noPlan)) return;
  await books.announce({ ...now, version: (announced?.version ?? 0) + 1 });
  if (now.plan !== 'free') await holdAsked(books);
};

/**
 * True for money that opens nothing and is refunded automatically: an upgrade whose first payment does not count any
 * more, or a plan already paid for or paid for by a payment in dispute, which may yet be won.
 */
const opensNothing = (paid: Payment, payments: Payment[], at: Date): boolean => {
  const others = payments.filter(({ id }) => id !== paid.id);
  if (paid.buildsOn !== null) return !effective(others).some(({ id }) => id === paid.buildsOn);
  return others.some(({ facts }) => isInDispute(facts)) || openAt(entitlementOf(others), at) !== 'free';
};
