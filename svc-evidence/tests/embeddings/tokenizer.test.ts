import { Tokenizer } from '../../src/embeddings/tokenizer.js';

const tokenizer = new Tokenizer(
  new Map(
    ['[CLS]', '[SEP]', '[UNK]', 'support', 'resume', 'pay', '##ing', ','].map((piece, number) => [piece, number]),
  ),
);

test('a word is split into its longest known pieces, between start and end tokens', () => {
  expect(tokenizer.encode('Paying, support whatever')).toEqual([0, 5, 6, 7, 3, 2, 1]);
});

test.each(['Support', 'sup\u00adport', 'sup\u200bport', '\u2060support', 'support\ufe0f'])(
  'invisible characters do not change the tokens of a word: %j',
  (text) => {
    expect(tokenizer.encode(text)).toEqual([0, 3, 1]);
  },
);

test('an accent, composed or decomposed, does not change the tokens of a word', () => {
  expect(tokenizer.encode('r\u00e9sum\u00e9 re\u0301sume\u0301')).toEqual([0, 4, 4, 1]);
});
