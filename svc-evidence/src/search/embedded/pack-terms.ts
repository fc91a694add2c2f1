import { EvidenceSource } from '@evenhand/contracts/evidence/search';
import type { ChunksToIndex } from '../search-index.js';
import { fingerprint } from './fingerprint.js';
import { groupByWord } from './postings.js';
import { sortFingerprints } from './sort-fingerprints.js';

type PackedBatch = Pick<ChunksToIndex, 'chunks' | 'lexemes'>;

const moment = (iso: string | null): number => (iso === null ? Number.NaN : Date.parse(iso));

/** LEB128: seven bits a byte, the lowest first. */
class Varints {
  private bytes = Buffer.allocUnsafe(65_536);
  length = 0;

  push(value: number): void {
    if (this.length + 8 > this.bytes.length) this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2);
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.bytes[this.length++] = (rest & 127) | 128;
    this.bytes[this.length++] = rest;
  }

  get written(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}

const placesOf = (values: string[]): { distinct: string[]; places: number[] } => {
  const places = new Map<string, number>();
  for (const value of values) if (!places.has(value)) places.set(value, places.size);
  return { distinct: [...places.keys()], places: values.map((value) => places.get(value) ?? 0) };
};

const bytesOf = (numbers: Float64Array | Uint32Array): Buffer =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** Fingerprints ascending; per word the number of chunks, then deltas and counts. */
const packPostings = (batch: PackedBatch) => {
  const { words, starts, chunkOf, countOf } = groupByWord(batch);
  const numbers = new Float64Array(words.length);
  for (let word = 0; word < words.length; word += 1) numbers[word] = fingerprint(batch.lexemes[words[word] ?? 0] ?? '');
  const order = sortFingerprints(numbers);
  const [rising, ends] = [new Float64Array(words.length), new Uint32Array(words.length)];
  const packed = new Varints();
  for (let row = 0; row < order.length; row += 1) {
    const word = order[row] ?? 0;
    const [from = 0, to = 0] = [starts[word], starts[word + 1]];
    packed.push(to - from);
    let last = 0;
    for (let at = from; at < to; at += 1) {
      const chunk = chunkOf[at] ?? 0;
      packed.push(chunk - last);
      packed.push(countOf[at] ?? 0);
      last = chunk;
    }
    rising[row] = numbers[word] ?? 0;
    ends[row] = packed.length;
  }
  return { numbers: rising, ends, postings: packed.written };
};

/**
 * Layout, read in place by `Terms`: four sizes; moments of first and last message and sorted fingerprints (f64); end of
 * each word's postings, chunk lengths and people (u32); sources (u8); postings; names (JSON).
 */
export const packTerms = (batch: PackedBatch): Buffer => {
  const { chunks } = batch;
  const { numbers, ends, postings } = packPostings(batch);
  const { distinct, places } = placesOf(chunks.map(({ people }) => people.join('\n').toLowerCase()));
  const people = Buffer.from(JSON.stringify(distinct));
  return Buffer.concat([
    bytesOf(Uint32Array.of(chunks.length, numbers.length, postings.length, people.length)),
    bytesOf(Float64Array.from(chunks, ({ firstAt }) => moment(firstAt))),
    bytesOf(Float64Array.from(chunks, ({ lastAt }) => moment(lastAt))),
    bytesOf(numbers),
    bytesOf(ends),
    bytesOf(Uint32Array.from(chunks, ({ length }) => length)),
    bytesOf(Uint32Array.from(places)),
    Buffer.from(chunks.map(({ source }) => EvidenceSource.options.indexOf(source))),
    postings,
    people,
  ]);
};
