import { cutPassages } from '../../src/indexing/cut-passages.js';

const SENTENCE = 'The rent of the apartment went up again this year. ';
const PARAGRAPH = `${SENTENCE.repeat(18).trim()}\n\n`;

const passagesOf = (text: string): string[] => {
  const passages = cutPassages(text);
  expect(passages.join('')).toBe(text);
  expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(1_500);
  return passages;
};

test('a short text is one passage', () => {
  expect(passagesOf('')).toEqual(['']);
  expect(passagesOf('x'.repeat(1_500))).toHaveLength(1);
});

test('a long text is cut between paragraphs, even when more would fit', () => {
  expect(passagesOf(PARAGRAPH.repeat(3))).toEqual([PARAGRAPH, PARAGRAPH, PARAGRAPH]);
});

test('an empty line between paragraphs may have spaces in it', () => {
  const paragraph = PARAGRAPH.replace('\n\n', '\r\n \r\n');
  expect(passagesOf(paragraph.repeat(2))).toEqual([paragraph, paragraph]);
});

test.each([
  SENTENCE,
  SENTENCE.replace('. ', '.\n'),
  `He said: “${SENTENCE.replace('. ', '.”')} `,
  `Is it true that ${SENTENCE.replace('. ', '? ')}`,
  '家賃が今年また上がりました。',
  '「家賃が今年また上がりました。」',
])('a long paragraph is cut between sentences: %j', (sentence) => {
  const passages = passagesOf(sentence.repeat(200));
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.every((passage) => passage.length % sentence.length === 0)).toBe(true);
});

test('a decimal point does not end a sentence', () => {
  const passages = passagesOf('It was 1.5 or 2.25 '.repeat(200));
  expect(passages.every((passage) => passage.endsWith(' '))).toBe(true);
});

test('a paragraph is cut between lines when it has no sentences, and between words when it has no lines', () => {
  expect(passagesOf(`${'a list of things'.repeat(5)}\n`.repeat(40)).every((passage) => passage.endsWith('\n'))).toBe(
    true,
  );
  expect(passagesOf('word '.repeat(700)).every((passage) => passage.endsWith('word '))).toBe(true);
});

test('a short first paragraph does not become a tiny passage', () => {
  const passages = passagesOf(`Hello Bob,\n\n${SENTENCE.repeat(60)}`);
  expect(passages[0]?.length).toBeGreaterThan(750);
  expect(passages[0]?.endsWith('. ')).toBe(true);
});

test('a text without spaces is cut at the limit, never within a character', () => {
  expect(passagesOf('x'.repeat(3_001)).map(({ length }) => length)).toEqual([1_500, 1_500, 1]);
  expect(passagesOf(`x${'😀'.repeat(2_000)}`).every((passage) => passage.isWellFormed())).toBe(true);
  expect(passagesOf(`a short beginning ${'x'.repeat(3_000)}`)[0]).toBe('a short beginning ');
});
