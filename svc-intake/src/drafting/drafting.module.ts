import { Module } from '@nestjs/common';
import { WordFilesModule } from '../documents/word-files.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { LinksModule } from '../links/links.module.js';
import { AgreementController } from './agreement.controller.js';
import { AgreementService } from './agreement.service.js';
import { AnswerSheetController } from './answer-sheet.controller.js';
import { ApprovalService } from './approval.service.js';
import { DraftingService } from './drafting.service.js';
import { FindingsController } from './findings.controller.js';
import { FindingsService } from './findings.service.js';
import { HalfConfirmationService } from './half-confirmation.service.js';
import { VoidingService } from './voiding.service.js';

@Module({
  imports: [HeldBackModule, LinksModule, WordFilesModule],
  controllers: [AgreementController, AnswerSheetController, FindingsController],
  providers: [
    AgreementService,
    ApprovalService,
    DraftingService,
    FindingsService,
    HalfConfirmationService,
    VoidingService,
  ],
  exports: [AgreementService, ApprovalService, DraftingService, HalfConfirmationService],
})
export class DraftingModule {}
