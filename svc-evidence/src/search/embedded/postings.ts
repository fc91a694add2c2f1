import type { ChunksToIndex, ChunkToIndex } from '../search-index.js';

export interface Postings {
  words: Uint32Array;
  starts: Uint32Array;
  /** Per posting: the chunk, ascending within a word, and the count. */
  chunkOf: Uint32Array;
  countOf: Uint32Array;
}

/** Inverts chunks by counting sort: no list grows. */
export const groupByWord = ({ chunks, lexemes }: Pick<ChunksToIndex, 'chunks' | 'lexemes'>): Postings => {
  const places = new Uint32Array(lexemes.length);
  const words: number[] = [];
  for (const chunk of chunks) {
    for (const word of chunk.words) {
      const before = places[word] ?? 0;
      if (before === 0) words.push(word);
      places[word] = before + 1;
    }
  }
  const starts = new Uint32Array(words.length + 1);
  for (let row = 0; row < words.length; row += 1) {
    const word = words[row] ?? 0;
    const start = starts[row] ?? 0;
    starts[row + 1] = start + (places[word] ?? 0);
    places[word] = start;
  }
  return { words: new Uint32Array(words), starts, ...placed(chunks, places, starts.at(-1) ?? 0) };
};

const placed = (chunks: ChunkToIndex[], next: Uint32Array, total: number): Pick<Postings, 'chunkOf' | 'countOf'> => {
  const [chunkOf, countOf] = [new Uint32Array(total), new Uint32Array(total)];
  for (const [chunk, { words, counts }] of chunks.entries()) {
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      const to = next[word] ?? 0;
      next[word] = to + 1;
      chunkOf[to] = chunk;
      countOf[to] = counts[at] ?? 0;
    }
  }
  return { chunkOf, countOf };
};
