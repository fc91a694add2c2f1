import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { Embedder } from '../embeddings/embedder.js';
import { unpack } from '../embeddings/packed.js';
import { PassagesRepository } from '../segments/passages.repository.js';
import type { IndexHit } from './search-index.js';
import { snippetOf } from './snippet.js';
import { textOf } from './text-of.js';
import type { Weights } from './weights.js';

/** Of the best by words; no group is begun after so long. */
const [MOST, GROUP, MOST_MS] = [200, 4, 25];
/** In characters: a third of the time of a whole window, and as good for these (bench: evidence-quality). */
const EXCERPT = 400;

const cosineOf = (one: number[], other: number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/**
 * While the question waits, embeds what has its words in the best chunks that the worker has not reached: without it,
 * they are below those that it has.
 */
@Injectable()
export class OnDemandEmbedding {
  constructor(
    private readonly transactions: Transactions,
    private readonly passages: PassagesRepository,
    private readonly embedder: Embedder,
  ) {}

  async compare(caseId: string, question: Buffer, weights: Weights, hits: IndexHit[]): Promise<IndexHit[]> {
    // 0 means not embedded: a computed cosine is never exactly 0.
    const waiting = hits.filter(({ cosine }) => cosine === 0).sort((a, b) => b.lexical - a.lexical);
    if (waiting.length === 0) return hits;
    const values = unpack(question);
    const compared = new Map<IndexHit, IndexHit>();
    const began = performance.now();
    for (let at = 0; at < Math.min(waiting.length, MOST) && performance.now() - began < MOST_MS; at += GROUP) {
      const group = waiting.slice(at, at + GROUP);
      const chunks = await this.passages.chunks(this.transactions.manager, caseId, group);
      const excerpts = chunks.map(({ passages }) => snippetOf(textOf(passages), weights, EXCERPT));
      const embeddings = await this.embedder.embed(excerpts);
      for (const [index, { fileId, number }] of chunks.entries()) {
        const hit = group.find((one) => one.fileId === fileId && one.number === number);
        const embedding = embeddings[index];
        if (hit && embedding) compared.set(hit, { ...hit, cosine: cosineOf(values, unpack(embedding)) });
      }
    }
    return hits.map((hit) => compared.get(hit) ?? hit);
  }
}
