import { FIRST_NOTICE_DAYS, UNUSED_MONTHS } from '@evenhand/contracts/auth/deletion';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { AccountUse } from './account-use.entity.js';

/** Accounts in one run of the job; the others follow in the next. */
const MOST = 500;

@Injectable()
export class AccountUsesRepository {
  /** Ends an announced deletion. */
  async note(manager: EntityManager, personId: string, lastUsedAt: Date): Promise<void> {
    await manager.upsert(AccountUse, { personId, lastUsedAt, notices: 0, dueAt: null }, ['personId']);
  }

  locked(manager: EntityManager, personId: string): Promise<AccountUse | null> {
    return manager.findOne(AccountUse, { where: { personId }, lock: { mode: 'pessimistic_write' } });
  }

  async change(manager: EntityManager, personId: string, to: Pick<AccountUse, 'notices' | 'dueAt'>): Promise<void> {
    await manager.update(AccountUse, { personId }, to);
  }

  /** The last announcement leaves a week again. */
  async announceLastAgain(manager: EntityManager): Promise<void> {
    await manager.update(AccountUse, { notices: 2 }, { notices: 1 });
  }

  /** People whose account was not used for so long that its deletion is to be announced. */
  async toAnnounce(manager: EntityManager, now: Date): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT person_id AS id FROM account_use
       WHERE notices = 0 AND last_used_at < $1::timestamptz - make_interval(months => $2) + make_interval(days => $3)
       ORDER BY last_used_at LIMIT $4`,
      [now, UNUSED_MONTHS, FIRST_NOTICE_DAYS, MOST],
    );
    return rows.map(({ id }) => id);
  }

  /** People with so many announcements whose account is deleted by then. */
  async announced(manager: EntityManager, notices: number, by: Date): Promise<string[]> {
    const where = { notices, dueAt: LessThanOrEqual(by) };
    return (await manager.find(AccountUse, { where, order: { dueAt: 'ASC' }, take: MOST })).map(
      ({ personId }) => personId,
    );
  }
}
