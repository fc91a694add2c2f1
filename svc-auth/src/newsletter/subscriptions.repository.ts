import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import { Subscription } from './subscription.entity.js';
import { UnsubscribeLink } from './unsubscribe-link.entity.js';

@Injectable()
export class SubscriptionsRepository {
  findByEmail(manager: EntityManager, email: string): Promise<Subscription | null> {
    return manager.findOneBy(Subscription, { email });
  }

  /** FOR UPDATE. */
  findLocked(manager: EntityManager, email: string): Promise<Subscription | null> {
    return manager.findOne(Subscription, { where: { email }, lock: { mode: 'pessimistic_write' } });
  }

  async replace(manager: EntityManager, subscription: Subscription): Promise<void> {
    await manager.upsert(Subscription, subscription, ['email']);
  }

  /** The subscription of a valid confirmation link, FOR UPDATE, so that two clicks confirm once. */
  findByConfirmation(manager: EntityManager, confirmationHash: string, now: Date): Promise<Subscription | null> {
    return manager.findOne(Subscription, {
      where: { confirmationHash, confirmationExpiresAt: MoreThan(now) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setConfirmed(manager: EntityManager, email: string, confirmedAt: Date): Promise<void> {
    await manager.update(Subscription, { email }, { confirmedAt });
  }

  async addUnsubscribeLink(manager: EntityManager, link: UnsubscribeLink): Promise<void> {
    await manager.insert(UnsubscribeLink, link);
  }

  async findByUnsubscribeLink(manager: EntityManager, tokenHash: string): Promise<Subscription | null> {
    const link = await manager.findOneBy(UnsubscribeLink, { tokenHash });
    return link && this.findByEmail(manager, link.email);
  }

  /** Deletes the address with its links. */
  async delete(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(Subscription, { email });
  }

  async deleteUnconfirmed(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(Subscription, { confirmedAt: IsNull(), confirmationExpiresAt: LessThan(now) });
  }
}
