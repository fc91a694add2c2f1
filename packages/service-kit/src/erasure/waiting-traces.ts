import type { Residue } from '@evenhand/contracts/events/case-erasure';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { RunningService } from '../config/running-service.js';
import { jobsDeclared } from '../jobs/job.js';
import { WaitingMails } from '../mail/waiting-mails.js';
import { EventEnvelopes } from '../outbox/event-envelopes.js';
import { eventsQueue, jobQueue, Queues } from '../queues/queues.js';
import { type ErasedPerson, holdsAny, marksOf } from './erased-person.js';

const WAITING = ['waiting', 'prioritized', 'delayed', 'failed'] as const;

/** Bounds what is in memory. */
const PAGE = 500;

const isStep = (name: string): boolean => /^case\..*eras/.test(name);

/** What waits to be sent or done: queues, mails, answers of repeated calls, dead letters. */
@Injectable()
export class WaitingTraces {
  constructor(
    private readonly queues: Queues,
    private readonly envelopes: EventEnvelopes,
    private readonly mails: WaitingMails,
    private readonly service: RunningService,
  ) {}

  /** Jobs in `keptJobs` go on: they finish the erasure. */
  async clear(manager: EntityManager, of: ErasedPerson, keptJobs: readonly string[]): Promise<void> {
    const marks = marksOf(of);
    const holds = `exists (select from unnest($1::text[]) as mark where position(mark in lower(to_jsonb(t)::text)) > 0)`;
    await manager.query(`delete from idempotency t where ${holds}`, [marks]);
    for (const table of ['outbox', 'dead_letter'])
      await manager.query(`delete from ${table} t where ${holds} and name not like 'case.%eras%' and name <> all($2)`, [
        marks,
        keptJobs,
      ]);
    await this.clearDeadEvents(manager, marks);
    await this.mails.removeThoseWith(manager, (text) => holdsAny(text, marks));
    for (const job of await this.waitingWith(marks, keptJobs)) await job.remove().catch(() => {});
  }

  async find(manager: EntityManager, of: ErasedPerson, keptJobs: readonly string[]): Promise<Residue[]> {
    const marks = marksOf(of);
    const mails = await this.mails.countThoseWith(manager, (text) => holdsAny(text, marks));
    const jobs = await this.waitingWith(marks, keptJobs);
    return [
      { store: 'waiting mail', count: mails },
      { store: 'queues', count: jobs.length },
    ].filter(({ count }) => count > 0);
  }

  /** Their payload is sealed. */
  private async clearDeadEvents(manager: EntityManager, marks: readonly string[]): Promise<void> {
    const dead: { id: string; name: string; payload: unknown }[] = await manager.query(
      `select id, name, payload from dead_letter where kind = 'event'`,
    );
    const theirs = dead.filter(({ name, payload }) => !isStep(name) && holdsAny(this.opened(payload), marks));
    await manager.query('delete from dead_letter where id = any($1)', [theirs.map(({ id }) => id)]);
  }

  private async waitingWith(marks: readonly string[], keptJobs: readonly string[]): Promise<Job[]> {
    const events = eventsQueue(this.service.name);
    const jobs = jobsDeclared().filter(({ name }) => !keptJobs.includes(name));
    const found = await this.jobsIn(events, ({ name, data }) => !isStep(name) && holdsAny(this.opened(data), marks));
    for (const { name } of jobs) {
      const queue = jobQueue(this.service.name, name);
      found.push(...(await this.jobsIn(queue, ({ data }) => holdsAny(JSON.stringify(data), marks))));
    }
    return found;
  }

  private async jobsIn(name: string, isTheirs: (job: Job) => boolean): Promise<Job[]> {
    const queue = this.queues.of(name);
    const found: Job[] = [];
    for (let first = 0; ; first += PAGE) {
      const page = await queue.getJobs([...WAITING], first, first + PAGE - 1);
      found.push(...page.filter((job) => job && isTheirs(job)));
      if (page.length === 0) return found;
    }
  }

  /** Empty when the envelope's key is gone: its content is unreadable. */
  private opened(data: unknown): string {
    try {
      return JSON.stringify(this.envelopes.open(data).payload);
    } catch {
      return '';
    }
  }
}
