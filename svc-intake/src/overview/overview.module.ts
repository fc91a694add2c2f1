import { Module } from '@nestjs/common';
import { NegotiationModule } from '../negotiation/negotiation.module.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [NegotiationModule],
  controllers: [OverviewController],
  providers: [OverviewService],
})
export class OverviewModule {}
