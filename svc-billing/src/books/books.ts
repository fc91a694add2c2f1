import type { AnnouncedEntitlement } from '../rules/entitlement.js';
import type { Hold } from '../rules/hold.js';
import type { Payment } from '../rules/payment.js';
import type { Posting } from '../rules/postings.js';
import type { ReceiptToIssue } from '../rules/receipts.js';

/** The books of one case, locked for writing. */
export interface CaseBooks {
  payments(): Promise<Payment[]>;
  add(payment: Payment): Promise<void>;
  keep(payment: Payment): Promise<void>;
  post(paymentId: string, postings: Posting[], at: Date): Promise<void>;
  /** Assigns the next receipt number. */
  issue(receipt: ReceiptToIssue): Promise<void>;
  announced(): Promise<AnnouncedEntitlement | null>;
  /** Stores the entitlement and its event in one transaction. */
  announce(entitlement: AnnouncedEntitlement): Promise<void>;
  sealedAt(): Promise<Date | null>;
  holds(): Promise<Hold[]>;
  /** Stores a hold; a hold that takes effect is announced. */
  keepHold(hold: Hold): Promise<void>;
}

/**
 * Payments, ledger, receipts and entitlements. Stored in Postgres; in memory for the property tests. Both pass the
 * same contract test.
 */
export interface Books {
  /** One transaction; rolled back when `work` throws. */
  ofCase<Result>(caseId: string, work: (books: CaseBooks) => Promise<Result>): Promise<Result>;
  find(paymentId: string): Promise<Payment | null>;
  findByIntent(intentId: string): Promise<Payment | null>;
  /** Payments that can still be charged, are owed a refund, or were paid after `paidSince`. */
  unsettled(paidSince: Date): Promise<Payment[]>;
  /** The ledger's balance at the provider for a payment, in cents. */
  balanceOf(paymentId: string): Promise<number>;
}

export const BOOKS = Symbol('books');
