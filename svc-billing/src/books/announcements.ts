import { entitlementChanged } from '@evenhand/contracts/events/entitlement-changed';
import { paymentHeld } from '@evenhand/contracts/events/payment-held';
import { inDollars } from '@evenhand/contracts/money';
import { CONFIG, type ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { billingServer } from '@evenhand/wording/billing-server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CustomerRow } from '../customers/customer.entity.js';
import type { AnnouncedEntitlement } from '../rules/entitlement.js';
import type { ReceiptToIssue } from '../rules/receipts.js';

const mails = { payment: billingServer.mail.paid, refund: billingServer.mail.refunded } as const;

/** Events of the books, written to the outbox in the same transaction. */
@Injectable()
export class Announcements {
  constructor(
    private readonly outbox: Outbox,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  async entitlementChanged(manager: EntityManager, caseId: string, announced: AnnouncedEntitlement): Promise<void> {
    const accessUntil = announced.accessUntil?.toISOString() ?? null;
    await this.outbox.publish(manager, entitlementChanged, { ...announced, caseId, accessUntil });
  }

  async paymentHeld(manager: EntityManager, caseId: string, signingId: string): Promise<void> {
    await this.outbox.publish(manager, paymentHeld, { caseId, signingId });
  }

  async receiptIssued(manager: EntityManager, { email }: CustomerRow, { kind, amount }: ReceiptToIssue): Promise<void> {
    const { subject, text } = mails[kind];
    const page = `${this.config.PUBLIC_URL}/account/payments`;
    if (email) await this.mail.send(manager, { to: email, subject, text: text(inDollars(amount), page) });
  }
}
