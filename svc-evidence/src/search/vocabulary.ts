import { randomInt } from 'node:crypto';
import { STOP_WORDS } from './stop-words.js';
import { familyOf } from './word-families.js';

/** Removed in these scripts only; elsewhere marks are part of the word. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

const IS_PLAIN = /^[a-z\d]+$/;

const plain = (word: string): string =>
  IS_PLAIN.test(word) ? word : word.normalize('NFKD').replace(ACCENTS, '$1').normalize('NFC').toLowerCase();

/** Normalized and stemmed. Null for a stop word. */
const lexemeOf = (word: string): string | null => {
  const letters = plain(word);
  if (STOP_WORDS.has(letters)) return null;
  return /^[a-z]{3,}$/.test(letters) ? familyOf(letters) : letters;
};

/** FNV-1a with a random basis per process, so that collisions cannot be precomputed. */
export const NO_HASH = randomInt(2 ** 32) | 0;
export const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x0100_0193);

/** Number of a stop word. */
export const LEFT_OUT = -1;

const FIRST_SLOTS = 4_096;
const FIRST_LETTERS = 65_536;
/** Then a new one replaces it; no language has so many words. */
const MANY_WORDS = 262_144;

/** Fields of a slot: hash, offset and length of the letters, number of the lexeme. */
const [HASH, BEGIN, LENGTH, NUMBER, FIELDS] = [0, 1, 2, 3, 4];

/** Open-addressing table from words to lexeme numbers. Compares in place, without substrings; slots are contiguous. */
export class Vocabulary {
  /** By number. */
  readonly lexemes: string[] = [];
  private readonly numbers = new Map<string, number>();
  private slots = new Int32Array(FIRST_SLOTS * FIELDS);
  private letters = new Uint16Array(FIRST_LETTERS);
  private written = 0;
  private words = 0;

  get isLarge(): boolean {
    // Bigrams and amounts are lexemes only; many word forms share one.
    return Math.max(this.words, this.lexemes.length) > MANY_WORDS;
  }

  /** @param hash of the units from `from` to before `to` */
  numberOf(units: Uint16Array, from: number, to: number, hash: number): number {
    const last = this.slots.length / FIELDS - 1;
    for (let slot = firstSlot(hash, last); ; slot = (slot + 1) & last) {
      const at = slot * FIELDS;
      const length = this.slots[at + LENGTH];
      if (length === 0) return this.learn(units.subarray(from, to), hash, at);
      if (this.slots[at + HASH] === hash && length === to - from && this.isThere(units, from, to, at))
        return this.slots[at + NUMBER] ?? LEFT_OUT;
    }
  }

  numberOfWord(word: string): number {
    // A slice would keep the whole text in memory.
    const lexeme = lexemeOf(Buffer.from(word, 'utf16le').toString('utf16le'));
    return lexeme === null ? LEFT_OUT : this.numberOfLexeme(lexeme);
  }

  numberOfLexeme(lexeme: string): number {
    const known = this.numbers.get(lexeme);
    if (known !== undefined) return known;
    this.numbers.set(lexeme, this.lexemes.length);
    return this.lexemes.push(lexeme) - 1;
  }

  private isThere(units: Uint16Array, from: number, to: number, at: number): boolean {
    const shift = (this.slots[at + BEGIN] ?? 0) - from;
    for (let unit = from; unit < to; unit += 1) if (units[unit] !== this.letters[unit + shift]) return false;
    return true;
  }

  private learn(word: Uint16Array, hash: number, at: number): number {
    const number = this.numberOfWord(String.fromCharCode(...word));
    this.slots.set([hash, this.written, word.length, number], at);
    while (this.written + word.length > this.letters.length) this.letters = twice(this.letters);
    this.letters.set(word, this.written);
    this.written += word.length;
    this.words += 1;
    // Half of the slots stay free: one or two probes on average.
    if (this.words * 2 * FIELDS > this.slots.length) this.spread();
    return number;
  }

  private spread(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    const last = this.slots.length / FIELDS - 1;
    for (let from = 0; from < old.length; from += FIELDS) {
      if (old[from + LENGTH] === 0) continue;
      let slot = firstSlot(old[from + HASH] ?? 0, last);
      while (this.slots[slot * FIELDS + LENGTH] !== 0) slot = (slot + 1) & last;
      this.slots.set(old.subarray(from, from + FIELDS), slot * FIELDS);
    }
  }
}

const firstSlot = (hash: number, last: number): number => (hash ^ (hash >>> 15)) & last;

const twice = (letters: Uint16Array): Uint16Array<ArrayBuffer> => {
  const larger = new Uint16Array(letters.length * 2);
  larger.set(letters);
  return larger;
};
