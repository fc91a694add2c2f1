import { randomInt } from 'node:crypto';
import { lexemeOf } from './lexeme.js';

/**
 * What a hash begins with, and how each UTF-16 unit goes into it: FNV-1a. It begins otherwise in each process, so nobody
 * can write words that share a hash and are compared one by one.
 */
export const NO_HASH = randomInt(2 ** 32) | 0;
export const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x0100_0193);

/** The number of a word that is left out because it stands everywhere. */
export const LEFT_OUT = -1;

const FIRST_SLOTS = 4_096;
const FIRST_LETTERS = 65_536;
/** A language is learnt anew in no time; what fills more is no language. */
const MANY_WORDS = 262_144;

/** Of each word that was met: its hash, where its letters begin and how many they are, the number of its lexeme. */
const [HASH, BEGIN, LENGTH, NUMBER, FIELDS] = [0, 1, 2, 3, 4];

/**
 * Numbers lexemes, and finds the number of a word by its letters where they stand: nothing is cut out to look
 * it up, and what is known of a word lies side by side, so that a look seldom waits for the memory.
 */
export class Vocabulary {
  /** By their numbers, which count from 0. */
  readonly lexemes: string[] = [];
  private readonly numbers = new Map<string, number>();
  private slots = new Int32Array(FIRST_SLOTS * FIELDS);
  private letters = new Uint16Array(FIRST_LETTERS);
  private written = 0;
  private words = 0;

  /** It is time for a new one. */
  get isLarge(): boolean {
    // Pairs of signs and amounts are lexemes only; many forms of a word are one.
    return Math.max(this.words, this.lexemes.length) > MANY_WORDS;
  }

  /** @param hash of the units from `from` to before `to`, which are all of a word */
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

  /** Of a word that does not stand in a text as it is looked up. */
  numberOfWord(word: string): number {
    // A slice would keep the whole text that it was cut from.
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
    // Half of the slots stay free: a search ends after a step or two.
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
