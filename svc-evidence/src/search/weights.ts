/** The weight of each lexeme of the question: the rarer in the case, the higher. */
export type Weights = ReadonlyMap<string, number>;

/** The weight of the question's words among these, each once. */
export const worthOf = (
  words: ReadonlySet<string>,
  weights: Weights,
  covered: ReadonlySet<string> = new Set(),
): number => {
  let worth = 0;
  for (const word of words) if (!covered.has(word)) worth += weights.get(word) ?? 0;
  return worth;
};
