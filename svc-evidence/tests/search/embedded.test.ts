import { TopScores } from '../../src/search/embedded/best-chunks.js';
import { fingerprint } from '../../src/search/embedded/fingerprint.js';
import { packTerms } from '../../src/search/embedded/pack-terms.js';
import { sortFingerprints } from '../../src/search/embedded/sort-fingerprints.js';
import { interpolationSearch, Terms } from '../../src/search/embedded/terms.js';
import { numbered, type WordChunk } from './word-chunks.js';

const chunkOf = (words: Map<string, number>): WordChunk => {
  const length = [...words.values()].reduce((sum, count) => sum + count, 0);
  return { words, length, source: 'document', people: [], firstAt: null, lastAt: null };
};

test('each word of a segment is found at its place, and no other word is found', () => {
  const chunks = Array.from({ length: 300 }, (_, chunk) => {
    const words = Array.from({ length: 40 }, (_, word) => [`w${(chunk * (word + 1)) % 5_003}`, 1 + chunk] as const);
    return chunkOf(new Map([...words, ['everywhere', 1]]));
  });
  const terms = new Terms(packTerms(numbered({ caseId: 'a', fileId: 'b', first: 0, chunks })));
  const words = new Set(chunks.flatMap((chunk) => [...chunk.words.keys()]));
  expect(words.size).toBeGreaterThan(3_000);
  for (const word of words) {
    const row = terms.rowOf(fingerprint(word));
    const standing = chunks.flatMap((chunk, number) => (chunk.words.has(word) ? [number] : []));
    expect(terms.frequencyOf(row)).toBe(standing.length);
    const scores = new Float32Array(chunks.length);
    terms.addScores(row, 1, 100, scores);
    expect([...scores.keys()].filter((number) => scores[number])).toEqual(standing);
  }
  for (let number = 0; number < 5_000; number += 1) expect(terms.rowOf(fingerprint(`no${number}`))).toBe(-1);
});

test('a word is not found in a segment without words', () => {
  const terms = new Terms(
    packTerms(numbered({ caseId: 'a', fileId: 'b', first: 0, chunks: [chunkOf(new Map()), chunkOf(new Map())] })),
  );
  expect([terms.chunks, terms.rowOf(fingerprint('rent'))]).toEqual([2, -1]);
});

test('fingerprints are sorted by size, whatever their distribution', () => {
  const spread = Array.from({ length: 20_000 }, (_, number) => fingerprint(`word ${number}`));
  for (const numbers of [[], [5], spread, [...spread].sort((a, b) => b - a), Array.from({ length: 500 }, () => 7)]) {
    const order = sortFingerprints(Float64Array.from(numbers));
    expect([...order].sort((a, b) => a - b)).toEqual([...numbers.keys()]);
    expect(Array.from(order, (place) => numbers[place])).toEqual([...numbers].sort((a, b) => a - b));
  }
});

/** Counts reads. */
const watched = (numbers: Float64Array) => {
  const seen = { looks: 0 };
  const get = (target: Float64Array, key: string | symbol): unknown => {
    if (key !== 'length') seen.looks += 1;
    return Reflect.get(target, key, target);
  };
  return { seen, numbers: new Proxy(numbers, { get }) };
};
const CROWDED = Float64Array.from({ length: 10_000 }, (_, number) => number);

test('fingerprints chosen by an attacker to begin alike are sorted nearly as fast', () => {
  const { seen, numbers } = watched(CROWDED.toReversed());
  expect(sortFingerprints(numbers)).toEqual(Uint32Array.from(CROWDED.keys()).reverse());
  expect(seen.looks).toBeLessThan(100 * CROWDED.length);
});

test('a word is found in few lookups, whatever the distribution of fingerprints', () => {
  const spread = Float64Array.from({ length: 100_000 }, (_, number) => fingerprint(`word ${number}`)).sort();
  for (const [sorted, most] of [
    [spread, 12],
    [CROWDED, 25],
  ] as const) {
    for (const row of [0, 1, 777, 5_000, sorted.length - 2, sorted.length - 1]) {
      const { seen, numbers } = watched(sorted);
      expect(interpolationSearch(numbers, sorted[row] ?? -1)).toBe(row);
      expect(seen.looks).toBeLessThan(most);
    }
  }
  expect([
    interpolationSearch(CROWDED, 0.5),
    interpolationSearch(CROWDED, CROWDED.length),
    interpolationSearch([], 5),
  ]).toEqual([-1, -1, -1]);
});

test('the highest scores are kept in descending order, ties in their given order, and zero scores are dropped', () => {
  const highest = new TopScores<string>(3);
  for (const [score, item] of [
    [0, 'none'],
    [0.2, 'a'],
    [0.5, 'b'],
    [0.2, 'c'],
    [0.2, 'd'],
    [0.9, 'e'],
    [0.2, 'f'],
  ] as const)
    highest.offer(score, item);
  expect(highest.items).toEqual(['e', 'b', 'a']);
  expect(highest.bar).toBe(0.2);
});
