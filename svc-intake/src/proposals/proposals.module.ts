import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { NegotiationModule } from '../negotiation/negotiation.module.js';
import { OwnerProposalsController } from './owner-proposals.controller.js';
import { PartnerProposalsController } from './partner-proposals.controller.js';
import { PricingService } from './pricing.service.js';
import { ProposalViewsService } from './proposal-views.service.js';
import { ProposalsService } from './proposals.service.js';
import { ReturnedWordService } from './returned-word/returned-word.service.js';
import { TablesService } from './tables.service.js';

@Module({
  imports: [AccessModule, DraftingModule, HeldBackModule, NegotiationModule],
  controllers: [OwnerProposalsController, PartnerProposalsController],
  providers: [PricingService, ProposalViewsService, ProposalsService, ReturnedWordService, TablesService],
})
export class ProposalsModule {}
