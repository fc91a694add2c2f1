const SLOTS = 1 << 19;
/** Half of the slots: a search ends after a step or two. */
const MOST_WORDS = SLOTS / 2;

/** What a hash begins with, and how each UTF-16 unit goes into it: FNV-1a. */
export const NO_HASH = 0x811c_9dc5;
export const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x0100_0193);

/** What is known of words, found by their letters where they stand in a text: nothing is cut out to look it up. */
export class Vocabulary<Value> {
  /** The number of the word, counted from 1; 0 where there is none. */
  private readonly slots = new Int32Array(SLOTS);
  private words: string[] = [];
  private values: Value[] = [];

  private readonly make: (word: string) => Value;

  /** @param make what is to be known of a word that was not met before, or was forgotten */
  constructor(make: (word: string) => Value) {
    this.make = make;
  }

  /** @param hash of the units from `from` to before `to` */
  of(text: string, from: number, to: number, hash: number): Value {
    let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    for (let number = this.slots[slot]; number; number = this.slots[slot]) {
      const value = this.values[number - 1];
      if (value !== undefined && this.isAt(text, from, to, number - 1)) return value;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return this.add(text.slice(from, to), slot);
  }

  private isAt(text: string, from: number, to: number, index: number): boolean {
    const word = this.words[index];
    if (word?.length !== to - from) return false;
    for (let at = from; at < to; at += 1) if (text.charCodeAt(at) !== word.charCodeAt(at - from)) return false;
    return true;
  }

  private add(slice: string, slot: number): Value {
    // A slice would keep the whole text that it was cut from.
    const word = Buffer.from(slice, 'utf16le').toString('utf16le');
    const value = this.make(word);
    if (this.words.length === MOST_WORDS) {
      this.forget();
      return value;
    }
    this.words.push(word);
    this.values.push(value);
    this.slots[slot] = this.words.length;
    return value;
  }

  /** A language is learnt again in no time; what fills it up is no language. */
  private forget(): void {
    this.slots.fill(0);
    this.words = [];
    this.values = [];
  }
}
