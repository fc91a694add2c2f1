import { serviceNames } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import { jobDeclared } from '../jobs/job.js';
import { EVENT_RETRIES, eventsQueue, jobQueue } from '../queues/names.js';
import { Queues } from '../queues/queues.js';
import { RunningService } from '../start/running-service.js';
import type { OutboxRow } from './outbox-row.js';

/**
 * Sorts outbox rows into queues. A job goes to its own queue. An event goes to the queue of every service: who does
 * not consume it drops it, and one that starts later than this one finds it waiting.
 */
@Injectable()
export class Mailroom {
  constructor(
    private readonly queues: Queues,
    private readonly service: RunningService,
  ) {}

  /** Puts rows into their queues; the row's id is the job's, so that sending twice within a queue is sending once. */
  async send(rows: OutboxRow[]): Promise<void> {
    for (const row of rows) await (row.kind === 'event' ? this.sendEvent(row) : this.sendJob(row));
  }

  private async sendEvent({ id, name, payload }: OutboxRow): Promise<void> {
    const options = { jobId: id, ...EVENT_RETRIES };
    const sent = serviceNames.map((service) =>
      this.queues.of(eventsQueue(service)).add(name, { id, payload }, options),
    );
    await Promise.all(sent);
  }

  private async sendJob({ id, name, payload, jobId, delaySeconds }: OutboxRow): Promise<void> {
    const { attempts, backoffSeconds } = jobDeclared(name);
    await this.queues.of(jobQueue(this.service.name, name)).add(name, payload, {
      jobId: jobId ?? id,
      delay: delaySeconds * 1_000,
      attempts,
      backoff: { type: 'exponential', delay: backoffSeconds * 1_000 },
    });
  }
}
