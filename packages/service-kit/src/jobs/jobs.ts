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
}

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
    { jobId, delaySeconds }: EnqueueOptions = {},
  ): Promise<void> {
    if (jobId !== undefined && !JOB_ID.test(jobId)) throw new Error(`${job.name}: a queue cannot take this job id`);
    const entry = { kind: 'job' as const, name: job.name, payload: job.payload.parse(payload), jobId, delaySeconds };
    await this.outbox.write(manager ?? this.transactions.manager, entry);
  }
}
