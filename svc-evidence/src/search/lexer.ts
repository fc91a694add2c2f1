import { kindOf, kinds, SEPARATOR, SPACELESS } from './letters.js';
import { hashed, LEFT_OUT, NO_HASH, Vocabulary } from './vocabulary.js';

/** What is longer is no word; its beginning is enough to find it by. */
const LONGEST_WORD = 64;

const COMMA = 44;
const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/** Whether a comma at `at` only groups thousands: 90,000 is one number. */
const isGrouping = (text: string, at: number): boolean =>
  isDigit(text.charCodeAt(at - 1)) &&
  isDigit(text.charCodeAt(at + 1)) &&
  isDigit(text.charCodeAt(at + 2)) &&
  isDigit(text.charCodeAt(at + 3)) &&
  !isDigit(text.charCodeAt(at + 4));

/** A text of a script without spaces: each pair of neighbours counts as a word. */
const lexPairs = (text: string, vocabulary: Vocabulary, found: number[]): number => {
  const signs = [...text.normalize('NFKC')];
  const pairs = signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  for (const pair of pairs) found.push(vocabulary.numberOfLexeme(pair));
  return pairs.length;
};

/** A number whose thousands are grouped, or what is too long for a word. */
const unusual = (word: string): string => word.replaceAll(',', '').slice(0, LONGEST_WORD);

/**
 * Adds the words of a text to `found`, as an index knows them: lower case, without accents and endings, without those
 * that stand everywhere; each by its number in the vocabulary. Answers how many words there are in all.
 */
export const lex = (text: string, vocabulary: Vocabulary, found: number[]): number => {
  const letters = text.toLowerCase();
  const end = letters.length;
  let words = 0;
  for (let at = 0; at < end; ) {
    const kind = kinds[letters.charCodeAt(at)] || kindOf(letters, at);
    if (kind === SEPARATOR) {
      at += 1;
      continue;
    }
    const from = at;
    let hash = NO_HASH;
    let isGrouped = false;
    for (; at < end; at += 1) {
      const unit = letters.charCodeAt(at);
      if ((kinds[unit] || kindOf(letters, at)) === kind) hash = hashed(hash, unit);
      else if (unit === COMMA && isGrouping(letters, at)) isGrouped = true;
      else break;
    }
    if (kind === SPACELESS) {
      words += lexPairs(letters.slice(from, at), vocabulary, found);
      continue;
    }
    const isUsual = !isGrouped && at - from <= LONGEST_WORD;
    const number = isUsual
      ? vocabulary.numberOf(letters, from, at, hash)
      : vocabulary.numberOfWord(unusual(letters.slice(from, at)));
    if (number !== LEFT_OUT) found.push(number);
    words += 1;
  }
  return words;
};

let known = new Vocabulary();

/** The words of a question or a text, as an index knows them. */
export const lexemesOf = (text: string): string[] => {
  if (known.isLarge) known = new Vocabulary();
  const found: number[] = [];
  lex(text, known, found);
  return found.map((number) => known.lexemes[number] ?? '');
};
