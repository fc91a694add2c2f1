import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeptFileRow } from './kept-file.entity.js';

@Injectable()
export class KeptFilesRepository {
  has(manager: EntityManager, caseId: string, fileId: string): Promise<boolean> {
    return manager.existsBy(KeptFileRow, { caseId, fileHash: sha256(fileId), isDeleted: false });
  }

  async add(manager: EntityManager, { caseId, fileId }: { caseId: string; fileId: string }): Promise<void> {
    const row = { caseId, fileHash: sha256(fileId), isDeleted: false };
    await manager.createQueryBuilder().insert().into(KeptFileRow).values(row).orIgnore().execute();
  }

  async forget(manager: EntityManager, caseId: string, fileIds: readonly string[]): Promise<void> {
    const rows = fileIds.map((fileId) => ({ caseId, fileHash: sha256(fileId), isDeleted: true }));
    await manager.upsert(KeptFileRow, rows, ['fileHash']);
  }
}
