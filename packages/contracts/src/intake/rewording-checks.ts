import type { Note } from './problem.js';
import type { IntakeRecord } from './record.js';

/** Amounts, shares, days and numbers of articles, sorted: they follow from answers, not from words. */
const figuresIn = (text: string): string[] => (text.match(/\d[\d.,]*/g) ?? []).map(withoutStop).sort();
const withoutStop = (figure: string): string => figure.replace(/[.,]$/, '');

/** Whether own words have every figure of the paragraph that they replace, and no other. */
export const keepsFigures = (was: string, words: string): boolean =>
  figuresIn(was).join(' ') === figuresIn(words).join(' ');

/** Notes own words with other figures than the paragraph that they replace, and a paragraph that is replaced twice. */
export const noteRewordingProblems = ({ rewordings = [] }: IntakeRecord, at: Note): void => {
  const replaced = new Set<string>();
  for (const [index, { clauseId, was, words }] of rewordings.entries()) {
    const pointer = `/rewordings/${index}/words`;
    if (!keepsFigures(was, words)) at('rewordings', 'other-figures', pointer);
    const place = `${clauseId} ${was}`;
    if (replaced.has(place)) at('rewordings', 'reworded-twice', pointer);
    replaced.add(place);
  }
};
