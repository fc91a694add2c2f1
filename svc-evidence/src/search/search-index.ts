import type { EvidenceFilters, EvidenceSource } from '@evenhand/contracts/evidence/search';
import type { EntityManager } from 'typeorm';
import type { Collection } from './ranking.js';

export interface ChunkPlace {
  caseId: string;
  fileId: string;
}

export interface ChunkToIndex {
  /** Distinct words by their number in the batch. */
  words: Uint32Array;
  /** Occurrences of each. */
  counts: Uint32Array;
  /** In words. */
  length: number;
  source: EvidenceSource;
  people: string[];
  /** ISO moments of first and last message; null when unknown. */
  firstAt: string | null;
  lastAt: string | null;
}

/** Consecutive chunks of one file, added and later embedded together. */
export interface ChunkBatch<Chunk> extends ChunkPlace {
  /** From 0 within the file. */
  first: number;
  chunks: Chunk[];
}

export interface ChunksToIndex extends ChunkBatch<ChunkToIndex> {
  /** Lexemes by number. */
  lexemes: readonly string[];
}

export interface IndexQuery {
  /** Lexemes. */
  words: string[];
  /** Words written as names. */
  names: ReadonlySet<string>;
  /** Lexemes related to a word. */
  related: ReadonlyMap<string, readonly string[]>;
  /** Packed; the words are looked up while it is computed. */
  embedding: Promise<Buffer>;
  filters: EvidenceFilters;
  /** Candidates by words, and as many by meaning. */
  limit: number;
}

export interface IndexHit {
  fileId: string;
  /** From 0 within the file. */
  number: number;
  /** 0 to 1. */
  lexical: number;
  /** -1 to 1; 0 before embedding. */
  cosine: number;
}

export interface Findings {
  /** Unordered. */
  hits: IndexHit[];
  /** Weighs words in this case, also for texts that are no chunks. */
  collection: Collection;
}

/**
 * Finds chunks by words and meaning. Contains no text (segments do). Every call names the case. Both drivers,
 * `EmbeddedIndex` and `QdrantIndex`, pass tests/search/search-index.test.ts.
 */
export interface SearchIndex {
  /** Idempotent for the same batch. @param secret the case's key */
  add(manager: EntityManager, batch: ChunksToIndex, secret: Buffer): Promise<void>;
  /** One packed embedding a chunk. */
  embed(manager: EntityManager, batch: ChunkBatch<Buffer>): Promise<void>;
  /** BM25 over the case's words, and the cosine. */
  find(caseId: string, query: IndexQuery): Promise<Findings>;
  /** Without `fileIds`, the whole case. Idempotent. */
  forget(manager: EntityManager, caseId: string, fileIds?: string[]): Promise<void>;
  count(caseId: string): Promise<number>;
}

/** Injection token. */
export const SEARCH_INDEX = Symbol('search-index');
