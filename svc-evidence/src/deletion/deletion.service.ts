import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnsweringRepository } from '../answering/answering.repository.js';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { FilesRepository } from '../files/files.repository.js';
import { folderOfKey } from '../files/places.js';
import { joinPictures } from '../indexing/join-pictures.job.js';
import { RetentionRepository } from '../retention/retention.repository.js';
import { SavedSearchesRepository } from '../saved-searches/saved-searches.repository.js';
import { SentPicturesRepository } from '../sent-pictures/sent-pictures.repository.js';
import { DeletedFiles } from './deleted-files.js';

/** Rows, event and removal order are one transaction. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly keys: CaseKeys,
    private readonly answering: AnsweringRepository,
    private readonly savedSearches: SavedSearchesRepository,
    private readonly retention: RetentionRepository,
    private readonly deleted: DeletedFiles,
    private readonly activity: Activity,
    private readonly sent: SentPicturesRepository,
    private readonly outbox: Outbox,
  ) {}

  async deleteFile(caseId: string, id: string): Promise<void> {
    const deleted = await this.deleteFiles(caseId, [id]);
    if (deleted === 0) fail('not-found');
  }

  /** An upload that never arrived, unless it did, or was taken up again, since it was read. */
  async deleteAwaited({ caseId, id, uploadedAt }: EvidenceFileEntity): Promise<void> {
    await this.deleteFiles(caseId, [id], uploadedAt);
  }

  private deleteFiles(caseId: string, ids: string[], awaitedSince?: Date): Promise<number> {
    return this.transactions.run(async (manager) => {
      const isChat = await this.sent.hasChat(manager, ids);
      const files = await this.files.remove(manager, caseId, ids, awaitedSince);
      if (files.length === 0) return 0;
      if (isChat) await this.outbox.enqueue(manager, joinPictures, { caseId });
      await this.deleted.publish(manager, caseId, files);
      await this.deleted.removeObjects(manager, files);
      // What never arrived, or was refused, was no evidence.
      const stored = files.filter(({ state }) => state === 'stored').length;
      if (stored > 0) await this.activity.record(manager, caseId, 'evidence-deleted', { files: stored });
      return files.length;
    });
  }

  casesOverdue(now: Date): Promise<string[]> {
    return this.retention.casesOverdue(this.transactions.manager, now);
  }

  /** With the last file that is searched, saved searches are deleted too: the owner may never return. */
  deleteOverdue(caseId: string, now: Date): Promise<void> {
    return this.transactions.run(async (manager) => {
      const deleted = await this.deleteFiles(caseId, await this.retention.overdueOf(manager, caseId, now));
      if (deleted === 0) return;
      const left = await this.files.countSearchable(manager, caseId);
      if (left === 0) await this.savedSearches.removeAll(manager, caseId);
    });
  }

  /** Erases the key files that a stopped deletion left before a moment. */
  eraseLeftKeys(before: Date): Promise<void> {
    return this.keys.eraseLeft(this.transactions.manager, before);
  }

  deleteAll(caseId: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      if (await this.deleteCase(manager, caseId)) await this.activity.record(manager, caseId, 'all-evidence-deleted');
    });
  }

  /** Deletes the key first: from then on no copy can be read. Returns its id; null when nothing was there. */
  async deleteCase(manager: EntityManager, caseId: string): Promise<string | null> {
    const [keyId = null] = await this.keys.remove(manager, caseId);
    await this.answering.forget(manager, caseId);
    // Same lock order as deleteOverdue, else the two deadlock.
    const files = await this.files.remove(manager, caseId);
    await this.savedSearches.removeAll(manager, caseId);
    if (!keyId) return null;
    await this.deleted.publish(manager, caseId, files);
    await this.deleted.removeFolder(manager, folderOfKey(caseId, keyId));
    return keyId;
  }
}
