import { type BillingAccount, receiptLabel } from '@evenhand/contracts/billing/account';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { BOOKS, type Books } from '../books/books.js';
import type { Config } from '../config.js';
import { Refunding, refundOfferFor } from '../payments/refunding.js';
import { ReceiptsRepository } from '../receipts/receipts.repository.js';
import { dueFor } from '../rules/due.js';
import { entitlementOf, openAt } from '../rules/entitlement.js';
import { stateOf } from '../rules/facts.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly refunding: Refunding,
    private readonly receipts: ReceiptsRepository,
    @Inject(BOOKS) private readonly books: Books,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get({ caseId }: OwnerIdentity): Promise<BillingAccount> {
    const at = this.clock.now();
    const { payments, sealedAt, holds } = await this.books.ofCase(caseId, async (books) => ({
      payments: await books.payments(),
      sealedAt: await books.sealedAt(),
      holds: await books.holds(),
    }));
    const { plan, accessUntil } = entitlementOf(payments);
    const upgrade = dueFor(payments, 'premium', at);
    const receipts = await this.receipts.ofCase(caseId);
    return {
      plan: openAt({ plan, accessUntil }, at),
      accessUntil: accessUntil?.toISOString() ?? null,
      refund: refundOfferFor(payments, { sealedAt, holds }, at),
      upgrade:
        sealedAt || upgrade.isOwned || upgrade.buildsOn === null
          ? null
          : { plan: 'premium', amountDue: upgrade.amount },
      isDisputed: payments.some(({ facts }) => stateOf(facts) === 'disputed'),
      receipts: receipts.map(({ issuedAt, ...receipt }) => ({ ...receipt, issuedAt: issuedAt.toISOString() })),
    };
  }

  async refund(who: OwnerIdentity): Promise<BillingAccount> {
    await this.refunding.refund(who.caseId);
    return this.get(who);
  }

  async receiptPdf({ caseId }: OwnerIdentity, number: number): Promise<StreamableFile> {
    const receipt = (await this.receipts.ofCase(caseId)).find((one) => one.number === number);
    if (!receipt) return fail('not-found');
    // Imported lazily: the PDF engine is large and receipts are downloaded rarely.
    const { receiptPdf } = await import('../receipts/receipt-pdf.js');
    const pdf = await receiptPdf(receipt, this.config.HST_NUMBER ?? null);
    const disposition = `attachment; filename="${receiptLabel(number)}.pdf"`;
    return new StreamableFile(pdf, { type: 'application/pdf', disposition });
  }
}
