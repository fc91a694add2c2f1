import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { LOG, type Log, scrub } from '../logs/log.js';
import { REDIS } from '../redis/redis.js';
import { Queues } from './queues.js';

type Kind = 'event' | 'job';

/** A failed job blocks later ones with its id until it is moved. */
const AGAIN_MS = 10_000;

/** Removes only a failed job, in one step: another process may have moved it and a new job may wait under its id. */
const REMOVE_FAILED = `if redis.call('zrem', KEYS[1], ARGV[1]) == 1 then redis.call('del', KEYS[2]) end`;

/**
 * Moves exhausted jobs and events from Redis to the service's dead letters: on failure, and every few seconds for
 * those left by an outage or a crashed process. The row is written before Redis is cleared.
 */
@Injectable()
export class DeadLetterCollector implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly watched = new Map<Queue, Kind>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: DataSource,
    private readonly queues: Queues,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const buryAll = async () => {
      for (const [queue, kind] of this.watched) await this.buryFailed(kind, queue);
    };
    this.timer = setInterval(() => void this.attempt(buryAll), AGAIN_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Moves what this worker's queue gives up on. */
  watch(kind: Kind, name: string, worker: Worker): void {
    const queue = this.queues.of(name);
    this.watched.set(queue, kind);
    worker.on('failed', (job) => {
      if (job && job.finishedOn !== undefined) void this.attempt(() => this.bury(kind, queue, job));
    });
    worker.once('ready', () => void this.attempt(() => this.buryFailed(kind, queue)));
  }

  private async attempt(bury: () => Promise<void>): Promise<void> {
    try {
      await bury();
    } catch (error) {
      this.log.warn({ err: error }, 'permanently failed job not yet moved from Redis to dead_letter');
    }
  }

  private async buryFailed(kind: Kind, queue: Queue): Promise<void> {
    for (const job of await queue.getFailed()) await this.bury(kind, queue, job);
  }

  private async bury(kind: Kind, queue: Queue, job: Job): Promise<void> {
    const { id = '', name, failedReason = '', attemptsMade, priority } = job;
    await this.database.query(
      `insert into dead_letter (id, kind, name, job_id, payload, reason, attempts, priority)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (kind, name, job_id) do update
       set payload = excluded.payload, reason = excluded.reason, attempts = excluded.attempts,
         priority = excluded.priority, failed_at = now()`,
      [randomUUID(), kind, name, id, JSON.stringify(job.data), scrub(failedReason), attemptsMade, priority],
    );
    await this.redis.eval(REMOVE_FAILED, 2, queue.toKey('failed'), queue.toKey(id), id);
    this.log.error({ kind, name, jobId: id }, 'job failed permanently, moved to dead_letter');
  }
}
