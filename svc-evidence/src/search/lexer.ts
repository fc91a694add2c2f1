import { stemmer } from 'stemmer';
import { kindOf, SEPARATOR, SPACELESS } from './letters.js';
import { STOP_WORDS } from './stop-words.js';
import { hashed, NO_HASH, Vocabulary } from './vocabulary.js';

/** What is longer is no word; its beginning is enough to find it by. */
const LONGEST_WORD = 64;
/** Accents are left out where they are accents; in other scripts marks make the word. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Without accents, each sign in its plainest form. */
const plain = (word: string): string => word.normalize('NFKD').replace(ACCENTS, '$1').normalize('NFC').toLowerCase();

/** Null for a stop word. */
const lexemeOf = (word: string): string | null => {
  const letters = plain(word);
  if (STOP_WORDS.has(letters)) return null;
  return /^[a-z]{3,}$/.test(letters) ? stemmer(letters) : letters;
};

const lexemes = new Vocabulary(lexemeOf);

const COMMA = 44;
const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/** Whether a comma at `at` only groups thousands: 90,000 is one number. */
const isGrouping = (text: string, at: number): boolean =>
  isDigit(text.charCodeAt(at - 1)) &&
  isDigit(text.charCodeAt(at + 1)) &&
  isDigit(text.charCodeAt(at + 2)) &&
  isDigit(text.charCodeAt(at + 3)) &&
  !isDigit(text.charCodeAt(at + 4));

/** Text of a script without spaces, as pairs of neighbours. */
const pairsOf = (text: string): string[] => {
  const signs = [...text];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/**
 * Adds the words of a text to `found`, as the index knows them: lower case, without accents and endings, without those
 * that stand everywhere. Answers how many words there are in all.
 */
export const lex = (text: string, found: string[]): number => {
  const letters = text.toLowerCase();
  let words = 0;
  for (let at = 0; at < letters.length; ) {
    const kind = kindOf(letters, at);
    if (kind === SEPARATOR) {
      at += 1;
      continue;
    }
    const from = at;
    let hash = NO_HASH;
    let isGrouped = false;
    for (; at < letters.length; at += 1) {
      if (kindOf(letters, at) === kind) hash = hashed(hash, letters.charCodeAt(at));
      else if (letters.charCodeAt(at) === COMMA && isGrouping(letters, at)) isGrouped = true;
      else break;
    }
    if (kind === SPACELESS) {
      const pairs = pairsOf(letters.slice(from, at).normalize('NFKC'));
      found.push(...pairs);
      words += pairs.length;
      continue;
    }
    const isUsual = !isGrouped && at - from <= LONGEST_WORD;
    const lexeme = isUsual ? lexemes.of(letters, from, at, hash) : lexemeOf(unusual(letters.slice(from, at)));
    if (lexeme !== null) found.push(lexeme);
    words += 1;
  }
  return words;
};

/** A number whose thousands are grouped, or what is too long for a word. */
const unusual = (word: string): string => word.replaceAll(',', '').slice(0, LONGEST_WORD);

/** The words of a question or a text, as the index knows them. */
export const lexemesOf = (text: string): string[] => {
  const found: string[] = [];
  lex(text, found);
  return found;
};
