import type { ChunkBatch, ChunksToIndex, ChunkToIndex } from '../../src/search/search-index.js';

/** A chunk with counted words. */
export interface WordChunk extends Omit<ChunkToIndex, 'words' | 'counts'> {
  words: ReadonlyMap<string, number>;
}

export const numbered = ({ chunks, ...place }: ChunkBatch<WordChunk>): ChunksToIndex => {
  const lexemes = [...new Set(chunks.flatMap(({ words }) => [...words.keys()]))];
  const withNumbers = chunks.map(({ words, ...chunk }) => ({
    ...chunk,
    words: Uint32Array.from(words.keys(), (word) => lexemes.indexOf(word)),
    counts: Uint32Array.from(words.values()),
  }));
  return { ...place, chunks: withNumbers, lexemes };
};
