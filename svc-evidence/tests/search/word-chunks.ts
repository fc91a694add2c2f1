import type { ChunkBatch, ChunksToIndex, ChunkToIndex } from '../../src/search/search-index.js';

/** A chunk whose words are told by themselves, each with how often it stands there. */
export interface WordChunk extends Omit<ChunkToIndex, 'words' | 'counts'> {
  words: ReadonlyMap<string, number>;
}

/** The batch as an index takes it: its words numbered. */
export const numbered = ({ chunks, ...place }: ChunkBatch<WordChunk>): ChunksToIndex => {
  const lexemes = [...new Set(chunks.flatMap(({ words }) => [...words.keys()]))];
  const withNumbers = chunks.map(({ words, ...chunk }) => ({
    ...chunk,
    words: Uint32Array.from(words.keys(), (word) => lexemes.indexOf(word)),
    counts: Uint32Array.from(words.values()),
  }));
  return { ...place, chunks: withNumbers, lexemes };
};
