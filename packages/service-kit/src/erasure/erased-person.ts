/** Whom an erasure is about. */
export interface ErasedPerson {
  caseId: string;
  personId: string;
  /** Identifying words in lower case. */
  words: readonly string[];
}

/** Below this a word is part of other people's words. */
const SHORTEST = 5;

export const marksOf = ({ caseId, personId, words }: ErasedPerson): string[] => [caseId, personId, ...searched(words)];

export const searched = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= SHORTEST)),
];

export const holdsAny = (text: string, marks: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return marks.some((mark) => lower.includes(mark));
};
