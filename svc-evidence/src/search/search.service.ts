import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { Embedder } from '../embeddings/embedder.js';
import { DIMENSIONS } from '../embeddings/packed.js';
import { Matrices } from './matrices.js';
import type { Comparison } from './matrix.js';
import { hybridScore, lexicalScore } from './ranking.js';
import { type Candidate, SearchRepository } from './search.repository.js';

export interface Found extends Candidate {
  lexical: number;
  cosine: number;
  score: number;
}

/** How many chunks each of the two ways to search may propose. */
const CANDIDATES = 100;

/** Finds by words and by meaning, within one case. */
@Injectable()
export class SearchService {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: SearchRepository,
    private readonly matrices: Matrices,
    private readonly embedder: Embedder,
  ) {}

  /** The chunks that answer a question best, the best first, with the words by which they were looked for. */
  async find(caseId: string, question: string, filters: EvidenceFilters): Promise<{ words: string[]; found: Found[] }> {
    const { manager } = this.transactions;
    const words = await this.repository.wordsOf(manager, question);
    const [collection, named, comparison, allowed] = await Promise.all([
      this.repository.collection(manager, caseId, words),
      this.repository.withWords(manager, caseId, words, filters, CANDIDATES),
      this.compare(caseId, question),
      this.repository.allowed(manager, caseId, filters),
    ]);
    const known = new Set(named.map(({ id }) => id));
    const near = comparison.nearest(CANDIDATES, allowed).filter((id) => !known.has(id));
    const others = await this.repository.byId(manager, caseId, near);
    const found = [...named, ...others].map((candidate) => {
      const lexical = lexicalScore(collection, countsIn(candidate.words), candidate.length);
      const cosine = comparison.of(candidate.id);
      return { ...candidate, lexical, cosine, score: hybridScore(lexical, cosine) };
    });
    return { words, found: found.sort((a, b) => b.score - a.score) };
  }

  private async compare(caseId: string, question: string): Promise<Comparison> {
    const [matrix, embeddings] = await Promise.all([this.matrices.ofCase(caseId), this.embedder.embed([question])]);
    return matrix.compare(embeddings[0] ?? Buffer.alloc(4 + DIMENSIONS));
  }
}

/** How often each word stands in a chunk, from the text form of its tsvector: 'hockey':3,17 'pay':5 */
const countsIn = (words: string): Map<string, number> =>
  new Map(
    [...words.matchAll(/'((?:[^']|'')+)':([\d,A-D]+)/g)].map(([, word = '', positions = '']) => [
      word.replaceAll("''", "'"),
      positions.split(',').length,
    ]),
  );
