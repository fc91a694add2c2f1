import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import { advanceDeletions } from './advance-deletions.job.js';
import { DeletionSaga } from './deletion-saga.js';

@Injectable()
export class AdvanceDeletionsProcessor {
  constructor(private readonly saga: DeletionSaga) {}

  @Processes(advanceDeletions)
  advance(): Promise<void> {
    return this.saga.advance();
  }
}
