import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Transactions } from '../database/transactions.js';
import { Outbox } from '../outbox/outbox.js';
import type { JobKind } from './job.js';

/** Sets one job apart from another of its kind. */
export interface EnqueueOptions {
  /** While a job with this id waits or runs, another with it is dropped. Letters, digits, `-`, `_` and `.`. */
  jobId?: string;
  delaySeconds?: number;
  /** Counts from 1, and lower is sooner. Jobs without one are done before all that have one. */
  priority?: number;
}

/** The last there is in a queue. */
const LAST = 2_097_151;

const JOB_ID = /^(?!\d+$)[\w.-]{1,200}$/;

/** Hands work to this service's workers. */
@Injectable()
export class Jobs {
  constructor(
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Enqueues a job, if and when the manager's transaction is kept. With null: in the running transaction, or at once.
   * @throws ZodError when the payload is not the job's
   */
  async enqueue<Payload extends z.ZodType>(
    manager: EntityManager | null,
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    { jobId, delaySeconds, priority = 0 }: EnqueueOptions = {},
  ): Promise<void> {
    if (jobId !== undefined && !JOB_ID.test(jobId)) throw new Error(`${job.name}: a queue cannot take this job id`);
    const kind = 'job' as const;
    const options = { jobId, delaySeconds, priority: Math.min(priority, LAST) };
    const entry = { kind, name: job.name, payload: job.payload.parse(payload), ...options };
    await this.outbox.write(manager ?? this.transactions.manager, entry);
  }
}
