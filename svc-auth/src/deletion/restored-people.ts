import { randomUUID } from 'node:crypto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PeopleRepository } from '../people/people.repository.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';
import { DeletionSaga } from './deletion-saga.js';
import { guestOf } from './listed-guest.js';

/** Whom a restored backup brought back although they had deleted everything: their deletion begins again. */
@Injectable()
export class RestoredPeople implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly deletions: DeletionsRepository,
    private readonly saga: DeletionSaga,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const people = this.ledger.toEraseAgain('person');
    for (const id of people) await this.transactions.run((manager) => this.eraseAgain(manager, id));
    const guests = this.ledger.toEraseAgain('guest');
    for (const listed of guests) await this.transactions.run((manager) => this.eraseGuestAgain(manager, listed));
    const listed = people.length + guests.length;
    if (listed > 0) this.log.info({ listed }, 'the ledger of erased people was applied');
    this.ledger.erasedAgain();
  }

  /** Without a mail: its receipt was given when it was deleted first. */
  private async eraseAgain(manager: EntityManager, personId: string): Promise<void> {
    await this.people.lock(manager, personId);
    const person = await this.people.findById(manager, personId);
    if (!person) return;
    const { caseId } = person;
    const now = this.clock.now();
    await this.deletions.add(manager, { id: randomUUID(), caseId, personId, askedAt: now, dueAt: now });
    const waiting = await this.deletions.findWaiting(manager, caseId);
    if (waiting) await this.saga.begin(manager, waiting.id, sha256(newToken()));
  }

  private async eraseGuestAgain(manager: EntityManager, listed: string): Promise<void> {
    const guest = guestOf(manager, listed);
    await this.saga.beginGuest(manager, { ...guest, deletionId: randomUUID(), tokenHash: sha256(newToken()) });
  }
}
