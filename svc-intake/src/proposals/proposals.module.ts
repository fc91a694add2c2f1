import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { LinksModule } from '../links/links.module.js';
import { OwnerProposalsController } from './owner-proposals.controller.js';
import { PartnerProposalsController } from './partner-proposals.controller.js';
import { PricingService } from './pricing.service.js';
import { ProposalMailService } from './proposal-mail.service.js';
import { ProposalsRepository } from './proposals.repository.js';
import { ProposalsService } from './proposals.service.js';

@Module({
  imports: [AccessModule, DraftingModule, HeldBackModule, LinksModule],
  controllers: [OwnerProposalsController, PartnerProposalsController],
  providers: [PricingService, ProposalMailService, ProposalsRepository, ProposalsService],
})
export class ProposalsModule {}
