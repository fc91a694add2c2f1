import { randomUUID } from 'node:crypto';
import { FIRST_NOTICE_DAYS, LAST_NOTICE_DAYS } from '@evenhand/contracts/auth/deletion';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeletionSaga } from '../deletion/deletion-saga.js';
import type { AccountUse } from '../people/account-use.entity.js';
import { AccountUsesRepository } from '../people/account-uses.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';
import { UnusedMail } from './unused.mail.js';

type Step = (manager: EntityManager, person: Person, use: AccountUse) => Promise<void>;

/** Announces the deletion of accounts without a sign-in, and hands them to the saga. */
@Injectable()
export class UnusedAccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly uses: AccountUsesRepository,
    private readonly people: PeopleRepository,
    private readonly shutOut: ShutOutService,
    private readonly deletions: DeletionsRepository,
    private readonly saga: DeletionSaga,
    private readonly mail: UnusedMail,
    private readonly activity: Activity,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The latest step first, so that an account takes one step in a run. */
  async advance(): Promise<void> {
    const { manager } = this.transactions;
    const now = this.clock.now();
    await this.each(await this.uses.announced(manager, 2, now), 2, this.end);
    await this.each(await this.uses.announced(manager, 1, this.clock.inDays(LAST_NOTICE_DAYS)), 1, this.remind);
    await this.each(await this.uses.toAnnounce(manager, now), 0, this.announce);
  }

  /** Not while the agreement is signed: nothing may be deleted then, so nothing is announced. */
  private async each(people: readonly string[], notices: number, step: Step): Promise<void> {
    for (const personId of people)
      await this.transactions.run(async (manager) => {
        const person = await this.people.findById(manager, personId);
        if (!person || (await this.deletions.isBeingSigned(manager, person.caseId))) return;
        // Links before the use: the lock order of a sign-in. Another order could deadlock.
        if (step === this.end) await this.shutOut.dropLinks(manager, person.email);
        const use = await this.uses.locked(manager, personId);
        if (use?.notices !== notices) return;
        await step(manager, person, use);
      });
  }

  private readonly announce: Step = async (manager, person, { lastUsedAt }) => {
    const dueAt = this.clock.inDays(FIRST_NOTICE_DAYS);
    await this.uses.change(manager, person.id, { notices: 1, dueAt });
    await this.activity.record(manager, person.caseId, 'unused-announced');
    await this.mail.announce(manager, person.email, { lastUsedAt, dueAt });
  };

  /** A run that comes late moves the day: the last announcement leaves a week. */
  private readonly remind: Step = async (manager, person, { lastUsedAt }) => {
    const dueAt = this.clock.inDays(LAST_NOTICE_DAYS);
    await this.uses.change(manager, person.id, { notices: 2, dueAt });
    await this.activity.record(manager, person.caseId, 'unused-announced');
    await this.mail.announce(manager, person.email, { lastUsedAt, dueAt });
  };

  private readonly end: Step = async (manager, { id: personId, caseId }) => {
    const now = this.clock.now();
    await this.deletions.add(manager, { id: randomUUID(), caseId, personId, askedAt: now, dueAt: now });
    const waiting = await this.deletions.findWaiting(manager, caseId);
    if (!waiting) return;
    this.log.info({ deletionId: waiting.id }, 'an account was not used for the stated time');
    await this.saga.begin(manager, waiting.id, null);
  };
}
