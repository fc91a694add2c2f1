import { Module } from '@nestjs/common';
import { AddressProofModule } from '../address-proof/address-proof.module.js';
import { CaseBarModule } from '../case-bar/case-bar.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [AddressProofModule, CaseBarModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
