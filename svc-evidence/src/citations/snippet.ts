import { lexemesOf } from '../search/lexer.js';

/** The length of a quotation that is read at a glance. */
const LONGEST = 320;

/** How many of the question's words stand in a text, in any form. */
const wordsMet = (text: string, words: ReadonlySet<string>): number =>
  new Set(lexemesOf(text).filter((word) => words.has(word))).size;

/** A mark ends a sentence before a blank: "38.50" is one number. Each goes on where the one before it ended. */
const SENTENCES = /[^\n]+?(?:[.!?…]+["”’)\]]*(?=\s|$)|[。！？]["”’」』）]*|\n|$)\s*/gu;
/** Up to a blank; where there is none, no sign of two units is cut in two. */
const PIECES = new RegExp(`[\\s\\S]{1,${LONGEST - 1}}(?:\\s|$)|[\\s\\S]{1,${LONGEST}}(?![\\udc00-\\udfff])`, 'g');

/** The sentences of a text; what is too long to be read at a glance in pieces. */
const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCES) ?? [text]).flatMap((sentence) => sentence.match(PIECES) ?? []);

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
    const met = wordsMet(window, asked);
    if (met > most) [best, most] = [window, met];
  }
  return best.trim();
};
