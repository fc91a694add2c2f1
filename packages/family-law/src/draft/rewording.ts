import type { Rewording } from '@evenhand/contracts/intake/rewordings';
import type { Passage } from './clause.js';
import { statesOf, textOf, type Words } from './sentence.js';

const isParagraph = (passage: Passage): passage is Words => typeof passage === 'string' || 'text' in passage;

/**
 * The passages of a clause with the couple's own words in place of the paragraphs that these were written for.
 * @param fitted receives each rewording that was used
 */
export const reworded = (
  passages: readonly Passage[],
  clauseId: string,
  rewordings: readonly Rewording[],
  fitted: Set<Rewording>,
): Passage[] =>
  passages.map((passage) => {
    if (!isParagraph(passage)) return passage;
    const own = rewordings.find((one) => one.clauseId === clauseId && one.was === textOf(passage));
    if (!own) return passage;
    fitted.add(own);
    return { text: own.words, states: statesOf(passage) };
  });
