import type { ToldEntitlement } from '../rules/entitlement.js';
import type { Hold } from '../rules/hold.js';
import type { Payment } from '../rules/payment.js';
import type { Posting } from '../rules/postings.js';
import type { ReceiptToIssue } from '../rules/receipts.js';

/** The books of one case, open for writing: nobody else writes in them meanwhile. */
export interface CaseBooks {
  payments(): Promise<Payment[]>;
  add(payment: Payment): Promise<void>;
  keep(payment: Payment): Promise<void>;
  post(paymentId: string, postings: Posting[], at: Date): Promise<void>;
  /** Gives the receipt the number after the last one. */
  issue(receipt: ReceiptToIssue): Promise<void>;
  told(): Promise<ToldEntitlement | null>;
  /** Keeps what the case has open and tells the other services, both or neither. */
  tell(entitlement: ToldEntitlement): Promise<void>;
  sealedAt(): Promise<Date | null>;
  holds(): Promise<Hold[]>;
  /** Keeps a hold, and with one that is held the news of it. */
  keepHold(hold: Hold): Promise<void>;
}

/**
 * Payments, ledger, receipts and entitlements. In production Postgres keeps them; a test of ten thousand schedules
 * keeps them in memory, and the same contract test holds for both.
 */
export interface Books {
  /** Keeps everything that `work` writes, or, when it throws, nothing. */
  ofCase<Result>(caseId: string, work: (books: CaseBooks) => Promise<Result>): Promise<Result>;
  find(paymentId: string): Promise<Payment | null>;
  findByIntent(intentId: string): Promise<Payment | null>;
  /** Payments that are not over: a card can still be charged, a refund is owed, or they were paid since `paidSince`. */
  unsettled(paidSince: Date): Promise<Payment[]>;
  /** What the ledger says the provider holds of a payment for us, in cents. */
  balanceOf(paymentId: string): Promise<number>;
}

/** Injection token of the {@link Books}. */
export const BOOKS = Symbol('books');
