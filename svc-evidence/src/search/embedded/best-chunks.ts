import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import type { IndexHit } from '../search-index.js';
import { filterOf } from './filter.js';
import type { OpenSegment } from './index-segment.js';
import type { Lookup } from './lookup.js';
import type { Scan } from './scan.js';
import { TopScores } from './top-scores.js';

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
