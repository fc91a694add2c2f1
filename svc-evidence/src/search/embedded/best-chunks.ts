import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { momentsOf } from '../days.js';
import type { IndexHit } from '../search-index.js';
import type { OpenSegment } from './index-segment.js';
import type { Lookup } from './lookup.js';
import type { Scan } from './scan.js';
import type { Terms } from './terms.js';

/** Top k by score above 0, the best first; ties keep their order. */
export class TopScores<Item> {
  readonly items: Item[] = [];
  /** Scores up to this are rejected. */
  bar = 0;
  private readonly scores: number[] = [];

  constructor(private readonly limit: number) {}

  offer(score: number, item: Item): void {
    if (score <= this.bar) return;
    let at = this.scores.length;
    while (at > 0 && (this.scores[at - 1] ?? 0) < score) at -= 1;
    this.scores.splice(at, 0, score);
    this.items.splice(at, 0, item);
    if (this.scores.length > this.limit) {
      this.scores.pop();
      this.items.pop();
    }
    if (this.scores.length === this.limit) this.bar = this.scores.at(-1) ?? 0;
  }
}

type Passes = (chunk: number) => boolean;

/** A chunk passes when one of its messages may; a chunk without dates fails a date filter. */
const filterOf = ({ person, source, ...days }: EvidenceFilters): ((terms: Terms) => Passes) => {
  const { from, until } = momentsOf(days);
  return (terms) => {
    const hasPerson = person === undefined ? () => true : terms.hasPerson(person);
    return (chunk) =>
      (from === null || (terms.lastAt[chunk] ?? Number.NaN) >= from) &&
      (until === null || (terms.firstAt[chunk] ?? Number.NaN) < until) &&
      (source === undefined || terms.sourceOf(chunk) === source) &&
      hasPerson(chunk);
  };
};

export interface Question {
  lookup: Lookup;
  scan: Scan;
  filters: EvidenceFilters;
  /** Candidates by words, and as many by meaning. */
  limit: number;
}

/** Segment by segment: each fits the processor's cache, and memory is constant. */
export const bestChunks = (segments: OpenSegment[], { lookup, scan, filters, limit }: Question): IndexHit[] => {
  const [byWords, byMeaning] = [new TopScores<IndexHit>(limit), new TopScores<IndexHit>(limit)];
  const largest = segments.reduce((most, { terms }) => Math.max(most, terms.chunks), 0);
  const [lexical, cosines] = [new Float32Array(largest), new Float32Array(largest)];
  const filter = filterOf(filters);
  for (const [index, { fileId, first, terms, vectors }] of segments.entries()) {
    lookup.score(index, lexical);
    cosines.fill(0);
    if (vectors) scan.compare(vectors, cosines);
    let passes: ReturnType<typeof filter> | undefined;
    for (let chunk = 0; chunk < terms.chunks; chunk += 1) {
      const [words = 0, meaning = 0] = [lexical[chunk], cosines[chunk]];
      if (words <= byWords.bar && meaning <= byMeaning.bar) continue;
      // Evaluated for the few chunks that reach this point.
      passes ??= filter(terms);
      if (!passes(chunk)) continue;
      const hit = { fileId, number: first + chunk, lexical: Math.min(1, words), cosine: meaning };
      byWords.offer(words, hit);
      byMeaning.offer(meaning, hit);
    }
  }
  return [...new Set([...byWords.items, ...byMeaning.items])];
};
