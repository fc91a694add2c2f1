import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Unread } from '../readers/unit.js';
import { SEARCH_INDEX, type SearchIndex } from '../search/search-index.js';
import { SegmentsRepository } from '../segments/segments.repository.js';
import { SentPicturesRepository } from '../sent-pictures/sent-pictures.repository.js';
import { TimelineRepository } from '../timeline/timeline.repository.js';
import { UnreadRepository } from '../unread/unread.repository.js';
import type { Batch } from './batches.js';

interface Place {
  caseId: string;
  fileId: string;
}

@Injectable()
export class IndexedContent {
  constructor(
    private readonly keys: CaseKeys,
    private readonly segments: SegmentsRepository,
    private readonly unread: UnreadRepository,
    private readonly timeline: TimelineRepository,
    private readonly sent: SentPicturesRepository,
    @Inject(SEARCH_INDEX) private readonly searchIndex: SearchIndex,
  ) {}

  /** @throws Error when the case has no key: all of it was deleted */
  async add(manager: EntityManager, place: Place, batches: Batch[]): Promise<void> {
    const secret = await this.keys.secretOf(manager, place.caseId);
    for (const { segment, chunks, lexemes } of batches) {
      await this.segments.add(manager, { ...place, ...segment }, secret);
      await this.timeline.add(manager, { ...place, ...segment }, secret);
      await this.sent.add(manager, place, segment.chunks.flat(), secret);
      await this.searchIndex.add(manager, { ...place, first: segment.firstChunk, chunks, lexemes }, secret);
    }
  }

  addUnread(manager: EntityManager, place: Place, unread: Unread[]): Promise<void> {
    return this.unread.add(manager, place, unread);
  }

  async forget(manager: EntityManager, caseId: string, fileId: string): Promise<void> {
    await this.segments.remove(manager, fileId);
    await this.unread.remove(manager, fileId);
    await this.timeline.remove(manager, fileId);
    await this.sent.remove(manager, fileId);
    await this.searchIndex.forget(manager, caseId, [fileId]);
  }
}
