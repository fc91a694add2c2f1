import { stemmer } from 'stemmer';
import { kindOf, SEPARATOR, SPACELESS } from './letters.js';
import { STOP_WORDS } from './stop-words.js';

/** What is longer is no word; its beginning is enough to find it by. */
const LONGEST_WORD = 64;
/** Words whose lexeme is kept at hand: more than a large archive uses often. */
const MOST_KNOWN = 200_000;

/** Null for a stop word. */
const known = new Map<string, string | null>();

/** Accents are left out where they are accents; in other scripts marks make the word. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Without accents, each sign in its plainest form. */
const plain = (word: string): string => word.normalize('NFKD').replace(ACCENTS, '$1').normalize('NFC').toLowerCase();

const lexemeOf = (word: string): string | null => {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const letters = plain(word);
  const lexeme = STOP_WORDS.has(letters) ? null : /^[a-z]{3,}$/.test(letters) ? stemmer(letters) : letters;
  // A slice would keep the whole text that it was cut from.
  known.set(Buffer.from(word).toString(), lexeme);
  return lexeme;
};

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
 * Adds the words of a text to `lexemes`, as the index knows them: lower case, without accents and endings, without
 * those that stand everywhere. Answers how many words there are in all.
 */
export const lex = (text: string, lexemes: string[]): number => {
  const letters = text.toLowerCase();
  let words = 0;
  for (let at = 0; at < letters.length; ) {
    const kind = kindOf(letters, at);
    if (kind === SEPARATOR) {
      at += 1;
      continue;
    }
    const from = at;
    let isGrouped = false;
    for (at += 1; at < letters.length; at += 1) {
      if (kindOf(letters, at) === kind) continue;
      if (letters.charCodeAt(at) !== COMMA || !isGrouping(letters, at)) break;
      isGrouped = true;
    }
    const found = letters.slice(from, at);
    if (kind === SPACELESS) {
      const pairs = pairsOf(found.normalize('NFKC'));
      lexemes.push(...pairs);
      words += pairs.length;
      continue;
    }
    const word = isGrouped ? found.replaceAll(',', '') : found;
    const lexeme = lexemeOf(word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word);
    if (lexeme !== null) lexemes.push(lexeme);
    words += 1;
  }
  return words;
};

/** The words of a question or a text, as the index knows them. */
export const lexemesOf = (text: string): string[] => {
  const lexemes: string[] = [];
  lex(text, lexemes);
  return lexemes;
};
