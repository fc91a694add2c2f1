import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeptFileRow } from './kept-file.entity.js';

@Injectable()
export class KeptFilesRepository {
  has(manager: EntityManager, caseId: string, fileId: string): Promise<boolean> {
    return manager.existsBy(KeptFileRow, { caseId, fileId, isDeleted: false });
  }

  async add(manager: EntityManager, file: Pick<KeptFileRow, 'caseId' | 'fileId'>): Promise<void> {
    const row = { ...file, isDeleted: false };
    await manager.createQueryBuilder().insert().into(KeptFileRow).values(row).orIgnore().execute();
  }

  async forget(manager: EntityManager, caseId: string, fileIds: readonly string[]): Promise<void> {
    const rows = fileIds.map((fileId) => ({ caseId, fileId, isDeleted: true }));
    await manager.upsert(KeptFileRow, rows, ['fileId']);
  }
}
