import type { ChunkToIndex } from '../search-index.js';

export interface Postings {
  words: string[];
  /** Where the postings of each word begin; one more entry says where the last ones end. */
  starts: Uint32Array;
  /** Of each posting the chunk, rising within a word, and how often the word stands in it. */
  chunkOf: Uint32Array;
  countOf: Uint32Array;
}

/** Turns chunks that have words into words that have chunks, by counting first: no list grows. */
export const groupByWord = (chunks: ChunkToIndex[]): Postings => {
  const total = chunks.reduce((sum, { words }) => sum + words.size, 0);
  const numbers = new Map<string, number>();
  const wordOf = new Uint32Array(total);
  let at = 0;
  for (const { words } of chunks) {
    for (const word of words.keys()) {
      let number = numbers.get(word);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(word, number);
      }
      wordOf[at++] = number;
    }
  }
  const starts = startsOf(wordOf, numbers.size);
  const [chunkOf, countOf, next] = [new Uint32Array(total), new Uint32Array(total), starts.slice()];
  at = 0;
  for (const [chunk, { words }] of chunks.entries()) {
    for (const count of words.values()) {
      const word = wordOf[at++] ?? 0;
      const to = next[word] ?? 0;
      next[word] = to + 1;
      chunkOf[to] = chunk;
      countOf[to] = count;
    }
  }
  return { words: [...numbers.keys()], starts, chunkOf, countOf };
};

const startsOf = (wordOf: Uint32Array, words: number): Uint32Array => {
  const starts = new Uint32Array(words + 1);
  for (const word of wordOf) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < words; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  return starts;
};
