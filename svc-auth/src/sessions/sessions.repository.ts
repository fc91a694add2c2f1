import type { FactorKind } from '@evenhand/contracts/auth/sessions';
import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, LessThan, Not } from 'typeorm';
import { Session } from './session.entity.js';

@Injectable()
export class SessionsRepository {
  async add(manager: EntityManager, session: Omit<Session, 'person'>): Promise<void> {
    await manager.insert(Session, session);
  }

  findById(manager: EntityManager, id: string): Promise<Session | null> {
    return manager.findOne(Session, { where: { id }, relations: { person: true } });
  }

  findByTokenHash(manager: EntityManager, tokenHash: string): Promise<Session | null> {
    return manager.findOne(Session, { where: { tokenHash }, relations: { person: true } });
  }

  ofPerson(manager: EntityManager, personId: string): Promise<Session[]> {
    return manager.find(Session, { where: { personId }, order: { lastUsedAt: 'DESC' } });
  }

  async setLastUsed(manager: EntityManager, id: string, lastUsedAt: Date): Promise<void> {
    await manager.update(Session, { id }, { lastUsedAt });
  }

  async setFactorProven(manager: EntityManager, id: string, factorProvenAt: Date, factor: FactorKind): Promise<void> {
    await manager.update(Session, { id }, { factorProvenAt, factor });
  }

  /** Deletions return the token hashes, to be removed from the gateway's cache. */
  deleteOfPerson(manager: EntityManager, personId: string, exceptId?: string): Promise<string[]> {
    return this.delete(manager, { personId, ...(exceptId && { id: Not(exceptId) }) });
  }

  deleteOneOfPerson(manager: EntityManager, personId: string, id: string): Promise<string[]> {
    return this.delete(manager, { personId, id });
  }

  deleteByTokenHash(manager: EntityManager, tokenHash: string): Promise<string[]> {
    return this.delete(manager, { tokenHash });
  }

  async deleteEnded(manager: EntityManager, before: { startedAt: Date; lastUsedAt: Date }): Promise<void> {
    await manager.delete(Session, [
      { startedAt: LessThan(before.startedAt) },
      { lastUsedAt: LessThan(before.lastUsedAt) },
    ]);
  }

  private async delete(manager: EntityManager, where: FindOptionsWhere<Session>) {
    const deleted = await manager
      .createQueryBuilder()
      .delete()
      .from(Session)
      .where(where)
      .returning('token_hash')
      .execute();
    return deleted.raw.map((row: { token_hash: string }) => row.token_hash);
  }
}
