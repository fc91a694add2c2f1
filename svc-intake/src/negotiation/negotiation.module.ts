import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { LinksModule } from '../links/links.module.js';
import { SafetyScreenModule } from '../safety-screen/safety-screen.module.js';
import { NegotiationService } from './negotiation.service.js';
import { NewsService } from './news.service.js';
import { OwnerNegotiationController } from './owner-negotiation.controller.js';
import { PartnerNegotiationController } from './partner-negotiation.controller.js';

@Module({
  imports: [AccessModule, HeldBackModule, LinksModule, SafetyScreenModule],
  controllers: [OwnerNegotiationController, PartnerNegotiationController],
  providers: [NegotiationService, NewsService, ProposalsRepository],
  exports: [NegotiationService, NewsService, ProposalsRepository],
})
export class NegotiationModule {}
