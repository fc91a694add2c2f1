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

export interface Proof {
  /** What is shown, as it stands in the stored text. */
  snippet: string;
  /** The whole sentences around it. */
  context: string;
}

/** Where a quote stands in a text, word for word; null where it does not. */
export const proofIn = (text: string, given: string): Proof | null => {
  const quote = given.trim();
  if (quote.length > LONGEST || (wordsOf(quote) < FEWEST_WORDS && quote !== text.trim())) return null;
  const found = quote && patternOf(quote).exec(text);
  if (!found) return null;
  const context = sentencesAround(text, found.index, found.index + found[0].length);
  return { snippet: context.length > LONGEST_CONTEXT ? found[0] : context, context };
};
