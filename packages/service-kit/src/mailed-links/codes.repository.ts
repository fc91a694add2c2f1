import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../time/clock.js';
import { CodeRow } from './code.entity.js';

@Injectable()
export class CodesRepository {
  constructor(private readonly clock: Clock) {}

  /** Locks the subject, also before its first code exists: simultaneous tries wait for the end of the transaction. */
  async findLocked(manager: EntityManager, subject: string): Promise<CodeRow | null> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`code ${subject}`]);
    return manager.findOne(CodeRow, { where: { subject }, lock: { mode: 'pessimistic_write' } });
  }

  async keep(manager: EntityManager, code: CodeRow): Promise<void> {
    await manager.upsert(CodeRow, code, ['subject']);
  }

  async countWrongTry(manager: EntityManager, subject: string): Promise<void> {
    await manager.increment(CodeRow, { subject }, 'wrongTries', 1);
    await manager.increment(CodeRow, { subject }, 'allWrongTries', 1);
  }

  /** True for the first use only. */
  async use(manager: EntityManager, subject: string): Promise<boolean> {
    const { affected } = await manager.update(CodeRow, { subject, usedAt: IsNull() }, { usedAt: this.clock.now() });
    return affected === 1;
  }
}
