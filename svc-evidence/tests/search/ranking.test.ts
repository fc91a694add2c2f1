import { passageFilter } from '../../src/search/passage-filter.js';
import { plainName } from '../../src/search/plain-name.js';
import {
  type Collection,
  hybridScore,
  lexicalScoreIn,
  NOT_FOUND,
  related,
  UNRELATED,
} from '../../src/search/ranking.js';

test.each([
  ['Hélène', 'He\u0301le\u0300ne'],
  ['Helene', 'Hélène'],
  ['Ann Carter', 'Ann\u00a0Carter'],
  ['Ann Carter', ' ann \u202f CARTER '],
  ["O'Neil", 'O’Neil'],
  ["O'Neil", 'O\u02bcNeil'],
  ['Ann Carter', '\u200eAnn Car\u200bter\ufeff'],
  ['Fiona', 'ﬁona'],
  ['Zoe <zoe@example.ca>', 'Zoë <zoe@EXAMPLE.ca>'],
  ['محمد', 'مُحَمَّد'],
  ['김민준', '김민준'.normalize('NFD')],
])('%j and %j are the same name', (one, other) => {
  expect(plainName(other)).toBe(plainName(one));
});

test('different names stay different', () => {
  expect(plainName('Ann Carter')).not.toBe(plainName('AnnCarter'));
  expect(plainName('Łukasz')).not.toBe(plainName('Kukasz'));
});

test('normalizing a name a second time changes nothing', () => {
  for (const name of ['Hélène O’Neil', 'İPEK ΚΏΣ', 'ǅ ẞ ﷺ']) expect(plainName(plainName(name))).toBe(plainName(name));
});

test('a passage passes the filter when one of its people matches, however the name is spelled', () => {
  const people = ['Bob', 'He\u0301le\u0300ne O’Neil'];
  const passes = (person: string) =>
    passageFilter({ person })({ position: 0, source: 'email', path: 'a', at: null, text: 'Hi', people });
  for (const person of ['Hélène', 'helene', "Helene\u00a0O'neil "]) expect(passes(person)).toBe(true);
  for (const person of ['Helena', 'Bob Helene']) expect(passes(person)).toBe(false);
});

const caseWith = (frequencies: Record<string, number>, names: string[] = []): Collection => ({
  chunks: 100,
  averageLength: 20,
  frequencies: new Map(Object.entries(frequencies)),
  names: new Set(names),
  related: new Map(),
});
const scoreOf = (frequencies: Record<string, number>, cosine: number, names: string[] = []): number => {
  const met = Object.keys(frequencies).filter((word) => (frequencies[word] ?? 0) > 0);
  const lexical = lexicalScoreIn(caseWith(frequencies, names))(new Map(met.map((word) => [word, 1])), 20);
  return hybridScore(lexical, cosine);
};

test('a chunk with all words of the question gets the highest lexical score', () => {
  expect(scoreOf({ dog: 3, eat: 8 }, 0)).toBeCloseTo(0.5);
});

test('words missing from the case lower the score of a chunk with the others', () => {
  expect(scoreOf({ ann: 60, ever: 0, lie: 0 }, 0.28)).toBeLessThan(NOT_FOUND);
  expect(scoreOf({ plumber: 0, cost: 0, ann: 60 }, 0)).toBeLessThan(UNRELATED);
});

test('a paraphrased question is found by its meaning, with one common word', () => {
  expect(scoreOf({ lease: 0, flat: 5, month: 20 }, 0.7)).toBeGreaterThan(NOT_FOUND);
});

test('a name that is missing from the case weighs more than another unknown word', () => {
  const frequencies = { hockey: 4, dana: 0 };
  expect(scoreOf(frequencies, 0.5, ['dana'])).toBeLessThan(NOT_FOUND);
  expect(scoreOf(frequencies, 0.5)).toBeGreaterThan(NOT_FOUND);
});

const chunk = (score: number) => ({ score });

test('a passage is kept after the answer when it scores at least half as high', () => {
  const [answer, close, far] = [chunk(NOT_FOUND + 0.1), chunk(NOT_FOUND), chunk(UNRELATED)];
  expect(related([answer, close, far])).toEqual([answer, close]);
  expect(related([close, far])).toEqual([close]);
});

test('no passage is kept when the best one scores as unrelated', () => {
  expect(related([chunk(UNRELATED)])).toEqual([]);
  expect(related([])).toEqual([]);
});
