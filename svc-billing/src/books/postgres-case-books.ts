import type { EntityManager } from 'typeorm';
import type { CustomerRow } from '../customers/customer.entity.js';
import type { AnnouncedEntitlement } from '../rules/entitlement.js';
import type { Hold } from '../rules/hold.js';
import type { Payment } from '../rules/payment.js';
import type { Posting } from '../rules/postings.js';
import type { ReceiptToIssue } from '../rules/receipts.js';
import type { Announcements } from './announcements.js';
import type { CaseBooks } from './books.js';
import { EntitlementRow } from './entitlement.entity.js';
import { HoldRow } from './hold.entity.js';
import { LedgerPairRow } from './ledger-pair.entity.js';
import { fromRow, PaymentRow, toRow } from './payment.entity.js';
import { ReceiptRow } from './receipt.entity.js';

export class PostgresCaseBooks implements CaseBooks {
  constructor(
    private readonly manager: EntityManager,
    private readonly customer: CustomerRow,
    private readonly announcements: Announcements,
  ) {}

  async payments(): Promise<Payment[]> {
    const { caseId } = this.customer;
    const rows = await this.manager.find(PaymentRow, { where: { caseId }, order: { position: 'ASC' } });
    return rows.map(fromRow);
  }

  async add(payment: Payment): Promise<void> {
    await this.manager.insert(PaymentRow, toRow(payment));
  }

  async keep(payment: Payment): Promise<void> {
    await this.manager.update(PaymentRow, { id: payment.id }, toRow(payment));
  }

  async post(paymentId: string, postings: Posting[], postedAt: Date): Promise<void> {
    await this.manager.insert(
      LedgerPairRow,
      postings.map((posting) => ({ ...posting, paymentId, postedAt })),
    );
  }

  /** The counter's row is locked until commit, so a rollback leaves no gap. */
  async issue(receipt: ReceiptToIssue): Promise<void> {
    const [[{ last }]] = await this.manager.query('UPDATE receipt_counter SET last = last + 1 RETURNING last');
    await this.manager.insert(ReceiptRow, { ...receipt, number: Number(last) });
    await this.announcements.receiptIssued(this.manager, this.customer, receipt);
  }

  async announced(): Promise<AnnouncedEntitlement | null> {
    const row = await this.manager.findOneBy(EntitlementRow, { caseId: this.customer.caseId });
    return row && { plan: row.plan, accessUntil: row.accessUntil, version: row.version };
  }

  async announce(entitlement: AnnouncedEntitlement): Promise<void> {
    const { caseId } = this.customer;
    await this.manager.upsert(EntitlementRow, { caseId, ...entitlement }, ['caseId']);
    await this.announcements.entitlementChanged(this.manager, caseId, entitlement);
  }

  async sealedAt(): Promise<Date | null> {
    return this.customer.sealedAt;
  }

  async holds(): Promise<Hold[]> {
    const rows = await this.manager.findBy(HoldRow, { caseId: this.customer.caseId });
    return rows.map(({ signingId, state }) => ({ signingId, state }));
  }

  async keepHold(hold: Hold): Promise<void> {
    const { caseId } = this.customer;
    await this.manager.upsert(HoldRow, { caseId, ...hold }, ['signingId']);
    if (hold.state === 'held') await this.announcements.paymentHeld(this.manager, caseId, hold.signingId);
  }
}
