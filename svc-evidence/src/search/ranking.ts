export interface Collection {
  chunks: number;
  averageLength: number;
  /** Number of chunks with each word. */
  frequencies: ReadonlyMap<string, number>;
  /** Words written as names. */
  names: ReadonlySet<string>;
  /** Of a word, the number of chunks with each related word. */
  related: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const K1 = 1.2;
const B = 0.75;

/** Inverse document frequency (BM25). */
const inverseDocumentFrequency = (chunks: number, frequency: number): number =>
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

/** Weight of a related word: this share of the lower of the two words' weights. */
const RELATED = 0.5;

/** A word of the question that the case has, and those related to it; the best of them counts. */
type Alternatives = ReadonlyMap<string, number>;

/** Weights of what is searched for; a related word that the question has itself is not weighed again. */
export const alternativesOf = ({ chunks, frequencies, related }: Collection): Alternatives[] => {
  const weighed = [...frequencies].map(([word, frequency]) => {
    const weight = inverseDocumentFrequency(chunks, frequency);
    const alternatives = new Map(frequency > 0 ? [[word, weight]] : []);
    for (const [other, standing] of related.get(word) ?? [])
      if (standing > 0 && !frequencies.has(other))
        alternatives.set(other, RELATED * Math.min(weight, inverseDocumentFrequency(chunks, standing)));
    return alternatives;
  });
  return weighed.filter(({ size }) => size > 0);
};

/** Weight of each word that is searched for and that the case has. */
export const weightsOf = (collection: Collection): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const alternatives of alternativesOf(collection))
    for (const [word, weight] of alternatives) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  return weights;
};

type LexicalScore = (counts: ReadonlyMap<string, number>, length: number) => number;

/** BM25 as a share of the ideal: 0 to 1. */
export const lexicalScoreIn = (collection: Collection): LexicalScore => {
  const [ideal, alternatives] = [idealOf(collection), alternativesOf(collection)];
  return (counts, length) => {
    let score = 0;
    for (const words of alternatives) {
      let most = 0;
      for (const [word, weight] of words) {
        const count = counts.get(word) ?? 0;
        if (count > 0) most = Math.max(most, weight * termFrequencyWeight(count, length, collection.averageLength));
      }
      score += most;
    }
    return ideal === 0 ? 0 : Math.min(1, score / ideal);
  };
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
