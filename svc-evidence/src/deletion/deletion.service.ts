import { evidenceDeleted } from '@evenhand/contracts/events/evidence-deleted';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnsweringRepository } from '../answering/answering.repository.js';
import { FilesRepository } from '../files/files.repository.js';
import { arrivalOf, folderOf, folderOfKey, type Placed } from '../files/places.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { RemovalsService } from '../removals/removals.service.js';
import { RetentionRepository } from '../retention/retention.repository.js';
import { SavedSearchesRepository } from '../saved-searches/saved-searches.repository.js';
import { SEARCH_INDEX, type SearchIndex } from '../search/search-index.js';

/** Files per job or event: a case may have any number. */
const FILES_PER_EVENT = 500;

function* inGroups<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += FILES_PER_EVENT) yield items.slice(start, start + FILES_PER_EVENT);
}

/** Rows, event and removal order are one transaction. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly keys: CaseKeysRepository,
    private readonly answering: AnsweringRepository,
    private readonly savedSearches: SavedSearchesRepository,
    private readonly retention: RetentionRepository,
    private readonly outbox: Outbox,
    private readonly removals: RemovalsService,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
  ) {}

  async deleteFile(caseId: string, id: string): Promise<void> {
    const deleted = await this.deleteFiles(caseId, [id]);
    if (deleted === 0) fail('not-found');
  }

  deleteFiles(caseId: string, ids: string[]): Promise<number> {
    return this.transactions.run(async (manager) => {
      const files = await this.files.remove(manager, caseId, ids);
      if (files.length === 0) return 0;
      await this.publish(manager, caseId, files);
      for (const some of inGroups(files)) {
        const keys = some.flatMap((file) => [folderOf(file), arrivalOf(file)]);
        await this.removals.order(manager, keys);
      }
      return files.length;
    });
  }

  /** With the last file, saved searches are deleted too: the owner may never return. */
  deleteOverdue(caseId: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const deleted = await this.deleteFiles(caseId, await this.retention.overdueOf(manager, caseId, new Date()));
      if (deleted === 0) return;
      const left = await this.files.countOfCase(manager, caseId);
      if (left === 0) await this.savedSearches.removeAll(manager, caseId);
    });
  }

  /** Deletes the key first: from then on no copy can be read. */
  deleteAll(caseId: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const keyId = await this.keys.remove(manager, caseId);
      await this.answering.forget(manager, caseId);
      // Same lock order as deleteOverdue, else the two deadlock.
      const files = await this.files.remove(manager, caseId);
      await this.savedSearches.removeAll(manager, caseId);
      if (!keyId) return;
      await this.publish(manager, caseId, files);
      await this.removals.order(manager, [folderOfKey(caseId, keyId)]);
    });
  }

  private async publish(manager: EntityManager, caseId: string, files: Placed[]): Promise<void> {
    for (const some of inGroups(files)) {
      const fileIds = some.map(({ id }) => id);
      await this.index.forget(manager, caseId, fileIds);
      await this.outbox.publish(manager, evidenceDeleted, { caseId, fileIds });
    }
  }
}
