import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { DocumentFileRow } from './document-file.entity.js';
import { DocumentNoteRow } from './document-note.entity.js';

@Injectable()
export class DocumentsRepository {
  filesOfCase(manager: EntityManager, caseId: string): Promise<DocumentFileRow[]> {
    return manager.find(DocumentFileRow, { where: { caseId }, order: { addedAt: 'ASC', id: 'ASC' } });
  }

  countOfCase(manager: EntityManager, caseId: string): Promise<number> {
    return manager.countBy(DocumentFileRow, { caseId });
  }

  notesOfCase(manager: EntityManager, caseId: string): Promise<DocumentNoteRow[]> {
    return manager.find(DocumentNoteRow, { where: { caseId } });
  }

  async keepNote(manager: EntityManager, note: DocumentNoteRow): Promise<void> {
    await manager.upsert(DocumentNoteRow, note, ['caseId', 'type']);
  }

  async addFile(manager: EntityManager, file: DocumentFileRow): Promise<void> {
    await manager.insert(DocumentFileRow, file);
  }

  async removeFile(manager: EntityManager, where: Pick<DocumentFileRow, 'id' | 'caseId' | 'type'>): Promise<boolean> {
    return (await manager.delete(DocumentFileRow, where)).affected === 1;
  }

  /** True when one of the files proved a document. */
  async forgetFiles(manager: EntityManager, caseId: string, fileIds: string[]): Promise<boolean> {
    return (await manager.delete(DocumentFileRow, { caseId, fileId: In(fileIds) })).affected !== 0;
  }
}
