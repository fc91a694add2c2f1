import { stemmer } from 'stemmer';
import { STOP_WORDS } from './stop-words.js';

/** Accents are left out where they are accents; in other scripts marks make the word. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

const IS_PLAIN = /^[a-z\d]+$/;

/** Without accents, each sign in its plainest form. */
const plain = (word: string): string =>
  IS_PLAIN.test(word) ? word : word.normalize('NFKD').replace(ACCENTS, '$1').normalize('NFC').toLowerCase();

/** A word as an index knows it: plain, and without its ending. Null for a stop word. */
export const lexemeOf = (word: string): string | null => {
  const letters = plain(word);
  if (STOP_WORDS.has(letters)) return null;
  return /^[a-z]{3,}$/.test(letters) ? stemmer(letters) : letters;
};
