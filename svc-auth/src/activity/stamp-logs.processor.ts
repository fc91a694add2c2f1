import { Processes } from '@evenhand/service-kit/jobs/processes';
import { recurring } from '@evenhand/service-kit/outbox/recurring-jobs';
import { Injectable } from '@nestjs/common';
import { ActivityStampsService } from './activity-stamps.service.js';
import { stampLogs } from './stamp-logs.job.js';

const EVERY_SECONDS = 3_600;

export const stampingLogs = recurring(() => [
  { everySeconds: EVERY_SECONDS, enqueue: (outbox) => outbox.enqueue(null, stampLogs, {}, { jobId: 'stamp-logs' }) },
]);

@Injectable()
export class StampLogsProcessor {
  constructor(private readonly stamps: ActivityStampsService) {}

  @Processes(stampLogs)
  stamp(): Promise<void> {
    return this.stamps.stampDaily();
  }
}
