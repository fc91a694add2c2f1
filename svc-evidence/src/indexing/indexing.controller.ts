import { type IndexingStarted, indexEvidence, reindexEvidence, retryFile } from '@evenhand/contracts/evidence/indexing';
import { type EvidenceStatus, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { IndexingService } from './indexing.service.js';

@Controller()
export class IndexingController {
  constructor(private readonly indexing: IndexingService) {}

  @Handles(indexEvidence)
  index(@Who() { caseId }: OwnerIdentity): Promise<IndexingStarted> {
    return this.indexing.index(caseId, false);
  }

  @Handles(reindexEvidence)
  reindex(@Who() { caseId }: OwnerIdentity): Promise<IndexingStarted> {
    return this.indexing.index(caseId, true);
  }

  @Handles(retryFile)
  retry(@Who() { caseId }: OwnerIdentity, @Param('id', { schema: z.uuid() }) fileId: string): Promise<IndexingStarted> {
    return this.indexing.retry(caseId, fileId);
  }

  @Handles(getEvidenceStatus)
  status(@Who() { caseId }: OwnerIdentity): Promise<EvidenceStatus> {
    return this.indexing.status(caseId);
  }
}
