import { type Collection, idealOf, rarity, saturation } from '../ranking.js';
import { fingerprint } from './fingerprint.js';
import type { OpenSegment } from './index-segment.js';
import { Scan } from './scan.js';

/** BM25 of every chunk as a share of the ideal, 0 to 1, through all segments. */
export const lexicalScoresOf = (segments: OpenSegment[], collection: Collection): Float32Array => {
  const scores = new Float32Array(collection.chunks);
  const ideal = idealOf(collection);
  for (const [word, frequency] of collection.frequencies) {
    if (frequency === 0) continue;
    const weight = rarity(collection.chunks, frequency) / ideal;
    addWord(segments, fingerprint(word), weight, collection.averageLength, scores);
  }
  return scores.map((score) => Math.min(1, score));
};

const addWord = (
  segments: OpenSegment[],
  word: number,
  weight: number,
  averageLength: number,
  scores: Float32Array,
): void => {
  let start = 0;
  let lengths: Uint32Array = new Uint32Array();
  const add = (chunk: number, count: number): void => {
    const score = weight * saturation(count, lengths[chunk] ?? 0, averageLength);
    scores[start + chunk] = (scores[start + chunk] ?? 0) + score;
  };
  for (const { terms } of segments) {
    lengths = terms.lengths;
    terms.each(word, add);
    start += terms.chunks;
  }
};

/** The cosine of every chunk with a question; 0 for those that are not embedded yet. */
export const cosinesOf = async (segments: OpenSegment[], question: Buffer, chunks: number): Promise<Float32Array> => {
  const cosines = new Float32Array(chunks);
  const scan = await Scan.of(question);
  let start = 0;
  for (const { terms, vectors } of segments) {
    if (vectors) scan.compare(vectors, cosines, start);
    start += terms.chunks;
  }
  return cosines;
};
