/** What BM25 needs to know of a case. */
export interface Collection {
  chunks: number;
  averageLength: number;
  /** In how many chunks each word of the question stands. */
  frequencies: ReadonlyMap<string, number>;
  /** Those of them that are written as names. */
  names: ReadonlySet<string>;
}

const K1 = 1.2;
const B = 0.75;

/** How much a word tells apart: the fewer chunks it stands in, the more. */
export const rarity = (chunks: number, frequency: number): number =>
  Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));

/** What standing `count` times in a chunk of a length is worth: each further time less, in a long chunk less. */
export const saturation = (count: number, length: number, averageLength: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / Math.max(averageLength, 1)));

/** People ask in words of their own: what the case does not know may be said in another word, found by its meaning. */
const UNKNOWN_WORD = 0.5;
/** A name has no other word. */
const UNKNOWN_NAME = 1;

/**
 * The BM25 of a chunk in which each of the question's words stands once, if it is as long as most. A word that stands
 * nowhere in the case counts too: what knows but the common words of a question answers little of it.
 */
export const idealOf = ({ chunks, frequencies, names }: Collection): number => {
  let ideal = 0;
  for (const [word, frequency] of frequencies) {
    const unknown = names.has(word) ? UNKNOWN_NAME : UNKNOWN_WORD;
    ideal += rarity(chunks, frequency) * (frequency === 0 ? unknown : 1);
  }
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

/** The score that is shown and sorted by, words and meaning alike: 0 to 1. */
export const hybridScore = (lexical: number, cosine: number): number => 0.5 * lexical + 0.5 * Math.max(0, cosine);

/**
 * At this score and below, a place is perhaps no answer. Calibrated with `bench -- evidence-quality`: here it tells the
 * questions that a case answers from those of another case best (docs/decisions/where-an-answer-begins.md).
 */
export const NOT_FOUND = 0.45;
/** At this score and below, what was found has nothing to do with the question. */
export const UNRELATED = 0.22;

/** Beside a place that is twice as good nobody reads the other. */
const WORTH_READING = 0.5;

/**
 * Those of some chunks, the best first, that are worth reading: none, when the best has nothing to do with the question.
 * What answers it often stands a little lower than what only sounds like it, so nothing is cut off at the line of an
 * answer.
 */
export const related = <Chunk extends { score: number }>(found: Chunk[]): Chunk[] => {
  const best = found[0]?.score ?? 0;
  return best > UNRELATED ? found.filter(({ score }) => score > best * WORTH_READING) : [];
};
