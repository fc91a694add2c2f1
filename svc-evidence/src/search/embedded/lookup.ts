import { type Collection, idealOf, inverseDocumentFrequency } from '../ranking.js';
import { fingerprint } from './fingerprint.js';
import type { OpenSegment } from './index-segment.js';

interface Word {
  /** Row in each segment; -1 when absent. */
  rows: Int32Array;
  /** Share of the question's total weight. */
  weight: number;
}

/** Words up to this weight change no digit of a score and are skipped, such as a name in nearly every chunk. */
const NEXT_TO_NOTHING = 0.0002;

export class Lookup {
  readonly collection: Collection;
  private readonly words: Word[];

  constructor(
    private readonly segments: OpenSegment[],
    words: string[],
    names: ReadonlySet<string>,
  ) {
    const found = [...new Set(words)].map((word) => {
      const number = fingerprint(word);
      const rows = Int32Array.from(segments, ({ terms }) => terms.rowOf(number));
      return { word, rows, frequency: frequencyOf(segments, rows) };
    });
    const frequencies = new Map(found.map(({ word, frequency }) => [word, frequency]));
    const collection = { ...sizesOf(segments), frequencies, names };
    const ideal = idealOf(collection);
    this.collection = collection;
    this.words = found.flatMap(({ rows, frequency }) => {
      const weight = frequency > 0 ? inverseDocumentFrequency(collection.chunks, frequency) / ideal : 0;
      return weight > NEXT_TO_NOTHING ? [{ rows, weight }] : [];
    });
  }

  /** BM25 of each chunk as a share of the ideal: 0 to 1, or above. */
  score(index: number, scores: Float32Array): void {
    const terms = this.segments[index]?.terms;
    scores.fill(0);
    for (const { rows, weight } of this.words) {
      const row = rows[index] ?? -1;
      if (row >= 0) terms?.addScores(row, weight, this.collection.averageLength, scores);
    }
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

const frequencyOf = (segments: OpenSegment[], rows: Int32Array): number => {
  let frequency = 0;
  for (const [index, { terms }] of segments.entries()) {
    const row = rows[index] ?? -1;
    if (row >= 0) frequency += terms.frequencyOf(row);
  }
  return frequency;
};
