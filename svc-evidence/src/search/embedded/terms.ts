import { EvidenceSource } from '@evenhand/contracts/evidence/search';
import { z } from 'zod';

const SIZES = 4;
const People = z.array(z.string());

/** What `packTerms` made, read in place: nothing is unpacked before it is asked for. */
export class Terms {
  readonly chunks: number;
  readonly bytes: number;
  /** How many words all chunks have together. */
  readonly lengthInAll: number;
  /** How many words each chunk has. */
  readonly lengths: Uint32Array;
  readonly firstAt: Float64Array;
  readonly lastAt: Float64Array;
  private readonly words: Float64Array;
  private readonly ends: Uint32Array;
  private readonly peoplePlaces: Uint32Array;
  private readonly sources: Uint8Array;
  private readonly postings: Uint8Array;
  private readonly peopleJson: Uint8Array;
  private at = 0;

  constructor(packed: Uint8Array) {
    // Numbers begin at multiples of their size; a copy begins at 0.
    const { buffer, byteOffset } = packed.byteOffset % 8 === 0 ? packed : new Uint8Array(packed);
    let at = byteOffset;
    const take = (bytes: number): number => {
      at += bytes;
      return at - bytes;
    };
    const [chunks = 0, words = 0, postings = 0, people = 0] = new Uint32Array(buffer, take(SIZES * 4), SIZES);
    this.chunks = chunks;
    this.bytes = packed.length;
    this.firstAt = new Float64Array(buffer, take(chunks * 8), chunks);
    this.lastAt = new Float64Array(buffer, take(chunks * 8), chunks);
    this.words = new Float64Array(buffer, take(words * 8), words);
    this.ends = new Uint32Array(buffer, take(words * 4), words);
    this.lengths = new Uint32Array(buffer, take(chunks * 4), chunks);
    this.lengthInAll = this.lengths.reduce((sum, length) => sum + length, 0);
    this.peoplePlaces = new Uint32Array(buffer, take(chunks * 4), chunks);
    this.sources = new Uint8Array(buffer, take(chunks), chunks);
    this.postings = new Uint8Array(buffer, take(postings), postings);
    this.peopleJson = new Uint8Array(buffer, take(people), people);
  }

  /** In how many chunks a word stands. */
  frequencyOf(word: number): number {
    return this.goTo(word) ? this.next() : 0;
  }

  /** Calls back for each chunk in which a word stands, with how often. */
  each(word: number, visit: (chunk: number, count: number) => void): void {
    if (!this.goTo(word)) return;
    let chunk = 0;
    for (let left = this.next(); left > 0; left -= 1) {
      chunk += this.next();
      visit(chunk, this.next());
    }
  }

  sourceOf(chunk: number): EvidenceSource | undefined {
    return EvidenceSource.options[this.sources[chunk] ?? -1];
  }

  /** Answers of a chunk whether among its people is one whose name has a part. */
  speaking(name: string): (chunk: number) => boolean {
    const part = name.toLowerCase();
    const fits = People.parse(JSON.parse(Buffer.from(this.peopleJson).toString())).map((one) => one.includes(part));
    return (chunk) => fits[this.peoplePlaces[chunk] ?? -1] ?? false;
  }

  /** Where a word stands among the sorted ones; -1 when it does not. */
  private rowOf(word: number): number {
    let [low, high] = [0, this.words.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const there = this.words[middle] ?? 0;
      if (there === word) return middle;
      if (there < word) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** Goes to where the postings of a word begin. False when it stands nowhere. */
  private goTo(word: number): boolean {
    const row = this.rowOf(word);
    this.at = row > 0 ? (this.ends[row - 1] ?? 0) : 0;
    return row >= 0;
  }

  /** The next number of the postings. */
  private next(): number {
    const first = this.postings[this.at++] ?? 0;
    if (first < 128) return first;
    let value = first & 127;
    for (let shift = 7; ; shift += 7) {
      const byte = this.postings[this.at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
