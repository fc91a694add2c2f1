import { Processes } from '@evenhand/service-kit/jobs/processes';
import { recurring } from '@evenhand/service-kit/outbox/recurring-jobs';
import { Injectable } from '@nestjs/common';
import { advanceDeletions } from './advance-deletions.job.js';
import { DeletionSaga } from './deletion-saga.js';

const EVERY_SECONDS = 60;

export const advancingDeletions = recurring(() => [
  {
    everySeconds: EVERY_SECONDS,
    enqueue: (outbox) => outbox.enqueue(null, advanceDeletions, {}, { jobId: 'advance-deletions' }),
  },
]);

@Injectable()
export class AdvanceDeletionsProcessor {
  constructor(private readonly saga: DeletionSaga) {}

  @Processes(advanceDeletions)
  advance(): Promise<void> {
    return this.saga.advance();
  }
}
