import { Module } from '@nestjs/common';
import { InvitationModule } from '../invitation/invitation.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { SweepProcessor } from './sweep.processor.js';
import { SweepTimer } from './sweep-timer.js';

@Module({
  imports: [InvitationModule, SealingModule, SigningModule],
  providers: [SweepProcessor, SweepTimer],
})
export class SweepModule {}
