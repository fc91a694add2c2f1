import { stemmer } from 'stemmer';
import { STOP_WORDS } from './stop-words.js';

/** Removed in these scripts only; elsewhere marks are part of the word. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

const IS_PLAIN = /^[a-z\d]+$/;

const plain = (word: string): string =>
  IS_PLAIN.test(word) ? word : word.normalize('NFKD').replace(ACCENTS, '$1').normalize('NFC').toLowerCase();

/** Normalized and stemmed. Null for a stop word. */
export const lexemeOf = (word: string): string | null => {
  const letters = plain(word);
  if (STOP_WORDS.has(letters)) return null;
  return /^[a-z]{3,}$/.test(letters) ? stemmer(letters) : letters;
};
