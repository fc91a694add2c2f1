import { type BillingAccount, getBillingAccount, getReceiptPdf, refundPlan } from '@evenhand/contracts/billing/account';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { AccountService } from './account.service.js';

const ReceiptNumber = z.coerce.number().int().positive();

@Controller()
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Handles(getBillingAccount)
  get(@Who() who: OwnerIdentity): Promise<BillingAccount> {
    return this.account.get(who);
  }

  @Handles(refundPlan)
  refund(@Who() who: OwnerIdentity): Promise<BillingAccount> {
    return this.account.refund(who);
  }

  @Handles(getReceiptPdf)
  receipt(
    @Who() who: OwnerIdentity,
    @Param('number', { schema: ReceiptNumber }) number: number,
  ): Promise<StreamableFile> {
    return this.account.receiptPdf(who, number);
  }
}
