import type { EvidenceFilters, EvidenceSource } from '@evenhand/contracts/evidence/search';
import type { EntityManager } from 'typeorm';
import type { Collection } from './ranking.js';

/** Where chunks belong. */
export interface ChunkPlace {
  caseId: string;
  fileId: string;
}

/** A chunk as an index takes it. */
export interface ChunkToIndex {
  /** The words that stand in it, each once, by their numbers in the batch. */
  words: Uint32Array;
  /** How often each of them does. */
  counts: Uint32Array;
  /** How many words it has in all. */
  length: number;
  source: EvidenceSource;
  people: string[];
  /** ISO moments of its first and last message; null when the source tells none. */
  firstAt: string | null;
  lastAt: string | null;
}

/** Some chunks of one file, in their order; they are added, and later embedded, together. */
export interface ChunkBatch<Chunk> extends ChunkPlace {
  /** The number of the first of them, counted from 0 in their file. */
  first: number;
  chunks: Chunk[];
}

/** Chunks with their words. */
export interface ChunksToIndex extends ChunkBatch<ChunkToIndex> {
  /** What the numbers stand for: words as the lexer leaves them. */
  lexemes: readonly string[];
}

export interface IndexQuery {
  /** The words of the question, as the lexer leaves words. */
  words: string[];
  /** Those of them that are written as names. */
  names: ReadonlySet<string>;
  /** The question as the model sees it, packed; its words are looked up meanwhile. */
  embedding: Promise<Buffer>;
  filters: EvidenceFilters;
  /** How many chunks each of the two ways to search may propose. */
  limit: number;
}

/** A chunk that was found, with what `hybridScore` needs. */
export interface IndexHit {
  fileId: string;
  /** Counted from 0 in its file. */
  number: number;
  /** 0 to 1. */
  lexical: number;
  /** -1 to 1; 0 while it is not embedded. */
  cosine: number;
}

/** What a case says to a question. */
export interface Findings {
  /** Unordered. */
  hits: IndexHit[];
  /** What BM25 needs to weigh the question's words in this case: also for texts that are no chunks, as single messages. */
  collection: Collection;
}

/**
 * What makes chunks findable by words and by meaning. It keeps no text: that is the segments'. Every call names the
 * case, and no call sees another's. Two drivers, `EmbeddedIndex` and `QdrantIndex`, keep the same contract
 * (tests/search/search-index.test.ts).
 */
export interface SearchIndex {
  /** Makes chunks findable by words. The same batch added again replaces itself. */
  add(manager: EntityManager, batch: ChunksToIndex): Promise<void>;
  /** Makes a batch that was added findable by meaning too: one packed embedding a chunk. */
  embed(manager: EntityManager, batch: ChunkBatch<Buffer>): Promise<void>;
  /** The chunks nearest to a question by either way: BM25 over the case's own words, and the cosine. */
  find(caseId: string, query: IndexQuery): Promise<Findings>;
  /** Forgets files of a case; without a list, the whole case. What is not there is no failure. */
  forget(manager: EntityManager, caseId: string, fileIds?: string[]): Promise<void>;
  /** How many chunks of a case it holds: 0 after a deletion. */
  count(caseId: string): Promise<number>;
}

/** Injection token: `@Inject(SEARCH_INDEX) private readonly index: SearchIndex`. */
export const SEARCH_INDEX = Symbol('search-index');
