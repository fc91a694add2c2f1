import { readFileSync } from 'node:fs';
import { tokenizerFile } from '../../src/embeddings/model-files.js';
import { readTokenizer } from '../../src/embeddings/tokenizer.js';

const encode = readTokenizer(tokenizerFile());
const { model } = JSON.parse(readFileSync(tokenizerFile(), 'utf8'));
const pieces = new Map(Object.entries<number>(model.vocab).map(([piece, number]) => [number, piece]));
const written = (text: string) =>
  encode(text)
    .map((number) => pieces.get(number))
    .join(' ');

test('a word is split into its longest known pieces, between start and end tokens', () => {
  expect(written('Paying, support mediations zzqx')).toBe('[CLS] paying , support mediation ##s z ##z ##q ##x [SEP]');
});

test.each(['Support', 'sup\u00adport', 'sup\u200bport', '\u2060support', 'support\ufe0f'])(
  'invisible characters do not change the tokens of a word: %j',
  (text) => {
    expect(written(text)).toBe('[CLS] support [SEP]');
  },
);

test('an accent, composed or decomposed, does not change the tokens of a word', () => {
  expect(written('r\u00e9sum\u00e9 re\u0301sume\u0301')).toBe('[CLS] resume resume [SEP]');
});

test('a word keeps its token when a symbol is glued to it', () => {
  expect(written('love😀 €100 a→b')).toBe('[CLS] love [UNK] € 100 a → b [SEP]');
});

test('the name of a control token in a message is text', () => {
  expect(written('[SEP]')).toBe('[CLS] [ sep ] [SEP]');
});

test('a long text is cut to the length that the model was trained on, and ends like any other', () => {
  const tokens = encode('word '.repeat(9_000));
  expect(tokens).toHaveLength(256);
  expect(tokens.at(-1)).toBe(model.vocab['[SEP]']);
});
