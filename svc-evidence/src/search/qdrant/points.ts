import { createHash } from 'node:crypto';
import type { Schemas } from '@qdrant/js-client-rest';
import { z } from 'zod';
import { termFrequencyWeight } from '../ranking.js';
import type { ChunkPlace, ChunksToIndex, ChunkToIndex } from '../search-index.js';
import { asNumber, type Blind } from './blind.js';

export const WORDS = 'words';
export const MEANING = 'meaning';

/** Assumed average length; candidates only are ordered by it. */
const USUAL_LENGTH = 120;

/** A UUID derived from the case: cases share none. */
export const pointId = ({ caseId, fileId }: ChunkPlace, number: number): string => {
  const hash = createHash('sha256').update(`${caseId}/${fileId}/${number}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

/** Contains HMACs, no text and no name. */
export const pointOf = (
  { caseId, fileId, first, lexemes }: ChunksToIndex,
  index: number,
  chunk: ChunkToIndex,
  blind: Blind,
  turn: number,
): Schemas['PointStruct'] => {
  const [place, number] = [{ caseId, fileId }, first + index];
  const counts = countsOf(chunk, lexemes, blind);
  const terms = [...counts.keys()].map(asNumber);
  const values = [...counts.values()].map((count) => termFrequencyWeight(count, chunk.length, USUAL_LENGTH));
  return {
    id: pointId(place, number),
    vector: terms.length > 0 ? { [WORDS]: { indices: terms, values } } : {},
    payload: {
      ...place,
      number,
      turn,
      source: chunk.source,
      people: chunk.people.map((name) => blind.seal(name)),
      firstAt: chunk.firstAt,
      lastAt: chunk.lastAt,
      length: chunk.length,
      terms,
      counts: Object.fromEntries(counts),
    },
  };
};

/** Two words collide once in a million chunks; their counts add up. */
const countsOf = (chunk: ChunkToIndex, lexemes: readonly string[], blind: Blind): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const [at, word] of chunk.words.entries()) {
    const blindWord = blind.word(lexemes[word] ?? '');
    counts.set(blindWord, (counts.get(blindWord) ?? 0) + (chunk.counts[at] ?? 0));
  }
  return counts;
};

export const FoundPoint = z.object({
  id: z.string(),
  score: z.number(),
  payload: z.object({
    fileId: z.uuid(),
    number: z.int(),
    length: z.int(),
    counts: z.record(z.string(), z.int()).default({}),
  }),
});
export type FoundPoint = z.infer<typeof FoundPoint>;

export const payloadFor = (blindWords: string[]): string[] => [
  'fileId',
  'number',
  'length',
  ...blindWords.map((word) => `counts.${word}`),
];
