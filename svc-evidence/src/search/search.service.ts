import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Inject, Injectable } from '@nestjs/common';
import { Embedder } from '../embeddings/embedder.js';
import { PassagesRepository, type ReadChunk } from '../segments/passages.repository.js';
import { lexemesOf } from './lexer.js';
import { type Collection, hybridScore } from './ranking.js';
import { type IndexHit, SEARCH_INDEX, type SearchIndex } from './search-index.js';

/** A chunk that was found, with the score that it is ordered by. */
export interface Ranked extends IndexHit {
  score: number;
}

/** The same with its text. */
export interface Found extends Ranked, ReadChunk {}

/** What was asked, and how its words are weighed in this case. */
interface Question {
  words: string[];
  collection: Collection;
}

/** With what the index proposes, the best first. */
interface Proposed extends Question {
  ranked: Ranked[];
}

/** With what was found, the best first. */
export interface Asked extends Question {
  found: Found[];
}

/** How many chunks each of the two ways to search may propose. */
const CANDIDATES = 100;
/** Of all proposed, the best that are read. */
const MOST_READ = 16;

/** Finds by words and by meaning, within one case. */
@Injectable()
export class SearchService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passages: PassagesRepository,
    private readonly embedder: Embedder,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
  ) {}

  /** The chunks that answer a question best, as they stand in the case now. */
  async find(caseId: string, question: string, filters: EvidenceFilters): Promise<Asked> {
    const { words, collection, ranked } = await this.rank(caseId, question, filters);
    return { words, collection, found: await this.read(caseId, ranked) };
  }

  /** What the index proposes, the best first. */
  async rank(caseId: string, question: string, filters: EvidenceFilters): Promise<Proposed> {
    const words = [...new Set(lexemesOf(question))];
    const embedding = this.embed(question);
    // The index awaits it, unless it fails before.
    embedding.catch(() => {});
    const { hits, collection } = await this.index.find(caseId, { words, embedding, filters, limit: CANDIDATES });
    const ranked = hits.map((hit) => ({ ...hit, score: hybridScore(hit.lexical, hit.cosine) }));
    return { words, collection, ranked: ranked.sort((a, b) => b.score - a.score) };
  }

  private async embed(question: string): Promise<Buffer> {
    const [embedding] = await this.embedder.embed([question]);
    if (!embedding) throw new Error('the model gave no embedding');
    return embedding;
  }

  /** The first of these chunks with their text; what was deleted meanwhile is not among them. */
  async read(caseId: string, ranked: Ranked[]): Promise<Found[]> {
    const best = ranked.slice(0, MOST_READ);
    const chunks = await this.passages.chunks(this.transactions.manager, caseId, best);
    const read = new Map(chunks.map((chunk) => [placeOf(chunk), chunk]));
    return best.flatMap((hit) => {
      const chunk = read.get(placeOf(hit));
      return chunk ? [{ ...hit, ...chunk }] : [];
    });
  }
}

const placeOf = ({ fileId, number }: { fileId: string; number: number }): string => `${fileId} ${number}`;
