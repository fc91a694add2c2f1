import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { SealsModule } from '../seals/seals.module.js';
import { SealAgreementProcessor } from './seal-agreement.processor.js';
import { Sealer } from './sealer.js';
import { SealingService } from './sealing.service.js';

@Module({
  imports: [DownloadsModule, HoldsModule, SealsModule],
  providers: [SealAgreementProcessor, Sealer, SealingService],
  exports: [SealingService],
})
export class SealingModule {}
