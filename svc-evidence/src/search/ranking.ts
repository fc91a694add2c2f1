/** What BM25 needs to know of a case. */
export interface Collection {
  chunks: number;
  averageLength: number;
  /** In how many chunks each word of the question stands. */
  frequencies: ReadonlyMap<string, number>;
}

const K1 = 1.2;
const B = 0.75;

/** How much a word tells apart: the fewer chunks it stands in, the more. */
export const rarity = (chunks: number, frequency: number): number =>
  Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));

/** What standing `count` times in a chunk of a length is worth: each further time less, in a long chunk less. */
export const saturation = (count: number, length: number, averageLength: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / Math.max(averageLength, 1)));

/** The BM25 of a chunk in which each of the question's words stands once, if it is as long as most. */
export const idealOf = ({ chunks, frequencies }: Collection): number => {
  let ideal = 0;
  // A word that stands nowhere in the case tells nothing apart.
  for (const frequency of frequencies.values()) if (frequency > 0) ideal += rarity(chunks, frequency);
  return ideal;
};

/** The BM25 of a chunk as a share of the ideal: 0 to 1. */
export const lexicalScore = (collection: Collection, counts: ReadonlyMap<string, number>, length: number): number => {
  const ideal = idealOf(collection);
  let score = 0;
  for (const [word, frequency] of collection.frequencies) {
    const count = counts.get(word) ?? 0;
    if (frequency > 0 && count > 0)
      score += rarity(collection.chunks, frequency) * saturation(count, length, collection.averageLength);
  }
  return ideal === 0 ? 0 : Math.min(1, score / ideal);
};

/** The score that is shown and sorted by: 0 to 1. */
export const hybridScore = (lexical: number, cosine: number): number => 0.6 * lexical + 0.4 * Math.max(0, cosine);

/** How much of a question stands in a case at all, 0 to 1: a word that stands nowhere would tell the most. */
export const coverageOf = (collection: Collection): number => {
  let all = 0;
  for (const frequency of collection.frequencies.values()) all += rarity(collection.chunks, frequency);
  return all === 0 ? 0 : idealOf(collection) / all;
};

/** At this score and below, what was found has nothing to do with the question. */
export const NOT_FOUND = 0.39;
/** Of "Did Ann ever lie?" a case may know nothing but the name; and a name alone is no answer. */
const LEAST_KNOWN = 0.3;

/** Those of some chunks that say something to a question of whose words the case knows so much, by words or by meaning. */
export const speaking = <Chunk extends { score: number; cosine: number }>(found: Chunk[], coverage: number): Chunk[] =>
  found.filter(({ score, cosine }) => score > NOT_FOUND && Math.max(coverage, cosine) >= LEAST_KNOWN);
