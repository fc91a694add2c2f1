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
import { type ErasedPerson, holdsAny, marksOf, namesAddress } from './erased-person.js';

const WAITING = ['waiting', 'prioritized', 'delayed', 'failed'] as const;

/** Bounds what is in memory. */
const PAGE = 500;

const EVENT_TABLES = ['outbox', 'dead_letter'] as const;

const isStep = (name: string): boolean => /^case\..*eras/.test(name);

type IsTheirs = (text: string) => boolean;

/** A person without an account, in one case. */
interface Guest {
  caseId: string;
  address: string;
}

const isOfGuest =
  ({ caseId, address }: Guest): IsTheirs =>
  (text) =>
    text.includes(caseId) && namesAddress(text, address);

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

  /**
   * Answers to repeated calls that name an address, and dead letters of the case that do. Mails go their way: some are
   * of other cases, and `findOfGuest` counts them until then.
   */
  async clearOfGuest(manager: EntityManager, guest: Guest): Promise<void> {
    await this.answers.removeThoseWith(manager, (text) => namesAddress(text, guest.address));
    await manager.query('delete from dead_letter where id = any($1)', [
      await this.eventsIn('dead_letter', manager, isOfGuest(guest)),
    ]);
  }

  async findOfGuest(manager: EntityManager, guest: Guest): Promise<Residue[]> {
    const isTheirs = (text: string) => namesAddress(text, guest.address);
    return this.count(manager, isTheirs, [], isOfGuest(guest));
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
    for (const job of await this.waitingWith(isTheirs, keptJobs)) await job.remove().catch(() => {});
  }

  find(manager: EntityManager, marks: readonly string[], keptJobs: readonly string[]): Promise<Residue[]> {
    return this.count(manager, (text) => holdsAny(text, marks), keptJobs);
  }

  private async count(
    manager: EntityManager,
    isTheirs: IsTheirs,
    keptJobs: readonly string[],
    isTheirDeadLetter = isTheirs,
  ): Promise<Residue[]> {
    const mails = await this.mails.countThoseWith(manager, isTheirs);
    const answers = await this.answers.countThoseWith(manager, isTheirs);
    const jobs = await this.waitingWith(isTheirs, keptJobs);
    const dead = await this.eventsIn('dead_letter', manager, isTheirDeadLetter);
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
    isTheirs: IsTheirs,
  ): Promise<string[]> {
    const events: { id: string; name: string; payload: unknown }[] = await manager.query(
      `select id, name, payload from ${table} where kind = 'event'`,
    );
    return events.filter(({ name, payload }) => !isStep(name) && isTheirs(this.opened(payload))).map(({ id }) => id);
  }

  private async waitingWith(isTheirs: IsTheirs, keptJobs: readonly string[]): Promise<Job[]> {
    const events = eventsQueue(this.service.name);
    const names = this.jobs.names.filter((name) => !keptJobs.includes(name));
    const found = await this.jobsIn(events, ({ name, data }) => !isStep(name) && isTheirs(this.opened(data)));
    for (const name of names) {
      const queue = jobQueue(this.service.name, name);
      found.push(...(await this.jobsIn(queue, ({ data }) => isTheirs(JSON.stringify(data)))));
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
