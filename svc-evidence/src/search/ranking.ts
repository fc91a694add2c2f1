/** What BM25 needs to know of a case. */
export interface Collection {
  chunks: number;
  averageLength: number;
  /** In how many chunks each word of the question stands. */
  frequencies: ReadonlyMap<string, number>;
}

const K1 = 1.2;
const B = 0.75;

const rarity = ({ chunks, frequencies }: Collection, word: string): number => {
  const frequency = frequencies.get(word) ?? 0;
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
};

/** The BM25 of a chunk as a share of what a chunk full of the question's words would have: 0 to 1. */
export const lexicalScore = (collection: Collection, counts: ReadonlyMap<string, number>, length: number): number => {
  const norm = K1 * (1 - B + (B * length) / Math.max(collection.averageLength, 1));
  let [score, ideal] = [0, 0];
  for (const word of collection.frequencies.keys()) {
    // A word that stands nowhere in the case tells nothing apart.
    if (!collection.frequencies.get(word)) continue;
    const count = counts.get(word) ?? 0;
    score += rarity(collection, word) * ((count * (K1 + 1)) / (count + norm));
    ideal += rarity(collection, word);
  }
  return ideal === 0 ? 0 : Math.min(1, score / ideal);
};

/** The score that is shown and sorted by: 0 to 1. */
export const hybridScore = (lexical: number, cosine: number): number => 0.6 * lexical + 0.4 * Math.max(0, cosine);

/** At this score and below, what was found has nothing to do with the question. */
export const NOT_FOUND = 0.39;
