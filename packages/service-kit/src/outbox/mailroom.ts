import { serviceNames } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { RunningService } from '../config/running-service.js';
import { Jobs } from '../jobs/jobs.js';
import { EVENT_RETRIES, eventsQueue, jobQueue, Queues } from '../queues/queues.js';
import { EventEnvelopes } from './event-envelopes.js';

export const OutboxRow = z.object({
  id: z.uuid(),
  kind: z.enum(['event', 'job']),
  name: z.string(),
  payload: z.json(),
  jobId: z.string().nullable(),
  delaySeconds: z.int(),
  priority: z.int(),
  causedBy: z.string().nullable(),
});
export type OutboxRow = z.infer<typeof OutboxRow>;

type Letter = Parameters<Queue['addBulk']>[0][number];

/** A job that this version does not process waits for a version that does, without blocking later ones. */
const UNKNOWN = { attempts: 1, backoffSeconds: 0 };

/**
 * Sorts outbox rows into queues: a job into its queue, an event into the queue of every service, where one without a
 * consumer drops it and one that is down finds it later.
 */
@Injectable()
export class Mailroom {
  constructor(
    private readonly queues: Queues,
    private readonly envelopes: EventEnvelopes,
    private readonly service: RunningService,
    private readonly jobs: Jobs,
  ) {}

  /** Puts rows into their queues; the row's id is the queue's job id, so that a repeated send has no effect. */
  async send(rows: OutboxRow[]): Promise<void> {
    const events = rows.filter(({ kind }) => kind === 'event').map((row) => this.eventLetter(row));
    const jobs = rows.filter(({ kind }) => kind === 'job');
    const jobNames = [...new Set(jobs.map(({ name }) => name))];
    await Promise.all([
      ...serviceNames.map((service) => this.deliver(eventsQueue(service), events)),
      ...jobNames.map((name) =>
        this.deliver(
          jobQueue(this.service.name, name),
          jobs.filter(isCalled(name)).map((row) => this.jobLetter(row)),
        ),
      ),
    ]);
  }

  private eventLetter({ id, name, payload, causedBy }: OutboxRow): Letter {
    const opts = { jobId: id, ...EVENT_RETRIES, ...carrying(causedBy) };
    return { name, data: this.envelopes.closeIfClear(id, payload), opts };
  }

  private jobLetter({ id, name, payload, jobId, delaySeconds, priority, causedBy }: OutboxRow): Letter {
    const { attempts, backoffSeconds } = this.jobs.named(name) ?? UNKNOWN;
    const backoff = { type: 'exponential', delay: backoffSeconds * 1_000 };
    const delay = delaySeconds * 1_000;
    const opts = { jobId: jobId ?? id, delay, priority, attempts, backoff, ...carrying(causedBy) };
    return { name, data: payload, opts };
  }

  private async deliver(queue: string, letters: Letter[]): Promise<void> {
    if (letters.length > 0) await this.queues.of(queue).addBulk(letters);
  }
}

/** BullMQ keeps it with the job, apart from its payload. */
const carrying = (causedBy: string | null) => (causedBy ? { telemetry: { metadata: causedBy } } : {});

const isCalled = (name: string) => (row: OutboxRow) => row.name === name;
