import { type SigningBegan, signingBegan } from '@evenhand/contracts/events/signing-began';
import { signingEnded } from '@evenhand/contracts/events/signing-ended';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import { Holding } from './holding.js';

@Injectable()
export class HoldsConsumer {
  constructor(private readonly holding: Holding) {}

  @Consumes(signingBegan)
  began({ caseId, signingId }: SigningBegan): Promise<void> {
    return this.holding.begin(caseId, signingId);
  }

  @Consumes(signingEnded)
  ended({ caseId, signingId }: SigningBegan): Promise<void> {
    return this.holding.end(caseId, signingId);
  }
}
