import { Tokenizer } from '../../src/embeddings/tokenizer.js';

const tokenizer = new Tokenizer(
  new Map(
    ['[CLS]', '[SEP]', '[UNK]', 'support', 'resume', 'pay', '##ing', ','].map((piece, number) => [piece, number]),
  ),
);

test('a word is its longest known pieces, between the signs of beginning and end', () => {
  expect(tokenizer.encode('Paying, support whatever')).toEqual([0, 5, 6, 7, 3, 2, 1]);
});

test.each(['Support', 'sup\u00adport', 'sup\u200bport', '\u2060support', 'support\ufe0f'])(
  'signs that nobody sees make no other word: %j',
  (text) => {
    expect(tokenizer.encode(text)).toEqual([0, 3, 1]);
  },
);

test('an accent, in one sign or two, makes no other word', () => {
  expect(tokenizer.encode('r\u00e9sum\u00e9 re\u0301sume\u0301')).toEqual([0, 4, 4, 1]);
});
