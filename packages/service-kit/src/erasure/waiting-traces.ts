import type { Residue } from '@evenhand/contracts/events/case-erasure';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { RunningService } from '../config/running-service.js';
import { SealedAnswers } from '../idempotency/sealed-answers.js';
import { Jobs } from '../jobs/jobs.js';
import { WaitingMails } from '../mail/waiting-mails.js';
import { EventEnvelopes } from '../outbox/event-envelopes.js';
import { eventsQueue, jobQueue, Queues } from '../queues/queues.js';
import { type ErasedPerson, holdsAny, marksOf } from './erased-person.js';

const WAITING = ['waiting', 'prioritized', 'delayed', 'failed'] as const;

/** Bounds what is in memory. */
const PAGE = 500;

const EVENT_TABLES = ['outbox', 'dead_letter'] as const;

const isStep = (name: string): boolean => /^case\..*eras/.test(name);

/** What waits to be sent or done: queues, mails, answers of repeated calls, dead letters. */
@Injectable()
export class WaitingTraces {
  constructor(
    private readonly queues: Queues,
    private readonly envelopes: EventEnvelopes,
    private readonly mails: WaitingMails,
    private readonly answers: SealedAnswers,
    private readonly service: RunningService,
    private readonly jobs: Jobs,
  ) {}

  /** Mails to an address, and answers to repeated calls that name it. */
  async clearOfAddress(manager: EntityManager, address: string): Promise<void> {
    const isTheirs = (text: string) => holdsAny(text, [address]);
    await this.answers.removeThoseWith(manager, isTheirs);
    await this.mails.removeThoseWith(manager, isTheirs);
    await manager.query('delete from dead_letter where id = any($1)', [
      await this.eventsIn('dead_letter', manager, isTheirs),
    ]);
  }

  /** Jobs in `keptJobs` go on: they finish the erasure. */
  async clear(manager: EntityManager, of: ErasedPerson, keptJobs: readonly string[]): Promise<void> {
    const marks = marksOf(of);
    const holds = `exists (select from unnest($1::text[]) as mark where position(mark in lower(to_jsonb(t)::text)) > 0)`;
    for (const table of ['outbox', 'dead_letter'])
      await manager.query(`delete from ${table} t where ${holds} and name not like 'case.%eras%' and name <> all($2)`, [
        marks,
        keptJobs,
      ]);
    await manager.query('update letter_sent_again set person_id = null where person_id = $1', [of.personId]);
    const isTheirs = (text: string) => holdsAny(text, marks);
    for (const table of EVENT_TABLES)
      await manager.query(`delete from ${table} where id = any($1)`, [await this.eventsIn(table, manager, isTheirs)]);
    await this.answers.removeThoseWith(manager, isTheirs);
    await this.mails.removeThoseWith(manager, isTheirs);
    for (const job of await this.waitingWith(marks, keptJobs)) await job.remove().catch(() => {});
  }

  async find(manager: EntityManager, marks: readonly string[], keptJobs: readonly string[]): Promise<Residue[]> {
    const isTheirs = (text: string) => holdsAny(text, marks);
    const mails = await this.mails.countThoseWith(manager, isTheirs);
    const answers = await this.answers.countThoseWith(manager, isTheirs);
    const jobs = await this.waitingWith(marks, keptJobs);
    const dead = await this.eventsIn('dead_letter', manager, isTheirs);
    const written = await this.eventsIn('outbox', manager, isTheirs);
    return [
      { store: 'outbox', count: written.length },
      { store: 'dead_letter', count: dead.length },
      { store: 'waiting mail', count: mails },
      { store: 'idempotency', count: answers },
      { store: 'queues', count: jobs.length },
    ].filter(({ count }) => count > 0);
  }

  /** Ids of events whose sealed payload is meant; the steps of a deletion are not. */
  private async eventsIn(
    table: (typeof EVENT_TABLES)[number],
    manager: EntityManager,
    isTheirs: (text: string) => boolean,
  ): Promise<string[]> {
    const events: { id: string; name: string; payload: unknown }[] = await manager.query(
      `select id, name, payload from ${table} where kind = 'event'`,
    );
    return events.filter(({ name, payload }) => !isStep(name) && isTheirs(this.opened(payload))).map(({ id }) => id);
  }

  private async waitingWith(marks: readonly string[], keptJobs: readonly string[]): Promise<Job[]> {
    const events = eventsQueue(this.service.name);
    const names = this.jobs.names.filter((name) => !keptJobs.includes(name));
    const found = await this.jobsIn(events, ({ name, data }) => !isStep(name) && holdsAny(this.opened(data), marks));
    for (const name of names) {
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
