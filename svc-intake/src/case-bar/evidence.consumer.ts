import { type EvidenceDeleted, evidenceDeleted } from '@evenhand/contracts/events/evidence-deleted';
import { type EvidenceStored, evidenceStored } from '@evenhand/contracts/events/evidence-stored';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EvidenceFileRow } from './evidence-file.entity.js';

/** Stores digests of file ids, no content. */
@Injectable()
export class EvidenceConsumer {
  @Consumes(evidenceStored)
  async stored({ caseId, fileId }: EvidenceStored, manager: EntityManager): Promise<void> {
    const row = { caseId, fileDigest: sha256(fileId), isDeleted: false };
    await manager.createQueryBuilder().insert().into(EvidenceFileRow).values(row).orIgnore().execute();
  }

  @Consumes(evidenceDeleted)
  async deleted({ caseId, fileIds }: EvidenceDeleted, manager: EntityManager): Promise<void> {
    const rows = fileIds.map((fileId) => ({ caseId, fileDigest: sha256(fileId), isDeleted: true }));
    await manager.upsert(EvidenceFileRow, rows, ['fileDigest']);
  }
}
