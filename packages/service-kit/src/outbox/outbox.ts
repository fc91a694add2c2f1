import { randomUUID } from 'node:crypto';
import type { Event } from '@evenhand/contracts/events/event';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { currentTrace } from '../context/running-context.js';
import { traceHeaderOf } from '../context/trace-parent.js';
import { Transactions } from '../database/transactions.js';
import type { JobKind } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import { Traces } from '../traces/traces.js';
import { EventEnvelopes } from './event-envelopes.js';
import { Relay } from './relay.js';

interface Entry {
  id?: string;
  kind: 'event' | 'job';
  name: string;
  payload: unknown;
  jobId?: string;
  delaySeconds?: number;
  priority?: number;
}

export interface EnqueueOptions {
  /** A second job with this id is dropped while the first waits or runs. Letters, digits, `-`, `_` and `.`. */
  jobId?: string;
  delaySeconds?: number;
  /** From 1, lower runs sooner. Jobs without a priority run before all others. */
  priority?: number;
}

const verbs = { event: 'publish', job: 'enqueue' } as const;

/** BullMQ's largest priority. */
const LAST = 2_097_151;

const JOB_ID = /^(?!\d+$)[\w.-]{1,200}$/;

/** Events for all services and jobs for this one: written in the transaction of the change, sent after its commit. */
@Injectable()
export class Outbox {
  constructor(
    private readonly transactions: Transactions,
    private readonly relay: Relay,
    private readonly envelopes: EventEnvelopes,
    private readonly jobs: Jobs,
    private readonly traces: Traces,
  ) {}

  /**
   * Publishes an event to every consumer when the manager's transaction commits.
   * @throws ZodError when the payload is not the event's
   */
  async publish<Payload extends z.ZodType>(
    manager: EntityManager,
    event: Event<Payload>,
    payload: z.input<Payload>,
  ): Promise<void> {
    const id = randomUUID();
    const sealed = this.envelopes.close(id, event.payload.parse(payload));
    await this.write(manager, { id, kind: 'event', name: event.name, payload: sealed });
  }

  /**
   * Enqueues a job after the manager's transaction commits; with null, after the running transaction or immediately.
   * @throws ZodError when the payload is not the job's
   * @throws Error when nothing in this service processes the job
   */
  async enqueue<Payload extends z.ZodType>(
    manager: EntityManager | null,
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    { jobId, delaySeconds, priority = 0 }: EnqueueOptions = {},
  ): Promise<void> {
    if (this.jobs.named(job.name) !== job) throw new Error(`${job.name}: nothing in this service processes this job`);
    if (jobId !== undefined && !JOB_ID.test(jobId)) throw new Error(`${job.name}: a queue cannot take this job id`);
    const kind = 'job' as const;
    const options = { jobId, delaySeconds, priority: Math.min(priority, LAST) };
    const entry = { kind, name: job.name, payload: job.payload.parse(payload), ...options };
    await this.write(manager ?? this.transactions.manager, entry);
  }

  write(manager: EntityManager, entry: Entry): Promise<void> {
    const { kind, name } = entry;
    const span = { name: `${verbs[kind]} ${name}`, kind: 'producer', attributes: { [kind]: name } } as const;
    return this.traces.within(span, () => this.insert(manager, entry));
  }

  private async insert(manager: EntityManager, entry: Entry): Promise<void> {
    const { id = randomUUID(), kind, name, payload, jobId, delaySeconds = 0, priority = 0 } = entry;
    await manager.query(
      `insert into outbox (id, kind, name, payload, job_id, delay_seconds, priority, caused_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, kind, name, JSON.stringify(payload), jobId ?? null, delaySeconds, priority, traceHeaderOf(currentTrace())],
    );
    await this.transactions.afterCommit(() => this.relay.wake());
  }
}
