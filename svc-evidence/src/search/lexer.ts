import { kindOf, kinds, MARK, PICTURE, SEPARATOR, SPACELESS, UNSEEN, UNSEEN_SIGNS, WORD } from './letters.js';
import { unitsOf } from './units.js';
import { hashed, LEFT_OUT, NO_HASH, Vocabulary } from './vocabulary.js';

/** In characters; the rest is ignored. */
const LONGEST_WORD = 64;

const COMMA = 44;
const isDigit = (unit = 0): boolean => unit >= 48 && unit <= 57;

/** 90,000 is one number. */
const isGrouping = (units: Uint16Array, at: number): boolean =>
  isDigit(units[at - 1]) &&
  isDigit(units[at + 1]) &&
  isDigit(units[at + 2]) &&
  isDigit(units[at + 3]) &&
  !isDigit(units[at + 4]);

/** Scripts without spaces: each bigram is a word. */
const lexPairs = (text: string, vocabulary: Vocabulary, found: number[]): number => {
  const signs = [...text.replace(UNSEEN_SIGNS, '').normalize('NFKC')];
  const pairs = signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  for (const pair of pairs) found.push(vocabulary.numberOfLexeme(pair));
  return pairs.length;
};

const lexPicture = (text: string, at: number, vocabulary: Vocabulary, found: number[]): number => {
  const picture = String.fromCodePoint(text.codePointAt(at) ?? 0);
  found.push(vocabulary.numberOfLexeme(picture));
  return picture.length;
};

const unusual = (word: string): string => word.replace(UNSEEN_SIGNS, '').replaceAll(',', '').slice(0, LONGEST_WORD);

/** Appends the numbers of a text's lexemes to `found`. Returns the number of words, stop words included. */
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

export const lexemesOf = (text: string): string[] => {
  if (known.isLarge) known = new Vocabulary();
  const found: number[] = [];
  lex(text, known, found);
  return found.map((number) => known.lexemes[number] ?? '');
};
