import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SavedSearchEntity } from './saved-search.entity.js';

@Injectable()
export class SavedSearchesRepository {
  ofCase(manager: EntityManager, caseId: string): Promise<SavedSearchEntity[]> {
    return manager.find(SavedSearchEntity, { where: { caseId }, order: { savedAt: 'DESC', id: 'ASC' } });
  }

  /** Serializes saving until the transaction ends. */
  async lock(manager: EntityManager, caseId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [caseId]);
  }

  async add(manager: EntityManager, saved: SavedSearchEntity): Promise<void> {
    await manager.insert(SavedSearchEntity, saved);
  }

  async remove(manager: EntityManager, caseId: string, id: string): Promise<boolean> {
    const { affected } = await manager.delete(SavedSearchEntity, { caseId, id });
    return affected === 1;
  }

  async removeAll(manager: EntityManager, caseId: string): Promise<void> {
    await manager.delete(SavedSearchEntity, { caseId });
  }
}
