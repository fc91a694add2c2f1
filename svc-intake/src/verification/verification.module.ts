import { Module } from '@nestjs/common';
import { SealsModule } from '../seals/seals.module.js';
import { Comparisons } from './comparisons.js';
import { VerificationController } from './verification.controller.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [SealsModule],
  controllers: [VerificationController],
  providers: [Comparisons, VerificationService],
})
export class VerificationModule {}
