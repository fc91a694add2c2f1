import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { forgetPoints } from '../../removals/forget-points.job.js';
import { RemovalEntity } from '../../removals/removal.entity.js';
import { EmbeddedIndex } from '../embedded/embedded-index.js';
import { SEARCH_INDEX, type SearchIndex } from '../search-index.js';

@Injectable()
export class ForgetPointsProcessor {
  constructor(
    private readonly transactions: Transactions,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
  ) {}

  @Processes(forgetPoints)
  async forget({ caseId, fileIds, before, removal }: z.infer<typeof forgetPoints.payload>): Promise<void> {
    if (!(this.index instanceof EmbeddedIndex)) await this.forgetIn(this.index, caseId, before, fileIds);
    if (removal) await this.transactions.manager.delete(RemovalEntity, { id: removal });
  }

  /** Loads the Qdrant client only where its index is used. */
  private async forgetIn(index: SearchIndex, ...[caseId, before, fileIds]: [string, number, string[]?]): Promise<void> {
    const { QdrantIndex } = await import('./qdrant-index.js');
    if (index instanceof QdrantIndex) await index.remove(caseId, before, fileIds);
  }
}
