import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import { sealAgreement } from './seal-agreement.job.js';
import { SealingService } from './sealing.service.js';

@Injectable()
export class SealAgreementProcessor {
  constructor(private readonly sealing: SealingService) {}

  @Processes(sealAgreement)
  seal({ agreementId }: { agreementId: string }): Promise<void> {
    return this.sealing.seal(agreementId);
  }
}
