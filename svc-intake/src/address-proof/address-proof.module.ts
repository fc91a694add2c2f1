import { Module } from '@nestjs/common';
import { CaseBarModule } from '../case-bar/case-bar.module.js';
import { AddressProvenConsumer } from './address-proven.consumer.js';
import { FoundContentController } from './found-content.controller.js';
import { FoundContentService } from './found-content.service.js';

@Module({
  imports: [CaseBarModule],
  controllers: [FoundContentController],
  providers: [AddressProvenConsumer, FoundContentService],
  exports: [FoundContentService],
})
export class AddressProofModule {}
