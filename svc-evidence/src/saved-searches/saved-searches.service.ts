import { randomUUID } from 'node:crypto';
import { isSameSearch, MOST_SAVED_SEARCHES, type SavedSearch } from '@evenhand/contracts/evidence/saved-searches';
import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { type CaseKey, CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { fail } from '@evenhand/service-kit/problems/fail';
import { openBlob, sealBlob } from '@evenhand/service-kit/sealing/sealed-blob';
import { Clock } from '@evenhand/service-kit/time/clock';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SavedSearchEntity } from './saved-search.entity.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

const contextOf = (caseId: string, id: string): string => `saved-search/${caseId}/${id}`;

const sealSearch = ({ id, query, savedAt }: SavedSearch, { caseId, secret }: CaseKey): SavedSearchEntity => {
  const content = sealBlob(Buffer.from(JSON.stringify(query)), secret, contextOf(caseId, id));
  return { id, caseId, savedAt: new Date(savedAt), content };
};

/** @throws SealBroken */
export const openSearch = ({ id, savedAt, content }: SavedSearchEntity, { caseId, secret }: CaseKey): SavedSearch => {
  const query = JSON.parse(openBlob(content, secret, contextOf(caseId, id)).toString());
  return { id, query, savedAt: savedAt.toISOString() };
};

@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly repository: SavedSearchesRepository,
    private readonly clock: Clock,
  ) {}

  async list(caseId: string): Promise<SavedSearch[]> {
    const { manager } = this.transactions;
    const key = await this.keys.find(manager, caseId);
    return key ? this.openedWith(manager, key) : [];
  }

  /**
   * Returns the earlier one for an equal search. A case without a key has deleted everything concurrently: nothing is
   * stored.
   */
  save(caseId: string, query: QueryEvidence): Promise<SavedSearch> {
    return this.transactions.run(async (manager) => {
      const key = (await this.keys.hold(manager, caseId)) ?? fail('no-evidence', wording.nothingToSearch);
      await this.repository.lock(manager, caseId);
      const known = await this.openedWith(manager, key);
      const same = known.find((saved) => isSameSearch(saved.query, query));
      if (same) return same;
      if (known.length >= MOST_SAVED_SEARCHES) fail('list-is-full', wording.full(MOST_SAVED_SEARCHES));
      const saved = { id: randomUUID(), query, savedAt: this.clock.now().toISOString() };
      await this.repository.add(manager, sealSearch(saved, key));
      return saved;
    });
  }

  async remove(caseId: string, id: string): Promise<void> {
    const wasThere = await this.repository.remove(this.transactions.manager, caseId, id);
    if (!wasThere) fail('not-found');
  }

  private async openedWith(manager: EntityManager, key: CaseKey): Promise<SavedSearch[]> {
    const rows = await this.repository.ofCase(manager, key.caseId);
    return rows.map((row) => openSearch(row, key));
  }
}
