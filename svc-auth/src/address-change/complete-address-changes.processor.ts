import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import { AddressCompletionService } from './address-completion.service.js';
import { completeAddressChanges } from './complete-address-changes.job.js';

@Injectable()
export class CompleteAddressChangesProcessor {
  constructor(private readonly completion: AddressCompletionService) {}

  @Processes(completeAddressChanges)
  complete(): Promise<void> {
    return this.completion.completeDue();
  }
}
