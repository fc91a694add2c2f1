import { randomUUID } from 'node:crypto';
import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { DIMENSIONS, pack } from '../../src/embeddings/packed.js';
import { type Collection, lexicalScoreIn } from '../../src/search/ranking.js';
import type { IndexHit } from '../../src/search/search-index.js';
import { drivers, type StartedDriver } from './drivers.js';
import type { WordChunk } from './word-chunks.js';

const FILTERS = {};

const direction = (seed: number): Float32Array => {
  let state = seed * 2_654_435_761 + 1;
  const values = Float32Array.from({ length: DIMENSIONS }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return state / 2 ** 31 - 1;
  });
  const size = Math.hypot(...values);
  return values.map((value) => value / size);
};
const embedding = (seed: number): Buffer => pack(direction(seed));
const cosineOf = (one: number, other: number): number => {
  const b = direction(other);
  return direction(one).reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
};

const chunk = (words: string, more: Partial<WordChunk> = {}): WordChunk => {
  const counts = new Map<string, number>();
  for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  const length = words.split(' ').length;
  return { words: counts, length, source: 'document', people: [], firstAt: null, lastAt: null, ...more };
};

const numbers = (hits: IndexHit[]): number[] => hits.map(({ number }) => number).sort((a, b) => a - b);
const named = (hits: IndexHit[]): number[] => numbers(hits.filter(({ lexical }) => lexical > 0));

describe.each(drivers)('the index $name', ({ start }) => {
  let driver: StartedDriver;
  beforeAll(async () => {
    driver = await start();
  }, 120_000);
  afterAll(() => driver.stop());

  const withChunks = async (...chunks: WordChunk[]) => {
    const caseId = randomUUID();
    const fileId = await driver.addFile(caseId);
    await driver.add({ caseId, fileId, first: 0, chunks });
    return { caseId, fileId };
  };
  const ask = (caseId: string, words: string, seed = 99, filters: EvidenceFilters = FILTERS, limit = 10) =>
    driver.index.find(caseId, {
      words: words.split(' '),
      names: new Set(),
      related: new Map(),
      embedding: Promise.resolve(embedding(seed)),
      filters,
      limit,
    });
  const find = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).hits;
  const frequencies = async (caseId: string, words: string) => (await ask(caseId, words)).collection.frequencies;

  test('finds chunks by any of the words, and nothing by words that are missing', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey fees'), chunk('dentist'), chunk('hockey hockey rent'));
    const hits = await find(caseId, 'hockey dentist');
    expect(named(hits)).toEqual([0, 1, 2]);
    expect(hits.every((hit) => hit.fileId === fileId)).toBe(true);
    expect(named(await find(caseId, 'rent'))).toEqual([2]);
    expect(await find(caseId, 'violin')).toEqual([]);
    expect(named(await find(caseId, 'HOCKEY hock'))).toEqual([]);
  });

  test('weighs words by BM25 over the whole case', async () => {
    const words = ['hockey', 'rent', 'violin'];
    const texts = [
      'hockey fees fees',
      'rent hockey hockey hockey a b c d e f',
      'dentist',
      'rent',
      'rent rent rent rent',
    ];
    const { caseId } = await withChunks(...texts.map((text) => chunk(text)));
    const collection: Collection = {
      chunks: 5,
      averageLength: texts.reduce((sum, text) => sum + text.split(' ').length, 0) / 5,
      frequencies: new Map([
        ['hockey', 2],
        ['rent', 3],
        ['violin', 0],
      ]),
      names: new Set(),
      related: new Map(),
    };
    const { collection: found, hits } = await ask(caseId, words.join(' '));
    expect([...found.frequencies].sort()).toEqual([...collection.frequencies].sort());
    expect([found.chunks, found.averageLength]).toEqual([5, expect.closeTo(collection.averageLength, 4)]);
    expect(named(hits)).toEqual([0, 1, 3, 4]);
    for (const { number, lexical } of hits) {
      const { words: counts, length } = chunk(texts[number] ?? '');
      expect(lexical).toBeCloseTo(lexicalScoreIn(collection)(counts, length), 3);
    }
  });

  test('finds chunks by related words, of which the best counts', async () => {
    const texts = ['hockey fees', 'arena fees', 'arena rink fees', 'dentist'];
    const { caseId } = await withChunks(...texts.map((text) => chunk(text)));
    const related = new Map([['hockey', ['arena', 'rink', 'violin']]]);
    const query = { names: new Set<string>(), embedding: Promise.resolve(embedding(99)), filters: FILTERS, limit: 10 };
    const { collection, hits } = await driver.index.find(caseId, { ...query, words: ['hockey'], related });
    expect(collection.related.get('hockey')).toEqual(
      new Map([
        ['arena', 2],
        ['rink', 1],
        ['violin', 0],
      ]),
    );
    expect(named(hits)).toEqual([0, 1, 2]);
    for (const { number, lexical } of hits) {
      const { words: counts, length } = chunk(texts[number] ?? '');
      expect(lexical).toBeCloseTo(lexicalScoreIn(collection)(counts, length), 3);
    }
  });

  test('finds chunks by meaning after they are embedded, and by words before', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'), chunk('dentist'), chunk('rent'));
    expect((await find(caseId, 'hockey', 2)).map(({ cosine }) => cosine)).toEqual([0]);
    await driver.embed({ caseId, fileId, first: 0, chunks: [embedding(1), embedding(2), embedding(3)] });
    const hits = await find(caseId, 'hockey', 2);
    for (const { number, cosine } of hits) expect(cosine).toBeCloseTo(cosineOf(number + 1, 2), 2);
    expect(hits.find(({ number }) => number === 1)?.cosine).toBeGreaterThan(0.99);
    expect(hits.find(({ number }) => number === 0)?.lexical).toBeGreaterThan(0);
  });

  test('returns a negative cosine for an opposite meaning, not an unknown one', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'), chunk('rent'));
    const opposite = pack(direction(2).map((value) => -value));
    await driver.embed({ caseId, fileId, first: 0, chunks: [opposite, embedding(3)] });
    const hits = await find(caseId, 'hockey', 2);
    expect(hits.find(({ number }) => number === 0)?.cosine).toBeCloseTo(-1, 2);
  });

  test('scores embeddings within a thousandth of their packed numbers', async () => {
    const count = 600;
    const { caseId, fileId } = await withChunks(...Array.from({ length: count }, () => chunk('rent')));
    const towards = direction(7);
    const mixed = (seed: number) => direction(seed).map((value, index) => value + (towards[index] ?? 0));
    const packed = Array.from({ length: count }, (_, seed) => pack(mixed(seed)));
    await driver.embed({ caseId, fileId, first: 0, chunks: packed });
    const numbersOf = (one: Buffer) =>
      Array.from({ length: DIMENSIONS }, (_, index) => one.readFloatLE(0) * one.readInt8(4 + index));
    const question = numbersOf(embedding(7));
    const cosines = packed.map((one) => {
      const values = numbersOf(one);
      return values.reduce((sum, value, index) => sum + value * (question[index] ?? 0), 0);
    });
    const hits = await find(caseId, 'violin', 7, FILTERS, 20);
    const best = cosines.map((cosine, number) => ({ cosine, number })).sort((a, b) => b.cosine - a.cosine);
    expect(numbers(hits)).toEqual(numbers(best.slice(0, 20).map(({ number }) => ({ ...hits[0], number }) as IndexHit)));
    for (const { number, cosine } of hits) expect(cosine).toBeCloseTo(cosines[number] ?? 0, 3);
  });

  test('returns at most its limit of candidates per kind of search, the best ones', async () => {
    const texts = ['rent', 'rent rent', 'rent rent rent', 'rent rent rent rent'];
    const filler = Array.from({ length: 8 }, (_, index) => chunk(`rent filler${index} a b c d e f g h i j`));
    const { caseId, fileId } = await withChunks(...texts.map((text) => chunk(text)), ...filler);
    await driver.embed({ caseId, fileId, first: 0, chunks: Array.from({ length: 12 }, (_, one) => embedding(one)) });
    const hits = await find(caseId, 'rent', 9, FILTERS, 2);
    expect(hits.length).toBeLessThanOrEqual(4);
    expect(named(hits).filter((number) => number < 4).length).toBeGreaterThanOrEqual(2);
    expect(numbers(hits)).toContain(9);
  });

  test('replaces a batch that is added again', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'), chunk('rent'));
    await driver.embed({ caseId, fileId, first: 0, chunks: [embedding(1), embedding(2)] });
    await driver.add({ caseId, fileId, first: 0, chunks: [chunk('dentist'), chunk('rent')] });
    expect(named(await find(caseId, 'hockey'))).toEqual([]);
    expect(named(await find(caseId, 'dentist rent'))).toEqual([0, 1]);
    expect(await driver.index.count(caseId)).toBe(2);
  });

  test('treats several batches of several files as one collection', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'), chunk('rent'));
    const other = await driver.addFile(caseId);
    await driver.add({ caseId, fileId, first: 2, chunks: [chunk('hockey')] });
    await driver.add({ caseId, fileId: other, first: 0, chunks: [chunk('hockey'), chunk('dentist')] });
    const places = (await find(caseId, 'hockey')).map((hit) => `${hit.fileId} ${hit.number}`);
    expect(places.sort()).toEqual([`${fileId} 0`, `${fileId} 2`, `${other} 0`].sort());
    expect((await frequencies(caseId, 'hockey')).get('hockey')).toBe(3);
    expect(await driver.index.count(caseId)).toBe(5);
  });

  test('finds chunks that were added after a search', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'));
    expect(named(await find(caseId, 'hockey rent'))).toEqual([0]);
    await driver.add({ caseId, fileId, first: 1, chunks: [chunk('rent')] });
    expect(named(await find(caseId, 'hockey rent'))).toEqual([0, 1]);
  });

  describe('filters', () => {
    let caseId: string;
    beforeAll(async () => {
      const day = (moment: string) => ({ firstAt: moment, lastAt: moment });
      const placed = await withChunks(
        chunk('rent', { source: 'whatsapp', people: ['Ann Élie', 'Bob'], ...day('2024-01-15T14:00:00.000Z') }),
        chunk('rent', { source: 'email', people: ['bob@example.org'], ...day('2024-01-16T04:59:59.000Z') }),
        chunk('rent', { source: 'email', people: ['Carol'], ...day('2024-01-16T05:00:00.000Z') }),
        chunk('rent', { firstAt: '2024-01-10T12:00:00.000Z', lastAt: '2024-03-01T12:00:00.000Z' }),
        chunk('rent'),
      );
      const chunks = [0, 1, 2, 3, 4].map(embedding);
      await driver.embed({ ...placed, first: 0, chunks });
      caseId = placed.caseId;
    });
    const passing = async (filters: EvidenceFilters) => numbers(await find(caseId, 'rent', 4, filters));

    test('days are those of Toronto, both included, and evidence without a day matches none', async () => {
      expect(await passing({ from: '2024-01-15', to: '2024-01-15' })).toEqual([0, 1, 3]);
      expect(await passing({ from: '2024-01-16' })).toEqual([2, 3]);
      expect(await passing({ to: '2024-01-15' })).toEqual([0, 1, 3]);
      expect(await passing({ to: '2024-01-09' })).toEqual([]);
    });

    test('a day long before or after all evidence is accepted', async () => {
      expect(await passing({ from: '0001-01-01', to: '9999-12-31' })).toEqual([0, 1, 2, 3]);
      expect(await passing({ from: '1969-12-31', to: '2200-12-31' })).toEqual([0, 1, 2, 3]);
      expect(await passing({ to: '1960-01-01' })).toEqual([]);
      expect(await passing({ from: '9999-12-31' })).toEqual([]);
    });

    test('a person is matched by any part of the name, in any case', async () => {
      expect(await passing({ person: 'BOB' })).toEqual([0, 1]);
      expect(await passing({ person: 'élie' })).toEqual([0]);
      expect(await passing({ person: 'nobody' })).toEqual([]);
    });

    test('a person is matched however the name is spelled', async () => {
      const names = [
        'He\u0301le\u0300ne',
        'Hélène',
        'Ann\u00a0 Carter',
        'Sinéad O’Neil',
        'Ann\u200b Car\u200bter',
        'Bob',
      ];
      const { caseId, fileId } = await withChunks(...names.map((name) => chunk('rent', { people: ['Carol', name] })));
      await driver.embed({ caseId, fileId, first: 0, chunks: names.map((_, one) => embedding(one)) });
      const speaking = async (person: string) => numbers(await find(caseId, 'rent', 4, { person }));
      expect(await speaking('Hélène')).toEqual([0, 1]);
      expect(await speaking('HELENE')).toEqual([0, 1]);
      expect(await speaking('Ann Carter ')).toEqual([2, 4]);
      expect(await speaking("o'neil")).toEqual([3]);
      expect(await speaking('Carol Bob')).toEqual([]);
    });

    test('a source filter matches evidence of that source alone', async () => {
      expect(await passing({ source: 'email' })).toEqual([1, 2]);
      expect(await passing({ source: 'document' })).toEqual([3, 4]);
      expect(await passing({ source: 'signal' })).toEqual([]);
    });

    test('filters narrow the results together, and change no score', async () => {
      expect(await passing({ source: 'email', person: 'bob', from: '2024-01-15' })).toEqual([1]);
      const [all, narrow] = await Promise.all([find(caseId, 'rent'), find(caseId, 'rent', 99, { source: 'whatsapp' })]);
      expect(narrow[0]).toEqual(all.find(({ number }) => number === 0));
    });
  });

  test('another case is never seen or counted', async () => {
    const ours = await withChunks(chunk('hockey'), chunk('rent'));
    const before = await find(ours.caseId, 'hockey');
    const theirs = await withChunks(chunk('hockey secret'), chunk('hockey'), chunk('hockey'));
    await driver.embed({ ...theirs, first: 0, chunks: [embedding(99), embedding(99), embedding(99)] });
    expect(await find(ours.caseId, 'hockey')).toEqual(before);
    expect(await find(ours.caseId, 'secret')).toEqual([]);
    expect(await frequencies(ours.caseId, 'hockey secret')).toEqual(
      new Map([
        ['hockey', 1],
        ['secret', 0],
      ]),
    );
    expect(await find(randomUUID(), 'hockey')).toEqual([]);
  });

  test('removes files of a case, and no others', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'));
    const other = await driver.addFile(caseId);
    await driver.add({ caseId, fileId: other, first: 0, chunks: [chunk('hockey rent')] });
    const elsewhere = await withChunks(chunk('hockey'));
    await driver.forget(caseId, [fileId]);
    expect((await find(caseId, 'hockey')).map((hit) => hit.fileId)).toEqual([other]);
    expect((await frequencies(caseId, 'hockey')).get('hockey')).toBe(1);
    await driver.forget(elsewhere.caseId, [other]);
    expect(await driver.index.count(caseId)).toBe(1);
    expect(await driver.index.count(elsewhere.caseId)).toBe(1);
  });

  test('removes a whole case, once or twice', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'));
    await driver.embed({ caseId, fileId, first: 0, chunks: [embedding(1)] });
    await driver.forget(caseId);
    await driver.forget(caseId);
    expect(await find(caseId, 'hockey', 1)).toEqual([]);
    expect(await driver.index.count(caseId)).toBe(0);
  });

  test('removes a case also when the queue is lost', async () => {
    const { caseId } = await withChunks(chunk('hockey'));
    const elsewhere = await withChunks(chunk('hockey'));
    await driver.forgetLate(caseId);
    expect(await driver.index.count(caseId)).toBe(0);
    expect(await driver.index.count(elsewhere.caseId)).toBe(1);
  });

  test('ignores the embedding of a missing file', async () => {
    const { caseId, fileId } = await withChunks(chunk('hockey'));
    await driver.forget(caseId, [fileId]);
    await driver.embed({ caseId, fileId, first: 0, chunks: [embedding(1)] });
    expect(await find(caseId, 'hockey', 1)).toEqual([]);
  });
});
