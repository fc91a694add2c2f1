import { type EvidenceDeleted, evidenceDeleted } from '@evenhand/contracts/events/evidence-deleted';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesService } from '../changes/changes.service.js';
import { DocumentsRepository } from './documents.repository.js';
import { KeptFilesRepository } from './kept-files.repository.js';

/** Removes a deleted file from the documents it proved. */
@Injectable()
export class DeletedEvidenceConsumer {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly kept: KeptFilesRepository,
    private readonly changes: ChangesService,
  ) {}

  @Consumes(evidenceDeleted)
  async forget({ caseId, fileIds }: EvidenceDeleted, manager: EntityManager): Promise<void> {
    await this.kept.forget(manager, caseId, fileIds);
    if (await this.documents.forgetFiles(manager, caseId, fileIds)) await this.changes.announce(manager, caseId);
  }
}
