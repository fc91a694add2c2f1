import { EvidenceSource } from '@evenhand/contracts/evidence/search';
import { z } from 'zod';
import { plainName } from '../plain-name.js';
import { termFrequencyWeight } from '../ranking.js';

const FINGERPRINTS = 2 ** 53;
/** Then falls back to binary search (adversarial input). */
const MOST_GUESSES = 8;

/** Index among sorted fingerprints, -1 when absent. They are uniform, so 3 probes replace the 13 of binary search. */
export const interpolationSearch = (sorted: ArrayLike<number>, fingerprint: number): number => {
  let [low, high] = [0, sorted.length - 1];
  let [least, most] = [0, FINGERPRINTS];
  for (let looks = 0; low <= high; looks += 1) {
    const share = looks < MOST_GUESSES ? (fingerprint - least) / (most - least) : 0.5;
    const at = Math.min(high, low + Math.floor(share * (high - low + 1)));
    const there = sorted[at] ?? 0;
    if (there === fingerprint) return at;
    if (there < fingerprint) [low, least] = [at + 1, there];
    else [high, most] = [at - 1, there];
  }
  return -1;
};

const SIZES = 4;
const People = z.array(z.string());

export class Terms {
  readonly chunks: number;
  readonly bytes: number;
  readonly lengthInAll: number;
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
    // Typed arrays need aligned offsets; a copy begins at 0.
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

  /** Index of a fingerprint; -1 when absent. */
  rowOf(word: number): number {
    return interpolationSearch(this.words, word);
  }

  frequencyOf(row: number): number {
    this.at = row > 0 ? (this.ends[row - 1] ?? 0) : 0;
    return this.next();
  }

  addScores(row: number, weight: number, averageLength: number, scores: Float32Array): void {
    let chunk = 0;
    for (let left = this.frequencyOf(row); left > 0; left -= 1) {
      chunk += this.next();
      const worth = weight * termFrequencyWeight(this.next(), this.lengths[chunk] ?? 0, averageLength);
      scores[chunk] = (scores[chunk] ?? 0) + worth;
    }
  }

  sourceOf(chunk: number): EvidenceSource | undefined {
    return EvidenceSource.options[this.sources[chunk] ?? -1];
  }

  hasPerson(name: string): (chunk: number) => boolean {
    const part = plainName(name);
    const groups = People.parse(JSON.parse(Buffer.from(this.peopleJson).toString()));
    const fits = groups.map((people) => people.split('\n').some((one) => plainName(one).includes(part)));
    return (chunk) => fits[this.peoplePlaces[chunk] ?? -1] ?? false;
  }

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
