import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { DeletionRow } from './deletion.entity.js';
import { SigningRow } from './signing.entity.js';

@Injectable()
export class DeletionsRepository {
  /** No effect when one waits already. */
  async add(manager: EntityManager, deletion: Pick<DeletionRow, 'id' | 'caseId' | 'personId' | 'askedAt' | 'dueAt'>) {
    await manager.createQueryBuilder().insert().into(DeletionRow).values(deletion).orIgnore().execute();
  }

  async addGuest(
    manager: EntityManager,
    deletion: Pick<DeletionRow, 'id' | 'guestCaseId' | 'tokenHash' | 'sealed' | 'askedAt' | 'dueAt' | 'begunAt'>,
  ): Promise<void> {
    await manager.insert(DeletionRow, deletion);
  }

  findWaiting(manager: EntityManager, caseId: string): Promise<DeletionRow | null> {
    return manager.findOneBy(DeletionRow, { caseId, begunAt: IsNull() });
  }

  findWaitingOf(manager: EntityManager, personId: string): Promise<DeletionRow | null> {
    return manager.findOneBy(DeletionRow, { personId, begunAt: IsNull() });
  }

  /** Of every account. */
  allWaiting(manager: EntityManager): Promise<DeletionRow[]> {
    return manager.findBy(DeletionRow, { begunAt: IsNull() });
  }

  findByToken(manager: EntityManager, tokenHash: string): Promise<DeletionRow | null> {
    return manager.findOneBy(DeletionRow, { tokenHash });
  }

  locked(manager: EntityManager, id: string): Promise<DeletionRow | null> {
    return manager.findOne(DeletionRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async change(manager: EntityManager, id: string, to: Partial<DeletionRow>): Promise<void> {
    await manager.update(DeletionRow, { id }, to);
  }

  /** False when none waits. */
  async cancel(manager: EntityManager, caseId: string): Promise<boolean> {
    return ((await manager.delete(DeletionRow, { caseId, begunAt: IsNull() })).affected ?? 0) > 0;
  }

  async due(manager: EntityManager, now: Date): Promise<string[]> {
    const rows = await manager.findBy(DeletionRow, { begunAt: IsNull(), dueAt: LessThanOrEqual(now) });
    return rows.map(({ id }) => id);
  }

  async toAskAgain(manager: EntityManager, now: Date): Promise<string[]> {
    const rows = await manager.findBy(DeletionRow, { nextAt: LessThanOrEqual(now) });
    return rows.map(({ id }) => id);
  }

  async deleteFinishedBefore(manager: EntityManager, moment: Date): Promise<void> {
    await manager.delete(DeletionRow, { finishedAt: LessThan(moment) });
  }

  isBeingSigned(manager: EntityManager, caseId: string): Promise<boolean> {
    return manager.existsBy(SigningRow, { caseId, ended: false });
  }

  /** In any order of the events. */
  async noteSigning(manager: EntityManager, signing: SigningRow): Promise<void> {
    if (signing.ended) await manager.upsert(SigningRow, signing, ['signingId']);
    else await manager.createQueryBuilder().insert().into(SigningRow).values(signing).orIgnore().execute();
  }

  async endSignings(manager: EntityManager, caseId: string): Promise<void> {
    await manager.update(SigningRow, { caseId }, { ended: true });
  }
}
