import { type CaseErasureAsked, caseErasureAsked, type Residue } from '@evenhand/contracts/events/case-erasure';
import { Erasures } from '@evenhand/service-kit/erasure/erasures';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeletionService } from '../deletion/deletion.service.js';
import { folderOfCase } from '../files/places.js';
import { forgetPoints } from '../removals/forget-points.job.js';
import { removeObjects } from '../removals/remove-objects.job.js';
import { RetentionRepository } from '../retention/retention.repository.js';
import { SEARCH_INDEX, type SearchIndex } from '../search/search-index.js';
import { STORAGE, type Storage } from '../storage/storage.js';

/** Remove late uploads and points for six hours. Their data is the case's folder only. */
const FINISHING = [removeObjects.name, forgetPoints.name];

/** The evidence of a case whose owner deletes everything: files, index, saved searches, keys. */
@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: Erasures,
    private readonly deletion: DeletionService,
    private readonly retention: RetentionRepository,
    private readonly keys: CaseKeys,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
  ) {}

  @Consumes(caseErasureAsked)
  async erase(asked: CaseErasureAsked, manager: EntityManager): Promise<void> {
    const { caseId } = asked;
    await this.erasures.take(manager, asked, {
      erase: async () => {
        const keyId = await this.deletion.deleteCase(manager, caseId);
        await this.retention.forget(manager, caseId);
        return { keys: keyId ? [keyId] : [], keptTables: ['removal'] };
      },
      search: () => this.search(manager, caseId),
      keptJobs: FINISHING,
    });
  }

  /** A process killed after its commit left the key or the objects. */
  private async search(manager: EntityManager, caseId: string): Promise<Residue[]> {
    await this.keys.eraseLeftOf(manager, caseId);
    await this.storage.remove(folderOfCase(caseId));
    return [
      { store: 'storage', count: await this.storage.countBelow(folderOfCase(caseId)) },
      { store: 'index', count: await this.index.count(caseId) },
    ].filter(({ count }) => count > 0);
  }
}
