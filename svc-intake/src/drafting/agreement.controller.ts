import {
  type Agreement,
  ApproveAgreement,
  approveAgreement,
  draftAgreement,
  getAgreement,
  getAgreementDocx,
  getAgreementPdf,
  voidAgreement,
} from '@evenhand/contracts/agreement/agreement';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, type StreamableFile } from '@nestjs/common';
import { type Caller, FromCaller } from '../agreement/rows/caller.js';
import { AgreementService } from './agreement.service.js';
import { DraftingService } from './drafting.service.js';
import { VoidingService } from './voiding.service.js';

@Controller()
export class AgreementController {
  constructor(
    private readonly agreement: AgreementService,
    private readonly drafting: DraftingService,
    private readonly voiding: VoidingService,
  ) {}

  @Handles(draftAgreement)
  draft(@Who() who: OwnerIdentity, @FromCaller() caller: Caller): Promise<Agreement> {
    return this.drafting.draft(who, caller);
  }

  @Handles(getAgreement)
  get(@Who() who: OwnerIdentity): Promise<Agreement | null> {
    return this.agreement.get(who);
  }

  @Handles(getAgreementPdf)
  pdf(@Who() who: OwnerIdentity): Promise<StreamableFile> {
    return this.agreement.pdf(who);
  }

  @Handles(getAgreementDocx)
  docx(@Who() who: OwnerIdentity): Promise<StreamableFile> {
    return this.agreement.docx(who);
  }

  @Handles(approveAgreement)
  approve(
    @Who() who: OwnerIdentity,
    @Body({ schema: ApproveAgreement }) { hash }: ApproveAgreement,
    @FromCaller() caller: Caller,
  ): Promise<Agreement> {
    return this.agreement.approve(who, hash, caller);
  }

  @Handles(voidAgreement)
  void(@Who() who: OwnerIdentity, @FromCaller() caller: Caller): Promise<Agreement> {
    return this.voiding.void(who, caller);
  }
}
