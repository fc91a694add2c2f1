import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { LOG, type Log } from '../logs/log.js';
import { scrub } from '../logs/scrub.js';
import { Queues } from '../queues/queues.js';

type Kind = 'event' | 'job';

/**
 * Moves what failed for good out of Redis into the service's dead letters: when it fails, and at start-up for what an
 * earlier process had no time to move. It is removed from Redis only after its row is written.
 */
@Injectable()
export class Graveyard {
  constructor(
    private readonly database: DataSource,
    private readonly queues: Queues,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Buries whatever a worker's queue gives up on. */
  watch(kind: Kind, queue: string, worker: Worker): void {
    worker.on('failed', (job) => {
      if (job && job.finishedOn !== undefined) void this.buryAll(kind, async () => [job]);
    });
    worker.once('ready', () => void this.buryAll(kind, () => this.queues.of(queue).getFailed()));
  }

  private async buryAll(kind: Kind, find: () => Promise<Job[]>): Promise<void> {
    try {
      for (const job of await find()) await this.bury(kind, job);
    } catch (error) {
      this.log.warn({ err: error }, 'a dead letter stays in Redis until the next start');
    }
  }

  private async bury(kind: Kind, job: Job): Promise<void> {
    await this.database.query(
      `insert into dead_letter (id, kind, name, job_id, payload, reason, attempts) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (kind, name, job_id) do update
       set payload = excluded.payload, reason = excluded.reason, attempts = excluded.attempts, failed_at = now()`,
      [randomUUID(), kind, job.name, job.id, JSON.stringify(job.data), scrub(job.failedReason ?? ''), job.attemptsMade],
    );
    await job.remove();
    this.log.error({ kind, name: job.name, jobId: job.id }, 'failed for good');
  }
}
