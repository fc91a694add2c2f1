import type { Books, CaseBooks } from '../../src/books/books.js';
import type { AnnouncedEntitlement } from '../../src/rules/entitlement.js';
import type { Hold } from '../../src/rules/hold.js';
import { isOpen, owesRefund, type Payment } from '../../src/rules/payment.js';
import type { Posting } from '../../src/rules/postings.js';
import type { IssuedReceipt } from '../../src/rules/receipts.js';

interface Posted extends Posting {
  paymentId: string;
}

interface Shelf {
  payments: readonly Payment[];
  posted: readonly Posted[];
  receipts: readonly IssuedReceipt[];
  announced: ReadonlyMap<string, AnnouncedEntitlement>;
  holds: ReadonlyMap<string, Hold & { caseId: string }>;
}

const balanceIn = (posted: readonly Posted[], paymentId: string): number =>
  posted
    .filter((one) => one.paymentId === paymentId)
    .reduce((sum, { debit, credit, amount }) => {
      const change = Number(debit === 'provider-balance') - Number(credit === 'provider-balance');
      return sum + change * amount;
    }, 0);

/** Books in memory with atomic transactions, as in Postgres. */
export class MemoryBooks implements Books {
  kept: Shelf = { payments: [], posted: [], receipts: [], announced: new Map(), holds: new Map() };
  readonly sealed = new Map<string, Date>();

  async ofCase<Result>(caseId: string, work: (books: CaseBooks) => Promise<Result>): Promise<Result> {
    const draft = { ...this.kept };
    const result = await work(this.open(caseId, draft));
    this.kept = draft;
    return result;
  }

  async find(paymentId: string): Promise<Payment | null> {
    return this.kept.payments.find(({ id }) => id === paymentId) ?? null;
  }

  async findByIntent(intentId: string): Promise<Payment | null> {
    return this.kept.payments.find((one) => one.intentId === intentId) ?? null;
  }

  async unsettled(paidSince: Date): Promise<Payment[]> {
    const isRecent = ({ facts }: Payment) => facts.paidAt !== null && facts.paidAt >= paidSince;
    return this.kept.payments.filter((one) => isOpen(one) || owesRefund(one) || isRecent(one));
  }

  async balanceOf(paymentId: string): Promise<number> {
    return balanceIn(this.kept.posted, paymentId);
  }

  private open(caseId: string, draft: Shelf): CaseBooks {
    return {
      payments: async () => draft.payments.filter((one) => one.caseId === caseId),
      add: async (payment) => {
        draft.payments = [...draft.payments, payment];
      },
      keep: async (payment) => {
        draft.payments = draft.payments.map((one) => (one.id === payment.id ? payment : one));
      },
      post: async (paymentId, postings) => {
        draft.posted = [...draft.posted, ...postings.map((posting) => ({ ...posting, paymentId }))];
      },
      issue: async (receipt) => {
        draft.receipts = [...draft.receipts, { ...receipt, number: draft.receipts.length + 1 }];
      },
      announced: async () => draft.announced.get(caseId) ?? null,
      announce: async (entitlement) => {
        draft.announced = new Map(draft.announced).set(caseId, entitlement);
      },
      sealedAt: async () => this.sealed.get(caseId) ?? null,
      holds: async () => [...draft.holds.values()].filter((one) => one.caseId === caseId),
      keepHold: async (hold) => {
        draft.holds = new Map(draft.holds).set(hold.signingId, { ...hold, caseId });
      },
    };
  }
}
