import { quotationContext } from '../../src/citations/quotation-context.js';
import { lexemesOf } from '../../src/search/lexer.js';
import { snippetOf } from '../../src/search/snippet.js';
import type { FilePassage } from '../../src/segments/passages.repository.js';

const passage = (position: number, text: string): FilePassage => ({
  position,
  source: 'whatsapp',
  path: `message ${position}`,
  people: ['Ann'],
  at: null,
  text,
  fileId: 'a',
  filename: 'chat.txt',
});
const context = (...args: Parameters<typeof quotationContext>) =>
  quotationContext(...args).map(({ position, side, text }) => [position, side, text]);

test('the context of a quotation is listed by side, in order', () => {
  const cited = passage(2, 'The roof leaks. I paid for it. Bob has the bill.');
  const window = [passage(1, 'Who paid?'), cited, passage(3, 'Thank you.')];
  expect(context(cited, 'I paid for it.', window)).toEqual([
    [1, 'before', 'Who paid?'],
    [2, 'before', 'The roof leaks.'],
    [2, 'after', 'Bob has the bill.'],
    [3, 'after', 'Thank you.'],
  ]);
});

test('the context ends on a side where a text was cut off', () => {
  const cited = passage(2, `I paid. ${'The bill is long, and nobody has read it to its end. '.repeat(30)}`);
  const window = [passage(1, 'Who paid?'), cited, passage(3, 'Thank you.')];
  const lines = context(cited, 'I paid.', window);
  expect(lines.map(([position, side]) => [position, side])).toEqual([
    [1, 'before'],
    [2, 'after'],
  ]);
  expect(String(lines[1]?.[2]).length).toBeLessThanOrEqual(900);
});

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
