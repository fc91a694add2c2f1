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

const IN_NAME = /[\p{L}\p{N}.!#$%*+^_~-]/u;
const IN_DOMAIN = /[\p{L}\p{N}-]/u;

/** Whether a text names an address in lower case, and not one that only ends or begins with it. */
export const namesAddress = (text: string, address: string): boolean => {
  // Of JSON.
  const plain = text.toLowerCase().replaceAll(/\\[bfnrt]/g, '  ');
  for (let at = plain.indexOf(address); at >= 0; at = plain.indexOf(address, at + 1)) {
    const [before, after, second] = [plain[at - 1], plain[at + address.length], plain[at + address.length + 1]];
    const goesOn = after === '.' ? second : after;
    if (!(before && IN_NAME.test(before)) && !(goesOn && IN_DOMAIN.test(goesOn))) return true;
  }
  return false;
};

export const holdsAny = (text: string, marks: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return marks.some((mark) => lower.includes(mark));
};
