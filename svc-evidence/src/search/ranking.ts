export interface Collection {
  chunks: number;
  averageLength: number;
  /** Number of chunks with each word. */
  frequencies: ReadonlyMap<string, number>;
  /** Words written as names. */
  names: ReadonlySet<string>;
}

const K1 = 1.2;
const B = 0.75;

/** Inverse document frequency (BM25). */
export const inverseDocumentFrequency = (chunks: number, frequency: number): number =>
  Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));

/**
 * Term frequency part of BM25, with length normalization for what is shorter than the average: in a case of short chats
 * a page of a statement is many times as long, and its words would count for nothing.
 */
export const termFrequencyWeight = (count: number, length: number, averageLength: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + B * Math.min(1, length / Math.max(averageLength, 1))));

/** Weight of a word that the case lacks: a synonym may be found by meaning. */
const UNKNOWN_WORD = 0.5;
/** A name has no synonym. */
const UNKNOWN_NAME = 1;

/**
 * BM25 of a chunk of average length with each word once. Unknown words count: a chunk with only the common words
 * answers little.
 */
export const idealOf = ({ chunks, frequencies, names }: Collection): number => {
  let ideal = 0;
  for (const [word, frequency] of frequencies) {
    const unknown = names.has(word) ? UNKNOWN_NAME : UNKNOWN_WORD;
    ideal += inverseDocumentFrequency(chunks, frequency) * (frequency === 0 ? unknown : 1);
  }
  return ideal;
};

/** BM25 as a share of the ideal: 0 to 1. */
export const lexicalScore = (collection: Collection, counts: ReadonlyMap<string, number>, length: number): number => {
  const ideal = idealOf(collection);
  let score = 0;
  for (const [word, frequency] of collection.frequencies) {
    const count = counts.get(word) ?? 0;
    if (frequency > 0 && count > 0)
      score +=
        inverseDocumentFrequency(collection.chunks, frequency) *
        termFrequencyWeight(count, length, collection.averageLength);
  }
  return ideal === 0 ? 0 : Math.min(1, score / ideal);
};

/** 0 to 1. */
export const hybridScore = (lexical: number, cosine: number): number => 0.5 * lexical + 0.5 * Math.max(0, cosine);

/**
 * At or below: perhaps no answer. The best threshold between answerable questions and those of another case
 * (docs/decisions/where-an-answer-begins.md, `bench -- evidence-quality`).
 */
export const NOT_FOUND = 0.45;
/** At or below: unrelated to the question. */
export const UNRELATED = 0.22;

/** Share of the best score below which results are dropped. */
const WORTH_READING = 0.5;

/** Chunks with a word, at most, for the word to be rare: as a share of all, and at least a few. */
const [RARE_SHARE, RARE_LEAST] = [0.01, 5];

/** A word of the question that few chunks have. */
export const hasRareWord = ({ chunks, frequencies }: Collection): boolean =>
  [...frequencies.values()].some(
    (frequency) => frequency > 0 && frequency <= Math.max(RARE_LEAST, chunks * RARE_SHARE),
  );

/**
 * @param found the best first. Empty when the best is unrelated. Not cut at NOT_FOUND: an answer often scores below
 * what only sounds like it.
 */
export const related = <Chunk extends { score: number }>(found: Chunk[]): Chunk[] => {
  const best = found[0]?.score ?? 0;
  return best > UNRELATED ? found.filter(({ score }) => score > best * WORTH_READING) : [];
};
