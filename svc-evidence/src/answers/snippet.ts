import { lexemesOf } from '../search/lexer.js';

/** The length of a quotation that is read at a glance. */
const LONGEST = 320;

/** How many of the question's words stand in a text, in any form. */
const wordsMet = (text: string, words: ReadonlySet<string>): number =>
  new Set(lexemesOf(text).filter((word) => words.has(word))).size;

const sentencesOf = (text: string): string[] => text.match(/[^.!?\n]+(?:[.!?]+["”’)]*|\n|$)\s*/gu) ?? [text];

/**
 * The part of a text that meets most of a question's words: whole sentences where they are not too long.
 * @param words as the lexer leaves words
 */
export const snippetOf = (text: string, words: string[]): string => {
  const asked = new Set(words);
  const sentences = sentencesOf(text);
  let best = '';
  let most = -1;
  for (let from = 0; from < sentences.length; from += 1) {
    let window = '';
    for (let to = from; to < sentences.length && (window + sentences[to]).length <= LONGEST; to += 1)
      window += sentences[to];
    window ||= (sentences[from] ?? '').slice(0, LONGEST);
    const met = wordsMet(window, asked);
    if (met > most) [best, most] = [window, met];
  }
  return best.toWellFormed().trim();
};
