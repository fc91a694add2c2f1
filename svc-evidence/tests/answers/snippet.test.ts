import { snippetOf } from '../../src/citations/snippet.js';
import { lexemesOf } from '../../src/search/lexer.js';

const quoteOf = (text: string, question: string): string => {
  const snippet = snippetOf(text, new Map(lexemesOf(question).map((word) => [word, 1])));
  expect(text).toContain(snippet);
  expect(snippet.length).toBeLessThanOrEqual(600);
  return snippet;
};
const FILLER = 'Nothing else was said about it on that day or on the next. '.repeat(12);

test('the sentence with the rarest word is quoted, with its neighbours', () => {
  const text = `${FILLER}We paid twice. The bassoon was sold on Tuesday. She agreed. ${FILLER}We paid and paid again.`;
  const snippet = snippetOf(text, new Map(Object.entries({ paid: 0.5, bassoon: 6 })));
  expect(snippet).toContain('We paid twice. The bassoon was sold on Tuesday. She agreed.');
});

test('a short text is quoted as a whole', () => {
  expect(quoteOf('Yes, I paid 400 dollars for hockey.', 'Who paid?')).toBe('Yes, I paid 400 dollars for hockey.');
});

test('a quote of a long text holds the sentences with the words of the question', () => {
  expect(quoteOf(`${FILLER}The hockey fees are paid.`, 'hockey fees')).toContain('The hockey fees are paid.');
});

test.each([
  'It went from $1.5 million to $3 million for hockey.',
  'Hockey costs CA$38.50 at www.hockey.example/fees.html?child=2 now.',
  'The F.C.C. and the N.H.L. play hockey.',
])('a number, an address or an abbreviation is not cut in two: %s', (sentence) => {
  const quoted = quoteOf(`${FILLER}${sentence} ${FILLER}`, 'hockey million play');
  const [beginning = ''] = sentence.split(' hockey');
  expect(quoted).toContain(beginning.slice(-12));
  expect(quoted).toMatch(/^[A-Z]/);
});

test('isolated punctuation is part of the quote', () => {
  expect(quoteOf('Yes. ... I paid!! ?! For hockey.', 'Who paid for hockey?')).toBe('Yes. ... I paid!! ?! For hockey.');
  expect(quoteOf('\n\n...\nI paid', 'paid')).toContain('I paid');
});

test('a quote of a text without sentences holds the part with the words of the question', () => {
  expect(quoteOf(`${'and so on '.repeat(100)}the hockey fees ${'and so on '.repeat(100)}`, 'hockey')).toContain(
    'hockey',
  );
  expect(quoteOf(`${'今日は晴れです。'.repeat(60)}家賃は高いです。`, '家賃')).toContain('家賃');
  expect(quoteOf(`${'😀'.repeat(400)} hockey`, 'hockey')).toContain('hockey');
  expect(quoteOf('😀'.repeat(400), 'hockey')).toContain('😀');
  expect(quoteOf(`a${'😀'.repeat(200)}`, 'hockey')).toContain('😀');
});
