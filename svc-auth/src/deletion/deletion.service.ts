import { randomUUID } from 'node:crypto';
import {
  type AskDeletion,
  DELETION_DAYS,
  type DeleteNow,
  type Deletion,
  type DeletionProgress,
} from '@evenhand/contracts/auth/deletion';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { deletionServer } from '@evenhand/wording/deletion';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { NoticesService } from '../notices/notices.service.js';
import { isProvenSince, PermissionService } from '../password/permission.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';
import { StoppedDeletionsService } from '../waiting/stopped-deletions.service.js';
import { DeletionSaga } from './deletion-saga.js';
import { stepsOf } from './steps.js';

/** A person's decision to delete everything; `DeletionSaga` carries it out. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly deletions: DeletionsRepository,
    private readonly saga: DeletionSaga,
    private readonly permission: PermissionService,
    private readonly people: PeopleRepository,
    private readonly notices: NoticesService,
    private readonly stopped: StoppedDeletionsService,
    private readonly clock: Clock,
  ) {}

  get(who: OwnerIdentity): Promise<Deletion> {
    return this.stateOf(who);
  }

  /** Idempotent: a second request keeps the date of the first. */
  async ask(who: OwnerIdentity, { currentPassword }: AskDeletion, browser: Browser): Promise<Deletion> {
    const person = await this.permission.personWhoProves(who, currentPassword, browser);
    const { id: personId, caseId } = person;
    await this.transactions.run(async (manager) => {
      await this.people.lock(manager, personId);
      await this.mustNotBeSigned(manager, caseId);
      if (await this.deletions.findWaiting(manager, caseId)) return;
      const dueAt = this.clock.inDays(DELETION_DAYS);
      await this.deletions.add(manager, { id: randomUUID(), caseId, personId, askedAt: this.clock.now(), dueAt });
      await this.notices.deletionAsked(manager, person, dueAt);
    });
    return this.stateOf(who);
  }

  cancel(who: OwnerIdentity): Promise<void> {
    return this.transactions.run((manager) => this.stopped.stop(manager, who));
  }

  /** Returns the token of the receipt. */
  async now(who: OwnerIdentity, { currentPassword, token = newToken() }: DeleteNow, browser: Browser): Promise<string> {
    const { caseId } = who;
    const waiting = await this.deletions.findWaiting(this.transactions.manager, caseId);
    if (!waiting) return fail('deletion-not-asked', deletionServer.notAsked);
    await this.permission.personWhoProvesAgain(who, currentPassword, browser, waiting.askedAt);
    await this.transactions.run(async (manager) => {
      await this.mustNotBeSigned(manager, caseId);
      // Another window may have cancelled it meanwhile.
      if (!(await this.saga.begin(manager, waiting.id, sha256(token))))
        fail('deletion-not-asked', deletionServer.notAsked);
    });
    return token;
  }

  async progress(token: string): Promise<DeletionProgress> {
    const found = await this.transactions.run((manager) => this.deletions.findByToken(manager, sha256(token)));
    if (!found) return fail('link-gone', deletionServer.receiptGone);
    const { length } = stepsOf(found);
    return { steps: found.receipt ? length : found.step, ofSteps: length, receipt: found.receipt };
  }

  private async mustNotBeSigned(manager: EntityManager, caseId: string): Promise<void> {
    if (await this.deletions.isBeingSigned(manager, caseId)) fail('signing-has-begun', deletionServer.beingSigned);
  }

  private async stateOf(who: OwnerIdentity): Promise<Deletion> {
    const { manager } = this.transactions;
    const waiting = await this.deletions.findWaiting(manager, who.caseId);
    return {
      pending: waiting && {
        askedAt: waiting.askedAt.toISOString(),
        dueAt: waiting.dueAt.toISOString(),
        provenAgain: isProvenSince(await this.permission.sessionOf(who), waiting.askedAt),
      },
      isBeingSigned: await this.deletions.isBeingSigned(manager, who.caseId),
    };
  }
}
