import { serviceNames } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { RunningService } from '../config/running-service.js';
import { jobDeclared } from '../jobs/job.js';
import { EVENT_RETRIES, eventsQueue, jobQueue, Queues } from '../queues/queues.js';
import { EventEnvelopes } from './event-envelopes.js';

/** A row of the outbox, as the relay reads it. */
export const OutboxRow = z.object({
  id: z.uuid(),
  kind: z.enum(['event', 'job']),
  name: z.string(),
  payload: z.json(),
  jobId: z.string().nullable(),
  delaySeconds: z.int(),
  priority: z.int(),
});
export type OutboxRow = z.infer<typeof OutboxRow>;

type Letter = Parameters<Queue['addBulk']>[0][number];

/**
 * Sorts outbox rows into queues. A job goes to its own queue. An event goes to the queue of every service: who does
 * not consume it drops it, and one that starts later than this one finds it waiting.
 */
@Injectable()
export class Mailroom {
  constructor(
    private readonly queues: Queues,
    private readonly envelopes: EventEnvelopes,
    private readonly service: RunningService,
  ) {}

  /** Puts rows into their queues; the row's id is the job's, so that sending twice within a queue is sending once. */
  async send(rows: OutboxRow[]): Promise<void> {
    const events = rows.filter(({ kind }) => kind === 'event').map((row) => this.eventLetter(row));
    const jobs = rows.filter(({ kind }) => kind === 'job');
    const jobNames = [...new Set(jobs.map(({ name }) => name))];
    await Promise.all([
      ...serviceNames.map((service) => this.deliver(eventsQueue(service), events)),
      ...jobNames.map((name) =>
        this.deliver(jobQueue(this.service.name, name), jobs.filter(isCalled(name)).map(jobLetter)),
      ),
    ]);
  }

  private eventLetter({ id, name, payload }: OutboxRow): Letter {
    return { name, data: this.envelopes.close(id, payload), opts: { jobId: id, ...EVENT_RETRIES } };
  }

  private async deliver(queue: string, letters: Letter[]): Promise<void> {
    if (letters.length > 0) await this.queues.of(queue).addBulk(letters);
  }
}

const isCalled = (name: string) => (row: OutboxRow) => row.name === name;

/** A job that this version does not declare waits in its queue for one that does; nothing behind it is held up. */
const UNKNOWN = { attempts: 1, backoffSeconds: 0 };

const jobLetter = ({ id, name, payload, jobId, delaySeconds, priority }: OutboxRow): Letter => {
  const { attempts, backoffSeconds } = jobDeclared(name) ?? UNKNOWN;
  const backoff = { type: 'exponential', delay: backoffSeconds * 1_000 };
  const delay = delaySeconds * 1_000;
  return { name, data: payload, opts: { jobId: jobId ?? id, delay, priority, attempts, backoff } };
};
