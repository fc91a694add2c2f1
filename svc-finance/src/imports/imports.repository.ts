import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { ImportRow } from './import.entity.js';
import { RememberedMappingRow } from './remembered-mapping.entity.js';

@Injectable()
export class ImportsRepository {
  /** All imports of an item, undone ones too, the newest first. */
  ofItem(manager: EntityManager, caseId: string, itemId: string): Promise<ImportRow[]> {
    return manager.find(ImportRow, { where: { caseId, itemId }, order: { importedAt: 'DESC' } });
  }

  /** Those that count. */
  standingOf(manager: EntityManager, caseId: string, itemId: string): Promise<ImportRow[]> {
    return manager.find(ImportRow, { where: { caseId, itemId, undoneAt: IsNull() } });
  }

  find(manager: EntityManager, caseId: string, id: string): Promise<ImportRow | null> {
    return manager.findOneBy(ImportRow, { caseId, id });
  }

  async add(manager: EntityManager, row: ImportRow): Promise<void> {
    await manager.insert(ImportRow, row);
  }

  async undo(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ImportRow, { id, undoneAt: IsNull() }, { undoneAt: new Date() });
  }

  findMapping(manager: EntityManager, caseId: string, headingsHash: string): Promise<RememberedMappingRow | null> {
    return manager.findOneBy(RememberedMappingRow, { caseId, headingsHash });
  }

  async rememberMapping(manager: EntityManager, row: RememberedMappingRow): Promise<void> {
    await manager.upsert(RememberedMappingRow, row, ['caseId', 'headingsHash']);
  }
}
