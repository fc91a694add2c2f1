import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import type { Transactions } from '@evenhand/service-kit/database/transactions';
import type { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import type { Schemas } from '@qdrant/js-client-rest';
import type { EntityManager } from 'typeorm';
import { unpack } from '../../embeddings/packed.js';
import type { RemovalsService } from '../../removals/removals.service.js';
import { plainName } from '../plain-name.js';
import { type Collection, lexicalScoreIn, weightsOf } from '../ranking.js';
import type { ChunkBatch, ChunksToIndex, Findings, IndexQuery, SearchIndex } from '../search-index.js';
import type { BatchesRepository } from './batches.repository.js';
import { asNumber, Blind } from './blind.js';
import { candidatesFor, type WeighedWord } from './candidates.js';
import { conditionsOf, ofCase } from './filters.js';
import { MEANING, pointId, pointOf } from './points.js';
import { isMissing, type QdrantCollection } from './qdrant-collection.js';

/** More distinct people than a case has. */
const MOST_PEOPLE = 100_000;

const NOTHING: Collection = {
  chunks: 0,
  averageLength: 0,
  frequencies: new Map(),
  names: new Set(),
  related: new Map(),
};

/**
 * The index in a Qdrant server, possibly a third party's: HMACs, encrypted names, vectors and dates. It shares no
 * transaction with Postgres: additions are idempotent, removals are retried jobs, and stale hits are dropped because
 * hits are read through the rows of their file.
 */
export class QdrantIndex implements SearchIndex {
  constructor(
    private readonly points: QdrantCollection,
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly batches: BatchesRepository,
    private readonly removals: RemovalsService,
  ) {}

  async add(manager: EntityManager, batch: ChunksToIndex, secret: Buffer): Promise<void> {
    if (batch.chunks.length === 0) return;
    const blind = new Blind(secret);
    const turn = await this.batches.add(manager, batch);
    const points = batch.chunks.map((chunk, index) => pointOf(batch, index, chunk, blind, turn));
    await this.points.ask((client, name) => client.upsert(name, { wait: true, points }));
  }

  async embed(_manager: EntityManager, { caseId, fileId, first, chunks }: ChunkBatch<Buffer>): Promise<void> {
    if (chunks.length === 0) return;
    const points = chunks.map((packed, index) => ({
      id: pointId({ caseId, fileId }, first + index),
      vector: { [MEANING]: unpack(packed) },
    }));
    try {
      await this.points.ask((client, name) => client.updateVectors(name, { wait: true, points }));
    } catch (error) {
      // Removed concurrently.
      if (!isMissing(error)) throw error;
    }
  }

  async find(caseId: string, { embedding, filters, limit, ...terms }: IndexQuery): Promise<Findings> {
    const blind = await this.blindOf(this.transactions.manager, caseId);
    if (!blind) return { hits: [], collection: NOTHING };
    const [collection, filter] = await Promise.all([
      this.collectionOf(caseId, terms, blind),
      this.filterOf(caseId, filters, blind),
    ]);
    if (!filter || collection.chunks === 0) return { hits: [], collection };
    const words = weightsOf(collection);
    const lexicalScore = lexicalScoreIn(collection);
    const search = { embedding, filter, limit, words: termsOf(words, blind) };
    const candidates = await candidatesFor(this.points, caseId, search);
    const hits = candidates.map(({ payload: { fileId, number, length, counts }, cosine }) => {
      const known = [...words.keys()].map((word) => [word, counts[blind.word(word)] ?? 0] as const);
      return { fileId, number, lexical: lexicalScore(new Map(known), length), cosine };
    });
    return { hits: hits.filter(({ lexical, cosine }) => lexical > 0 || cosine > 0), collection };
  }

  async forget(manager: EntityManager, caseId: string, fileIds?: string[]): Promise<void> {
    if (fileIds?.length === 0) return;
    const before = await this.batches.forget(manager, caseId, fileIds);
    await this.removals.orderPoints(manager, { caseId, fileIds, before });
  }

  /** Removes points added before the turn. */
  async remove(caseId: string, before: number, fileIds?: string[]): Promise<void> {
    const files = fileIds ? [{ key: 'fileId', match: { any: fileIds } }] : [];
    const filter = ofCase(caseId, { key: 'turn', range: { lt: before } }, ...files);
    await this.points.ask((client, name) => client.delete(name, { wait: true, filter }));
  }

  async count(caseId: string): Promise<number> {
    const request = { filter: ofCase(caseId), exact: true };
    return (await this.points.ask((client, name) => client.count(name, request))).count;
  }

  /** Null when the case has no key, and so no points. */
  private async blindOf(manager: EntityManager, caseId: string): Promise<Blind | null> {
    const key = await this.keys.find(manager, caseId);
    return key && new Blind(key.secret);
  }

  private async collectionOf(
    caseId: string,
    { words, names, related }: Pick<IndexQuery, 'words' | 'names' | 'related'>,
    blind: Blind,
  ): Promise<Collection> {
    const totals = await this.batches.totals(this.transactions.manager, caseId);
    const counted = async (word: string) => {
      const filter = ofCase(caseId, { key: 'terms', match: { value: asNumber(blind.word(word)) } });
      const { count } = await this.points.ask((client, name) => client.count(name, { filter, exact: true }));
      // Points about to be removed are still counted.
      return [word, Math.min(count, totals.chunks)] as const;
    };
    const countedAll = async (some: readonly string[]) => new Map(await Promise.all(some.map(counted)));
    const ofRelated = [...related].map(async ([word, others]) => [word, await countedAll(others)] as const);
    return { ...totals, frequencies: await countedAll(words), names, related: new Map(await Promise.all(ofRelated)) };
  }

  /** Undefined when no person has this name. Names are decrypted here; Qdrant compares encrypted ones. */
  private async filterOf(
    caseId: string,
    filters: EvidenceFilters,
    blind: Blind,
  ): Promise<Schemas['Filter'] | undefined> {
    if (filters.person === undefined) return ofCase(caseId, ...conditionsOf(filters));
    const part = plainName(filters.person);
    const request = { key: 'people', filter: ofCase(caseId), limit: MOST_PEOPLE };
    const { hits } = await this.points.ask((client, name) => client.facet(name, request));
    const isMeant = (sealed: string) => plainName(blind.open(sealed) ?? '').includes(part);
    const people = hits.map(({ value }) => String(value)).filter(isMeant);
    if (people.length === 0) return undefined;
    return ofCase(caseId, ...conditionsOf(filters), { key: 'people', match: { any: people } });
  }
}

const termsOf = (weights: ReadonlyMap<string, number>, blind: Blind): WeighedWord[] =>
  [...weights].map(([word, weight]) => ({ word: blind.word(word), weight }));
