import type { Block } from '@evenhand/contracts/agreement/document';
import type { Passage } from './clause.js';
import { statesOf, textOf, unique, type Words } from './sentence.js';

const stated = (words: readonly Words[]) => {
  const states = unique(words.flatMap(statesOf));
  return states.length > 0 ? { states } : {};
};

/** The blocks of an article; paragraphs are numbered `3.1`, `3.2`. */
export const numbered = (passages: readonly Passage[], article: number): Block[] => {
  let paragraph = 0;
  const block = (passage: Passage): Block => {
    if (typeof passage === 'string' || 'text' in passage)
      return {
        kind: 'paragraph',
        number: `${article}.${++paragraph}`,
        text: textOf(passage),
        ...stated([passage]),
      };
    if (passage.kind === 'list') return { kind: 'list', items: passage.items.map(textOf), ...stated(passage.items) };
    if (passage.kind === 'working') return passage;
    const rows = passage.rows.map((row) => row.map(textOf));
    return { kind: 'table', header: passage.header, rows, ...stated(passage.rows.flat()) };
  };
  return passages.map(block);
};
