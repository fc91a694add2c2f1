import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan, Not } from 'typeorm';
import { EvidenceFileEntity } from './evidence-file.entity.js';

type Judged = Pick<EvidenceFileEntity, 'state' | 'refused' | 'size' | 'sha256' | 'uploadedAt'>;

@Injectable()
export class FilesRepository {
  async add(manager: EntityManager, file: EvidenceFileEntity): Promise<void> {
    await manager.insert(EvidenceFileEntity, file);
  }

  /** The file in any state; another case's is not found. */
  find(manager: EntityManager, caseId: string, id: string): Promise<EvidenceFileEntity | null> {
    return manager.findOneBy(EvidenceFileEntity, { caseId, id });
  }

  /** What arrived, the newest first. */
  ofCase(manager: EntityManager, caseId: string): Promise<EvidenceFileEntity[]> {
    return manager.find(EvidenceFileEntity, {
      where: { caseId, state: Not('awaited') },
      order: { uploadedAt: 'DESC', id: 'ASC' },
    });
  }

  /** What may have arrived without anybody having said so. */
  awaitedOf(manager: EntityManager, caseId: string): Promise<EvidenceFileEntity[]> {
    return manager.findBy(EvidenceFileEntity, { caseId, state: 'awaited' });
  }

  /** What was expected before a moment and nobody reported, in any case. */
  awaitedSince(manager: EntityManager, before: Date): Promise<EvidenceFileEntity[]> {
    return manager.findBy(EvidenceFileEntity, { state: 'awaited', uploadedAt: LessThan(before) });
  }

  /** Writes down how an awaited file was judged. False when it is not awaited any more: judged by another, or deleted. */
  async judge(manager: EntityManager, id: string, judged: Judged): Promise<boolean> {
    const { affected } = await manager.update(EvidenceFileEntity, { id, state: 'awaited' }, judged);
    return affected === 1;
  }

  /** Removes files by id, or all of the case; answers those that were there. */
  async remove(manager: EntityManager, caseId: string, ids?: string[]): Promise<EvidenceFileEntity[]> {
    const where = ids ? { caseId, id: In(ids) } : { caseId };
    const files = await manager.find(EvidenceFileEntity, { where, lock: { mode: 'pessimistic_write' } });
    if (files.length > 0) await manager.delete(EvidenceFileEntity, { caseId, id: In(files.map(({ id }) => id)) });
    return files;
  }
}
