import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { HoldsConsumer } from './holds.consumer.js';
import { HoldsService } from './holds.service.js';

@Module({
  imports: [EntitlementsModule],
  providers: [HoldsConsumer, HoldsService],
  exports: [HoldsService],
})
export class HoldsModule {}
