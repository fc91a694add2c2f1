import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChunkBatch, ChunksToIndex, Findings, IndexQuery, SearchIndex } from '../search-index.js';
import { bestChunks } from './best-chunks.js';
import { sealTerms, sealVectors } from './index-segment.js';
import { IndexSegmentsRepository } from './index-segments.repository.js';
import { Lookup } from './lookup.js';
import { OpenCases } from './open-cases.js';
import { Scan } from './scan.js';

/** Sealed segments in Postgres, opened in memory during a search. */
@Injectable()
export class EmbeddedIndex implements SearchIndex {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly repository: IndexSegmentsRepository,
    private readonly cases: OpenCases,
  ) {}

  async add(manager: EntityManager, batch: ChunksToIndex, secret: Buffer): Promise<void> {
    await this.repository.add(manager, batch, batch.chunks.length, sealTerms(batch, secret));
  }

  async embed(manager: EntityManager, { chunks, ...place }: ChunkBatch<Buffer>): Promise<void> {
    const vectors = sealVectors(place, chunks, await this.keys.secretOf(manager, place.caseId));
    await this.repository.embed(manager, place, chunks.length, vectors);
  }

  async find(caseId: string, { embedding, filters, limit, ...terms }: IndexQuery): Promise<Findings> {
    const segments = await this.cases.segmentsOf(caseId);
    const lookup = new Lookup(segments, terms);
    const scan = await Scan.of(await embedding);
    const hits = bestChunks(segments, { lookup, scan, filters, limit });
    return { hits, collection: lookup.collection };
  }

  async forget(manager: EntityManager, caseId: string, fileIds?: string[]): Promise<void> {
    await this.repository.remove(manager, caseId, fileIds);
    this.cases.close(caseId);
  }

  count(caseId: string): Promise<number> {
    return this.repository.count(this.transactions.manager, caseId);
  }
}
