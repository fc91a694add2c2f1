import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { CodeRow } from './code.entity.js';

@Injectable()
export class CodesRepository {
  constructor(private readonly clock: Clock) {}

  /** Locked until the transaction ends, so that tries at the same time count one after the other. */
  findLocked(manager: EntityManager, subject: string): Promise<CodeRow | null> {
    return manager.findOne(CodeRow, { where: { subject }, lock: { mode: 'pessimistic_write' } });
  }

  async keep(manager: EntityManager, code: CodeRow): Promise<void> {
    await manager.upsert(CodeRow, code, ['subject']);
  }

  async countWrongTry(manager: EntityManager, subject: string): Promise<void> {
    await manager.increment(CodeRow, { subject }, 'wrongTries', 1);
    await manager.increment(CodeRow, { subject }, 'allWrongTries', 1);
  }

  /** True for the one who uses it first. */
  async use(manager: EntityManager, subject: string): Promise<boolean> {
    const { affected } = await manager.update(CodeRow, { subject, usedAt: IsNull() }, { usedAt: this.clock.now() });
    return affected === 1;
  }
}
