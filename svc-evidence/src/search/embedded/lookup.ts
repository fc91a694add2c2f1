import { alternativesOf, type Collection, idealOf } from '../ranking.js';
import type { IndexQuery } from '../search-index.js';
import { fingerprint } from './fingerprint.js';
import type { OpenSegment } from './index-segment.js';

/** Row in each segment; -1 when absent. */
type Rows = Int32Array;

interface Word {
  rows: Rows;
  /** Share of the question's total weight. */
  weight: number;
}

/** Words up to this weight change no digit of a score and are skipped, such as a name in nearly every chunk. */
const NEXT_TO_NOTHING = 0.0002;

export class Lookup {
  readonly collection: Collection;
  /** A word of the question and those related to it. */
  private readonly words: Word[][];
  private readonly rows = new Map<string, Rows>();

  constructor(
    private readonly segments: OpenSegment[],
    { words, names, related }: Pick<IndexQuery, 'words' | 'names' | 'related'>,
  ) {
    const frequencies = new Map(words.map((word) => [word, this.frequencyOf(word)]));
    const ofRelated = [...related].map(
      ([word, others]) => [word, new Map(others.map((one) => [one, this.frequencyOf(one)]))] as const,
    );
    this.collection = { ...sizesOf(segments), frequencies, names, related: new Map(ofRelated) };
    const ideal = idealOf(this.collection);
    this.words = alternativesOf(this.collection).map((alternatives) =>
      [...alternatives].flatMap(([word, weight]) => {
        const rows = this.rows.get(word);
        return rows && weight / ideal > NEXT_TO_NOTHING ? [{ rows, weight: weight / ideal }] : [];
      }),
    );
  }

  /** BM25 of each chunk as a share of the ideal: 0 to 1, or above. */
  score(index: number, scores: Float32Array): void {
    scores.fill(0);
    for (const words of this.words) {
      const [first, ...others] = words.filter(({ rows }) => (rows[index] ?? -1) >= 0);
      if (first && others.length === 0) this.addScores(index, first, scores);
      else if (first) this.addBest(index, [first, ...others], scores);
    }
  }

  private addBest(index: number, words: Word[], scores: Float32Array): void {
    const [one, best] = [new Float32Array(scores.length), new Float32Array(scores.length)];
    for (const word of words) {
      this.addScores(index, word, one.fill(0));
      for (let chunk = 0; chunk < one.length; chunk += 1) best[chunk] = Math.max(best[chunk] ?? 0, one[chunk] ?? 0);
    }
    for (let chunk = 0; chunk < best.length; chunk += 1) scores[chunk] = (scores[chunk] ?? 0) + (best[chunk] ?? 0);
  }

  private addScores(index: number, { rows, weight }: Word, scores: Float32Array): void {
    const row = rows[index] ?? -1;
    if (row >= 0) this.segments[index]?.terms.addScores(row, weight, this.collection.averageLength, scores);
  }

  private frequencyOf(word: string): number {
    const number = fingerprint(word);
    const rows = Int32Array.from(this.segments, ({ terms }) => terms.rowOf(number));
    this.rows.set(word, rows);
    let frequency = 0;
    for (const [index, { terms }] of this.segments.entries()) {
      const row = rows[index] ?? -1;
      if (row >= 0) frequency += terms.frequencyOf(row);
    }
    return frequency;
  }
}

const sizesOf = (segments: OpenSegment[]): Pick<Collection, 'chunks' | 'averageLength'> => {
  let [chunks, length] = [0, 0];
  for (const { terms } of segments) {
    chunks += terms.chunks;
    length += terms.lengthInAll;
  }
  return { chunks, averageLength: chunks === 0 ? 0 : length / chunks };
};
