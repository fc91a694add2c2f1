import { kindOf, kinds, MARK, PICTURE, SEPARATOR, SPACELESS, UNSEEN, UNSEEN_SIGNS, WORD } from './letters.js';
import { unitsOf } from './units.js';
import { hashed, LEFT_OUT, NO_HASH, Vocabulary } from './vocabulary.js';

/** What is longer is no word; its beginning is enough to find it by. */
const LONGEST_WORD = 64;

const COMMA = 44;
const isDigit = (unit = 0): boolean => unit >= 48 && unit <= 57;

/** Whether a comma at `at` only groups thousands: 90,000 is one number. */
const isGrouping = (units: Uint16Array, at: number): boolean =>
  isDigit(units[at - 1]) &&
  isDigit(units[at + 1]) &&
  isDigit(units[at + 2]) &&
  isDigit(units[at + 3]) &&
  !isDigit(units[at + 4]);

/** A text of a script without spaces: each pair of neighbours counts as a word. */
const lexPairs = (text: string, vocabulary: Vocabulary, found: number[]): number => {
  const signs = [...text.replace(UNSEEN_SIGNS, '').normalize('NFKC')];
  const pairs = signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  for (const pair of pairs) found.push(vocabulary.numberOfLexeme(pair));
  return pairs.length;
};

/** Answers how many units the picture has. */
const lexPicture = (text: string, at: number, vocabulary: Vocabulary, found: number[]): number => {
  const picture = String.fromCodePoint(text.codePointAt(at) ?? 0);
  found.push(vocabulary.numberOfLexeme(picture));
  return picture.length;
};

/** A number whose thousands are grouped, a word with signs in it that nobody sees, or what is too long for a word. */
const unusual = (word: string): string => word.replace(UNSEEN_SIGNS, '').replaceAll(',', '').slice(0, LONGEST_WORD);

/**
 * Adds the words of a text to `found`, as an index knows them: lower case, without accents and endings, without those
 * that stand everywhere; each by its number in the vocabulary. Answers how many words there are in all.
 */
export const lex = (text: string, vocabulary: Vocabulary, found: number[]): number => {
  const letters = text.toLowerCase();
  const units = unitsOf(letters);
  const end = letters.length;
  let words = 0;
  for (let at = 0; at < end; ) {
    const kind = kinds[units[at] ?? 0] || kindOf(letters, at);
    if (kind === SEPARATOR || kind === MARK || kind === UNSEEN) {
      at += 1;
      continue;
    }
    if (kind === PICTURE) {
      at += lexPicture(letters, at, vocabulary, found);
      words += 1;
      continue;
    }
    const from = at;
    let hash = NO_HASH;
    let isWhole = true;
    for (; at < end; at += 1) {
      const unit = units[at] ?? 0;
      const next = kinds[unit] || kindOf(letters, at);
      if (next === kind || (next === MARK && kind === WORD)) hash = hashed(hash, unit);
      else if (next === UNSEEN || (unit === COMMA && isGrouping(units, at))) isWhole = false;
      else break;
    }
    if (kind === SPACELESS) {
      words += lexPairs(letters.slice(from, at), vocabulary, found);
      continue;
    }
    const isUsual = isWhole && at - from <= LONGEST_WORD;
    const number = isUsual
      ? vocabulary.numberOf(units, from, at, hash)
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
