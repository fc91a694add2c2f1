import { lexemesOf } from '../../src/search/lexer.js';
import { cuesOf } from '../../src/search/message-choice.js';
import type { Found, RankedPassage } from '../../src/search/passage-ranking.js';
import { bestPerWindow, rankPassages } from '../../src/search/passage-ranking.js';
import { type Collection, hybridScore, lexicalScoreIn, NOT_FOUND } from '../../src/search/ranking.js';

const collection: Collection = {
  chunks: 100,
  averageLength: 20,
  frequencies: new Map([
    ['hockei', 4],
    ['fee', 10],
    ['ann', 60],
  ]),
  names: new Set(),
  related: new Map(),
};

const cues = cuesOf('Who paid the hockey fees?');

const window = (number: number, texts: string[], more: Partial<Found> = {}): Found => ({
  fileId: 'a file',
  number,
  lexical: 0.8,
  cosine: 0.5,
  score: hybridScore(0.8, 0.5),
  passages: texts.map((text, index) => ({
    fileId: 'a file',
    filename: 'chat.txt',
    position: number * 4 + index,
    source: 'whatsapp',
    path: `message ${index + 1}`,
    people: ['Ann'],
    at: null,
    text,
  })),
  ...more,
});
const texts = (found: Found[]): string[] =>
  rankPassages({ found, collection, cues }).map(({ passage }) => passage.text);

test('the message with the words of the question comes first in its window', () => {
  expect(texts([window(0, ['Good morning', 'The hockey fees are paid', 'Thank you'])])[0]).toBe(
    'The hockey fees are paid',
  );
});

const chat = (question: string, ...said: [writer: string, text: string][]): RankedPassage[] => {
  const talk = window(
    0,
    said.map(([, text]) => text),
  );
  const passages = talk.passages.map((passage, at) => ({ ...passage, people: [said[at]?.[0] ?? ''] }));
  return rankPassages({ found: [{ ...talk, passages }], collection, cues: cuesOf(question) });
};

test.each<[string, string, ...[writer: string, text: string][]]>([
  [
    '620 on Friday',
    'Who paid?',
    ['Kim', 'And who pays the hockey fees?'],
    ['Bob', '620 on Friday'],
    ['Kim', 'The fees'],
  ],
  ['Yes, 620', 'Is it paid?', ['Kim', 'See you'], ['Bob', 'Yes, 620'], ['Kim', 'Good night to you all']],
  ['The fees', 'What did Bob say of hockey fees?', ['Kim', 'The hockey fees'], ['Bob', 'The fees'], ['Kim', 'Ok']],
])('the message that answers is above others with as many words: %s', (expected, question, ...said) => {
  const texts = chat(question, ...said).map(({ passage }) => passage.text);
  const others = said.map(([, text]) => text).filter((text) => text !== expected && !text.endsWith('?'));
  for (const other of others) expect(texts.indexOf(expected)).toBeLessThan(texts.indexOf(other));
});

test('further messages of a chat are cited when they score nearly as high, of a mail only one', () => {
  const texts = (source: 'whatsapp' | 'email') => {
    const [best, next] = [
      window(0, ['The hockey fees', 'hockey', 'fees', 'hockey fees', 'hockey, fees', 'Good night']),
      window(9, ['hockey', 'fees'], { cosine: 0.1 }),
    ];
    const found = [best, next].map((one) => ({ ...one, passages: one.passages.map((each) => ({ ...each, source })) }));
    return bestPerWindow(rankPassages({ found, collection, cues })).map(({ passage }) => passage.position);
  };
  expect(texts('whatsapp')).toHaveLength(1 + 3 + 1);
  expect(texts('whatsapp')).not.toContain(5);
  expect(texts('email')).toHaveLength(2);
});

test('a window has another message cited when its first one is cited for the window before', () => {
  const mails = (number: number, ...texts: string[]) =>
    window(number, texts).passages.map((one) => ({ ...one, source: 'email' as const }));
  const shared = mails(1, 'The hockey fees');
  const first = window(0, [], { passages: [...shared, ...mails(5, 'Good night')] });
  const second = window(1, [], { cosine: 0.1, passages: [...shared, ...mails(9, 'hockey')] });
  const cited = bestPerWindow(rankPassages({ found: [first, second], collection, cues }));
  expect(cited.map(({ passage }) => passage.text)).toEqual(['The hockey fees', 'hockey']);
});

test('the message in the better window comes first when two have the same words', () => {
  const weak = window(0, ['hockey', 'x'], { lexical: 0.2, cosine: 0.1 });
  const strong = window(9, ['hockey', 'y'], { lexical: 0.9, cosine: 0.6 });
  expect(rankPassages({ found: [weak, strong], collection, cues }).map(({ passage }) => passage.position)).toEqual([
    36, 37, 0, 1,
  ]);
});

test('a message in two windows is ranked once, with the better score', () => {
  const [first, second] = [
    window(0, ['a', 'b', 'c', 'd', 'e', 'hockey']),
    window(1, ['e', 'hockey', 'f'], { cosine: 0.9 }),
  ];
  const ranked = rankPassages({ found: [first, second], collection, cues });
  expect(ranked.map(({ passage }) => passage.position).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ranked[0]?.passage.position).toBe(5);
  const alone = rankPassages({ found: [second], collection, cues });
  expect(ranked[0]?.score).toBeCloseTo(alone[0]?.score ?? 0, 1);
});

test('a page that is one window keeps its score', () => {
  const words = lexemesOf('The hockey fees');
  const lexical = lexicalScoreIn(collection)(new Map(words.map((word) => [word, 1])), words.length);
  const [ranked] = rankPassages({ found: [window(0, ['The hockey fees'], { lexical })], collection, cues });
  expect(ranked?.score).toBeCloseTo(hybridScore(lexical, 0.5), 6);
});

test('a message with all words of its window scores as the window does, and the others lower', () => {
  const found = [
    window(0, ['Good morning', 'The hockey fees are paid', 'The fees, yes'], { lexical: 0.5, cosine: 0.3 }),
  ];
  const [first, ...others] = rankPassages({ found, collection, cues }).map(({ score }) => score);
  expect(first).toBeCloseTo(hybridScore(0.5, 0.3), 6);
  expect(others.every((score) => score < hybridScore(0.5, 0.3))).toBe(true);
});

test('a message in a window that was found never scores below the threshold', () => {
  const scores = (lexical: number, cosine: number) =>
    rankPassages({ found: [window(0, ['Good morning', 'hockey'], { lexical, cosine })], collection, cues }).map(
      ({ score }) => score,
    );
  expect(scores(0.7, 0.4).every((score) => score > NOT_FOUND)).toBe(true);
  expect(scores(0.6, 0).every((score) => score <= NOT_FOUND)).toBe(true);
});

test('a message is relevant by its text, not by its sender, and the best message of a window is always relevant', () => {
  const found = [window(0, ['The hockey fees', 'Good morning to everybody']), window(5, ['Bonjour à tous', 'Oui'])];
  const speaking = rankPassages({ found, collection, cues }).filter(({ isRelevant }) => isRelevant);
  expect(speaking.map(({ passage }) => passage.text)).toEqual(['The hockey fees', 'Bonjour à tous']);
});

test('the best message that passes a filter is relevant, and the others by their words', () => {
  const found = [window(0, ['The hockey fees are due', 'Yes, on Friday at the arena', 'Yes'])];
  const passing = rankPassages({ found, collection, cues }, ({ text }) => text.startsWith('Yes'));
  expect(passing.map(({ isRelevant }) => isRelevant)).toEqual([true, false]);
});

test('a window scores by the messages that pass a filter when another message has the words', () => {
  const found = [window(0, ['The hockey fees are paid', 'hockey', 'Good night'])];
  const best = (...passing: string[]) =>
    rankPassages({ found, collection, cues }, ({ text }) => passing.includes(text))[0]?.score ?? 0;
  const whole = hybridScore(0.8, 0.5);
  expect(best('The hockey fees are paid', 'Good night')).toBeCloseTo(whole, 6);
  expect(best('hockey')).toBeLessThan(whole);
  expect(best('hockey')).toBeGreaterThan(best('Good night'));
  expect(best('Good night')).toBeLessThan(NOT_FOUND);
});

test('a window drops out when what passes a filter is unrelated', () => {
  const found = [window(0, ['The hockey fees are paid', 'Good night'], { cosine: 0.3 })];
  expect(rankPassages({ found, collection, cues }, ({ text }) => text === 'Good night')).toEqual([]);
});
