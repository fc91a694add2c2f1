import {
  type GuestErasureAsked,
  type GuestErasureConfirmed,
  guestErasureAsked,
  guestErasureConfirmed,
} from '@evenhand/contracts/events/guest-erasure';
import { GuestErasures } from '@evenhand/service-kit/erasure/guest-erasures';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PeopleRepository } from '../people/people.repository.js';
import { AccountEraser } from './account-eraser.js';
import { DeletionSaga } from './deletion-saga.js';
import { RedisTraces } from './redis-traces.js';

/** People who take part in a case without an account. */
@Injectable()
export class GuestDeletionConsumer {
  constructor(
    private readonly saga: DeletionSaga,
    private readonly people: PeopleRepository,
    private readonly account: AccountEraser,
    private readonly erasures: GuestErasures,
    private readonly redis: RedisTraces,
  ) {}

  @Consumes(guestErasureConfirmed)
  async begin(confirmed: GuestErasureConfirmed, manager: EntityManager): Promise<void> {
    await this.saga.beginGuest(manager, confirmed);
  }

  /** This service's own step. What belongs to an account of the address stays with it. */
  @Consumes(guestErasureAsked)
  async erase(asked: GuestErasureAsked, manager: EntityManager): Promise<void> {
    const { email } = asked;
    const hasAccount = (await this.people.findByEmail(manager, email)) !== null;
    await this.erasures.take(manager, asked, {
      erase: async () => {
        if (!hasAccount) await this.account.eraseAddresses(manager, [email]);
        return { keptTables: hasAccount ? ['mailed_link', 'newsletter_subscription', 'deletion'] : ['deletion'] };
      },
      search: async () => (hasAccount ? [] : this.redis.find([email])),
      keepsWaiting: hasAccount,
    });
  }
}
