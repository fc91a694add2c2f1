import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CaseKeysRepository } from '../../keys/case-keys.repository.js';
import type { Collection } from '../ranking.js';
import type { ChunkBatch, ChunksToIndex, Findings, IndexQuery, SearchIndex } from '../search-index.js';
import { isAllowedBy } from './allowed.js';
import { fingerprint } from './fingerprint.js';
import { highest } from './highest.js';
import { type OpenSegment, sealTerms, sealVectors } from './index-segment.js';
import { IndexSegmentsRepository } from './index-segments.repository.js';
import { OpenCases } from './open-cases.js';
import { cosinesOf, lexicalScoresOf } from './scores.js';

/** The index in Postgres: sealed segments, opened in memory while a case is searched, and compared one by one. */
@Injectable()
export class EmbeddedIndex implements SearchIndex {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeysRepository,
    private readonly repository: IndexSegmentsRepository,
    private readonly cases: OpenCases,
  ) {}

  async add(manager: EntityManager, batch: ChunksToIndex): Promise<void> {
    const terms = sealTerms(batch, await this.secretOf(manager, batch.caseId));
    await this.repository.add(manager, batch, batch.chunks.length, terms);
  }

  async embed(manager: EntityManager, { chunks, ...place }: ChunkBatch<Buffer>): Promise<void> {
    const vectors = sealVectors(place, chunks, await this.secretOf(manager, place.caseId));
    await this.repository.embed(manager, place, chunks.length, vectors);
  }

  async find(caseId: string, { words, embedding, filters, limit }: IndexQuery): Promise<Findings> {
    const segments = await this.cases.segmentsOf(caseId);
    const collection = collectionOf(segments, words);
    const lexical = lexicalScoresOf(segments, collection);
    const cosines = await cosinesOf(segments, embedding, lexical.length);
    const isAllowed = isAllowedBy(segments, filters);
    const found = new Set([...highest(lexical, limit, isAllowed), ...highest(cosines, limit, isAllowed)]);
    const hits = [...placesOf(segments, found)].map(({ at, ...place }) => ({
      ...place,
      lexical: lexical[at] ?? 0,
      cosine: cosines[at] ?? 0,
    }));
    return { hits, collection };
  }

  async forget(manager: EntityManager, caseId: string, fileIds?: string[]): Promise<void> {
    await this.repository.remove(manager, caseId, fileIds);
    this.cases.close(caseId);
  }

  count(caseId: string): Promise<number> {
    return this.repository.count(this.transactions.manager, caseId);
  }

  private async secretOf(manager: EntityManager, caseId: string): Promise<Buffer> {
    const key = await this.keys.find(manager, caseId);
    if (!key) throw new Error('the case has no key');
    return key.secret;
  }
}

const collectionOf = (segments: OpenSegment[], words: string[]): Collection => {
  let [chunks, length] = [0, 0];
  for (const { terms } of segments) {
    chunks += terms.chunks;
    length += terms.lengthInAll;
  }
  const frequencyOf = (word: number) => segments.reduce((sum, { terms }) => sum + terms.frequencyOf(word), 0);
  const frequencies = new Map([...new Set(words)].map((word) => [word, frequencyOf(fingerprint(word))]));
  return { chunks, averageLength: chunks === 0 ? 0 : length / chunks, frequencies };
};

/** Chunks of a case are counted through its segments: which one each of these is. */
function* placesOf(segments: OpenSegment[], found: ReadonlySet<number>) {
  const rising = [...found].sort((a, b) => a - b);
  let [start, next] = [0, 0];
  for (const { fileId, first, terms } of segments) {
    const end = start + terms.chunks;
    for (let at = rising[next]; at !== undefined && at < end; at = rising[next]) {
      yield { fileId, number: first + at - start, at };
      next += 1;
    }
    start = end;
  }
}
