import { lexemesOf } from '../search/lexer.js';

/** In characters: a quotation, and a piece of a text without sentences. */
const [LONGEST, PIECE] = [600, 300];

/** The weight of each lexeme of the question: the rarer in the case, the higher. */
export type Weights = ReadonlyMap<string, number>;

// Input: at most 100,000 characters (the longest message). A mark ends a sentence before a blank: "38.50" is one number.
const SENTENCES = /[^\n]+?(?:[.!?…]{1,20}["”’)\]]{0,9}(?=\s|$)|[。！？]["”’」』）]*|\n|$)\s*/gu;
/** Cuts at blanks; never inside a surrogate pair. */
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

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCES) ?? [text]).flatMap((sentence) =>
    sentence.length > LONGEST ? piecesOf(sentence) : [sentence],
  );

const worthOf = (words: ReadonlySet<string>, weights: Weights, covered: ReadonlySet<string> = new Set()): number => {
  let worth = 0;
  for (const word of words) if (!covered.has(word)) worth += weights.get(word) ?? 0;
  return worth;
};

const highest = (numbers: number[]): number =>
  numbers.reduce((best, number, at) => (number > (numbers[best] ?? 0) ? at : best), 0);

/** The sentence with the most weight and its neighbours: by added weight, then what follows. */
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
