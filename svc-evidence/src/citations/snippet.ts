import { lexemesOf } from '../search/lexer.js';

/** The length of a quotation that is read at a glance; and of a piece of a text that has no sentences. */
const [LONGEST, PIECE] = [600, 300];

/** What a question's words are worth, as the lexer leaves words: the rarer in the case, the more. */
export type Weights = ReadonlyMap<string, number>;

// Input: at most 100,000 characters (the longest message). A mark ends a sentence before a blank: "38.50" is one number.
const SENTENCES = /[^\n]+?(?:[.!?…]{1,20}["”’)\]]{0,9}(?=\s|$)|[。！？]["”’」』）]*|\n|$)\s*/gu;
/** A long sentence in pieces that end with a blank; where there is none, no sign of two units is cut in two. */
const piecesOf = (sentence: string): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < sentence.length; from += pieces.at(-1)?.length ?? PIECE) {
    const most = sentence.slice(from, from + PIECE);
    const blank = Math.max(most.search(/\s\S*$/), 0);
    const isLast = from + PIECE >= sentence.length;
    const splitsPair = /[\ud800-\udbff]$/.test(most) ? PIECE - 1 : PIECE;
    pieces.push(isLast ? most : most.slice(0, blank > 0 ? blank + 1 : splitsPair));
  }
  return pieces;
};

/** The sentences of a text; what is too long to be read at a glance in pieces. */
export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCES) ?? [text]).flatMap((sentence) =>
    sentence.length > LONGEST ? piecesOf(sentence) : [sentence],
  );

/** What words tell, but for those that are told already. */
const worthOf = (words: ReadonlySet<string>, weights: Weights, told: ReadonlySet<string> = new Set()): number => {
  let worth = 0;
  for (const word of words) if (!told.has(word)) worth += weights.get(word) ?? 0;
  return worth;
};

/** The place of the highest number, the first of equals. */
const highest = (numbers: number[]): number =>
  numbers.reduce((best, number, at) => (number > (numbers[best] ?? 0) ? at : best), 0);

/**
 * The part of a text that answers a question best: the sentence whose words tell most, with its neighbours. What brings
 * more of the words comes first, then what follows.
 */
export const snippetOf = (text: string, weights: Weights): string => {
  const sentences = sentencesOf(text);
  const met = sentences.map((sentence) => new Set(lexemesOf(sentence).filter((word) => weights.has(word))));
  const best = highest(met.map((words) => worthOf(words, weights)));
  let [from, to, length] = [best, best + 1, sentences[best]?.length ?? 0];
  const shown = new Set(met[best]);
  const gainOf = (at: number): number => {
    const sentence = sentences[at];
    if (sentence === undefined || length + sentence.length > LONGEST) return -1;
    return worthOf(met[at] ?? new Set(), weights, shown);
  };
  for (;;) {
    const [before, behind] = [gainOf(from - 1), gainOf(to)];
    if (before < 0 && behind < 0) break;
    const at = before > behind ? from - 1 : to;
    if (before > behind) from -= 1;
    else to += 1;
    length += sentences[at]?.length ?? 0;
    for (const word of met[at] ?? []) shown.add(word);
  }
  return sentences.slice(from, to).join('').trim();
};
