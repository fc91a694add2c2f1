import { UNSEEN_SIGNS } from '../search/letters.js';

/** A quote of fewer words stands everywhere and proves nothing. */
const FEWEST_WORDS = 3;
const LONGEST = 400;
/** Whole sentences are shown around a quote as long as they are read in a moment. */
const LONGEST_CONTEXT = 600;

/** Characters that programs exchange for each other; each kind counts as one. */
const alike = ['\\s+', '["“”„«»]', "['‘’]", '[-–—]'];

const patternOf = (quote: string): RegExp => {
  const parts = quote.match(/\s+|[^\s]/gu) ?? [];
  const written = parts.map(
    (part) =>
      alike.find((kind) => new RegExp(`^${kind}$`, 'u').test(part)) ?? part.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&'),
  );
  // "paid 40" does not stand in "paid 400", nor "5" in "2.5": a quote begins and ends where words and figures do.
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,:/-])${written.join('')}(?![\\p{L}\\p{N}]|[.,:/-]\\p{N})`, 'u');
};

const wordsOf = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** The whole sentences in which a part of a text stands: what a quote leaves out may turn it round. */
const sentencesAround = (text: string, from: number, to: number): string =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .filter(({ index, segment }) => index < to && index + segment.length > from)
    .map(({ segment }) => segment)
    .join('')
    .trim();

/** Where in a text a unit stands that stands at a place of what is seen of it. */
const placeIn = (text: string, at: number): number => {
  let place = at;
  for (const { 0: sign, index } of text.matchAll(UNSEEN_SIGNS)) {
    if (index > place) break;
    place += sign.length;
  }
  return place;
};

export interface Proof {
  /** What is shown, as it stands in the stored text. */
  snippet: string;
  /** The same, as it is seen. */
  shown: string;
  /** The whole sentences around it, as they are seen. */
  context: string;
}

/** Where a quote stands in a text, word for word as it is seen; null where it does not. */
export const proofIn = (text: string, given: string): Proof | null => {
  const seen = text.replace(UNSEEN_SIGNS, '');
  const quote = given.replace(UNSEEN_SIGNS, '').trim();
  if (quote.length > LONGEST || (wordsOf(quote) < FEWEST_WORDS && quote !== seen.trim())) return null;
  const found = quote && patternOf(quote).exec(seen);
  if (!found) return null;
  const [part] = found;
  const context = sentencesAround(seen, found.index, found.index + part.length);
  const shown = context.length > LONGEST_CONTEXT ? part : context;
  const from = seen.lastIndexOf(shown, found.index);
  return { snippet: text.slice(placeIn(text, from), placeIn(text, from + shown.length - 1) + 1), shown, context };
};
