import { quotationContext } from '../../src/citations/quotation-context.js';
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
