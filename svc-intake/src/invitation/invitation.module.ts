import { Module } from '@nestjs/common';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { LinksModule } from '../links/links.module.js';
import { SafetyScreenModule } from '../safety-screen/safety-screen.module.js';
import { ClosingService } from './closing.service.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationService } from './invitation.service.js';
import { InvitationSweep } from './invitation-sweep.service.js';
import { NewcomerService } from './newcomer.service.js';

const services = [ClosingService, InvitationService, InvitationSweep];
const ofNewcomers = [NewcomerService, ProposalsRepository];

@Module({
  imports: [HeldBackModule, LinksModule, SafetyScreenModule],
  controllers: [InvitationController],
  providers: [...services, ...ofNewcomers],
  exports: services,
})
export class InvitationModule {}
