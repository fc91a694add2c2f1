import { type Collection, coverageOf, hybridScore, speaking } from '../../src/search/ranking.js';

/** A case of a hundred chunks, and in how many of them each word of a question stands. */
const coverage = (...frequencies: number[]): number => {
  const words = new Map(frequencies.map((frequency, index) => [`word ${index}`, frequency]));
  const collection: Collection = { chunks: 100, averageLength: 20, frequencies: words };
  return coverageOf(collection);
};
const chunk = (lexical: number, cosine: number) => ({ lexical, cosine, score: hybridScore(lexical, cosine) });
const speaks = (known: number, lexical: number, cosine: number): boolean =>
  speaking([chunk(lexical, cosine)], known).length > 0;

test('of two words one stands nowhere, and the meaning is near: it is found', () => {
  const [dog, eat] = [0, 8];
  expect(speaks(coverage(dog, eat), 1, 0.46)).toBe(true);
});

test('a question most of whose words stand in the case is found, even where the meaning looks far', () => {
  expect(speaks(coverage(3, 8), 0.7, 0.1)).toBe(true);
});

test('a question in other words is found by its meaning, with one common word', () => {
  const [lease, flat, month] = [0, 0, 20];
  expect(speaks(coverage(lease, flat, month), 1, 0.5)).toBe(true);
});

test('a name alone is no answer', () => {
  const [ann, ever, lie] = [60, 0, 0];
  expect(speaks(coverage(ann, ever, lie), 1, 0.28)).toBe(false);
});

test('a question that a place answers with half of its words is found, though its meaning looks far', () => {
  const [move, one, us] = [2, 0, 3];
  expect(speaks(coverage(move, one, us), 0.55, 0.21)).toBe(true);
});

test('before anything is embedded the words have to do', () => {
  const [plumber, cost] = [2, 0];
  expect(speaks(coverage(plumber, cost), 1, 0)).toBe(true);
  expect(speaks(coverage(60, 0, 0), 1, 0)).toBe(false);
});

test('what scores too little is not found, however much of the question is known', () => {
  expect(speaks(1, 0.2, 0.3)).toBe(false);
});
