import { recurring } from '@evenhand/service-kit/outbox/recurring-jobs';
import { Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { InvitationModule } from '../invitation/invitation.module.js';
import { NegotiationModule } from '../negotiation/negotiation.module.js';
import { OwnDataModule } from '../own-data/own-data.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { sweep } from './sweep.job.js';
import { SweepProcessor } from './sweep.processor.js';

const sweeping = recurring(({ SWEEP_SECONDS }: Config) => [
  { everySeconds: SWEEP_SECONDS, enqueue: (outbox) => outbox.enqueue(null, sweep, {}, { jobId: 'sweep' }) },
]);

@Module({
  imports: [InvitationModule, NegotiationModule, OwnDataModule, SealingModule, SigningModule],
  providers: [SweepProcessor, sweeping],
})
export class SweepModule {}
