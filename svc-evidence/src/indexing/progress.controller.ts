import { EVENTS } from '@evenhand/contracts/endpoint';
import { watchEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller, StreamableFile } from '@nestjs/common';
import { ProgressService } from './progress.service.js';

@Controller()
export class ProgressController {
  constructor(private readonly progress: ProgressService) {}

  @Handles(watchEvidenceStatus)
  watch(@Who() { caseId }: OwnerIdentity): StreamableFile {
    return new StreamableFile(this.progress.watch(caseId), { type: EVENTS });
  }
}
