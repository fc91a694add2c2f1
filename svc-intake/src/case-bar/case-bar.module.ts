import { Module } from '@nestjs/common';
import { CaseBarController } from './case-bar.controller.js';
import { CaseBarRepository } from './case-bar.repository.js';
import { CaseBarService } from './case-bar.service.js';
import { EvidenceConsumer } from './evidence.consumer.js';
import { FinancesConsumer } from './finances.consumer.js';

@Module({
  controllers: [CaseBarController],
  providers: [CaseBarRepository, CaseBarService, EvidenceConsumer, FinancesConsumer],
  exports: [CaseBarRepository],
})
export class CaseBarModule {}
