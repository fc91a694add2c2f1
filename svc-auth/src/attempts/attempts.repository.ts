import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { Attempt } from './attempt.entity.js';

@Injectable()
export class AttemptsRepository {
  /** The row of the key, locked until the transaction ends; made if it is not there. */
  async getForUpdate(manager: EntityManager, key: string, now: Date): Promise<Attempt> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(Attempt)
      .values({ key, count: 0, lastAt: now })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(Attempt, { where: { key }, lock: { mode: 'pessimistic_write' } });
  }

  async save(manager: EntityManager, attempt: Attempt): Promise<void> {
    await manager.save(Attempt, attempt);
  }

  async delete(manager: EntityManager, key: string): Promise<void> {
    await manager.delete(Attempt, { key });
  }

  async decrement(manager: EntityManager, key: string): Promise<void> {
    await manager.decrement(Attempt, { key, count: MoreThan(0) }, 'count', 1);
  }

  async deleteOlderThan(manager: EntityManager, moment: Date): Promise<void> {
    await manager.delete(Attempt, { lastAt: LessThan(moment) });
  }
}
