import { UNSEEN_SIGNS } from '../search/letters.js';

/** A shorter quote occurs in too many places to prove anything. */
const FEWEST_WORDS = 3;
const LONGEST = 400;
/** In characters. */
const LONGEST_CONTEXT = 600;

const alike = ['\\s+', '["“”„«»]', "['‘’]", '[-–—]'];

const patternOf = (quote: string): RegExp => {
  const parts = quote.match(/\s+|[^\s]/gu) ?? [];
  const written = parts.map(
    (part) =>
      alike.find((kind) => new RegExp(`^${kind}$`, 'u').test(part)) ?? part.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&'),
  );
  // "paid 40" is not in "paid 400", nor "5" in "2.5": a quote begins and ends at word and figure boundaries.
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,:/-])${written.join('')}(?![\\p{L}\\p{N}]|[.,:/-]\\p{N})`, 'u');
};

const wordsOf = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** The whole sentences around a match: what a quote omits may reverse its meaning. */
const sentencesAround = (text: string, from: number, to: number): string =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .filter(({ index, segment }) => index < to && index + segment.length > from)
    .map(({ segment }) => segment)
    .join('')
    .trim();

const placeIn = (text: string, at: number): number => {
  let place = at;
  for (const { 0: sign, index } of text.matchAll(UNSEEN_SIGNS)) {
    if (index > place) break;
    place += sign.length;
  }
  return place;
};

export interface Proof {
  snippet: string;
  shown: string;
  context: string;
}

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
