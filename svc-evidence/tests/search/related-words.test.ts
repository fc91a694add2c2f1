import { lexemesOf } from '../../src/search/lexer.js';
import { queryTerms } from '../../src/search/query-terms.js';
import { type Collection, lexicalScoreIn } from '../../src/search/ranking.js';
import { relatedTerms } from '../../src/search/related-words.js';

const relatedTo = (question: string): string[] => [...relatedTerms(question, queryTerms(question)).values()].flat();

test.each([
  ["What is Sam's salary?", 'they pay me 94,500'],
  ['What is the income of Sam?', 'they pay me 94,500'],
  ['How much does Sam make a year?', 'they pay me 94,500'],
  ['How much did Sam make at the plant?', 'my salary'],
  ['Did Sam see a doctor?', 'the pediatrician'],
  ['Who is the lawyer?', 'my attorney'],
])('a question finds related words: %s', (question, text) => {
  const words = lexemesOf(text);
  expect(relatedTo(question).some((word) => words.includes(word))).toBe(true);
});

test.each(['Did Sam pay the daycare?', 'Did Sam make dinner?', 'What did Sam work on?'])(
  'a common word finds no rarer ones: %s',
  (question) => {
    expect(relatedTo(question)).not.toEqual(expect.arrayContaining(lexemesOf('salary')));
    expect(relatedTo(question)).not.toEqual(expect.arrayContaining(lexemesOf('job')));
  },
);

const collection = (frequencies: Record<string, number>, related: Record<string, number>): Collection => ({
  chunks: 100,
  averageLength: 20,
  frequencies: new Map(Object.entries(frequencies)),
  names: new Set(),
  related: new Map([['salari', new Map(Object.entries(related))]]),
});
const scoreOf = (of: Collection, ...words: string[]): number =>
  lexicalScoreIn(of)(new Map(words.map((word) => [word, 1])), 20);

test('a related word counts in part, and less than the word itself', () => {
  const inCase = collection({ salari: 3 }, { pai: 3, earn: 3 });
  expect(scoreOf(inCase, 'salari')).toBeCloseTo(1);
  expect(scoreOf(inCase, 'pai')).toBeCloseTo(0.5);
  expect(scoreOf(collection({ salari: 0 }, { pai: 3 }), 'pai')).toBeGreaterThan(0.3);
});

test('of a word and those related to it the best one counts', () => {
  const inCase = collection({ salari: 3 }, { pai: 3, earn: 3 });
  expect(scoreOf(inCase, 'pai', 'earn')).toBeCloseTo(0.5);
  expect(scoreOf(inCase, 'salari', 'pai', 'earn')).toBeCloseTo(1);
});

test('a related word that the question has itself is not counted twice', () => {
  const inCase = collection({ salari: 3, pai: 3 }, { pai: 3 });
  expect(scoreOf(inCase, 'pai')).toBeCloseTo(0.5);
});
