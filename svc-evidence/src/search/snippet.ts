import { lexemesOf } from './lexer.js';
import { sentencesOf } from './sentences.js';
import { type Weights, worthOf } from './weights.js';

/** In characters. */
const LONGEST = 600;

const highest = (numbers: number[]): number =>
  numbers.reduce((best, number, at) => (number > (numbers[best] ?? 0) ? at : best), 0);

/** The sentence with the most weight and its neighbours: by added weight, then what follows. */
export const snippetOf = (text: string, weights: Weights, longest = LONGEST): string => {
  const sentences = sentencesOf(text);
  const met = sentences.map((sentence) => new Set(lexemesOf(sentence).filter((word) => weights.has(word))));
  const best = highest(met.map((words) => worthOf(words, weights)));
  let [from, to, length] = [best, best + 1, sentences[best]?.length ?? 0];
  const shown = new Set(met[best]);
  const gainOf = (at: number): number => {
    const sentence = sentences[at];
    if (sentence === undefined || length + sentence.length > longest) return -1;
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
