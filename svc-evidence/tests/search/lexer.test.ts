import { lex, lexemesOf } from '../../src/search/lexer.js';
import { hashed, NO_HASH, Vocabulary } from '../../src/search/vocabulary.js';

test('words are found in any form', () => {
  expect(lexemesOf('The PAYMENTS were paid, and paying continues')).toEqual(['payment', 'paid', 'pai', 'continu']);
  expect(lexemesOf('hockey-fees e-mail ann@example.org')).toEqual([
    'hockei',
    'fee',
    'e',
    'mail',
    'ann',
    'exampl',
    'org',
  ]);
});

test('words that stand everywhere are left out, and counted', () => {
  const vocabulary = new Vocabulary();
  const found: number[] = [];
  expect(lex("Don't you see that it is Ann’s?", vocabulary, found)).toBe(9);
  expect(found.map((number) => vocabulary.lexemes[number])).toEqual(['see', 'ann']);
});

test('accents are left out, and signs are taken in their plainest form', () => {
  expect(lexemesOf('Élodie café naïve Łódź ﬁnance １２')).toEqual(['elodi', 'cafe', 'naiv', 'łodz', 'financ', '12']);
  expect(lexemesOf('E\u0301lodie')).toEqual(lexemesOf('Élodie'));
});

test('an amount is one number however it is written', () => {
  expect(lexemesOf('$90,000 and 90000 and 1,250,000')).toEqual(['90000', '90000', '1250000']);
  expect(lexemesOf('1,23 and 12,3456')).toEqual(['1', '23', '12', '3456']);
});

test('other scripts have words too', () => {
  expect(lexemesOf('привет, мир')).toEqual(['привет', 'мир']);
  expect(lexemesOf('हिन्दी')).toEqual(['हिन्दी']);
  expect(lexemesOf('東京タワー 日')).toEqual(['東京', '京タ', 'タワ', 'ワー', '日']);
  expect(lexemesOf('𠀀𠀁 👍 😀')).toEqual(['𠀀𠀁']);
});

test('what is no word is found by its beginning', () => {
  const long = 'x'.repeat(1_000);
  expect(lexemesOf(`${long} rent`)).toEqual(['x'.repeat(64), 'rent']);
});

test('a vocabulary that grows knows every word by the same number', () => {
  const vocabulary = new Vocabulary();
  const numbersOf = (text: string): number[] => {
    const found: number[] = [];
    lex(text, vocabulary, found);
    return found;
  };
  const text = Array.from({ length: 300_000 }, (_, number) => `word${number}x`).join(' ');
  const numbers = numbersOf(text);
  expect(new Set(numbers).size).toBe(300_000);
  expect(numbersOf(text).join(' ')).toBe(numbers.join(' '));
  expect(vocabulary.lexemes[numbers[7] ?? -1]).toBe('word7x');
  expect(vocabulary.isLarge).toBe(true);
  expect(numbersOf('payments payment')).toEqual([300_000, 300_000]);
});

test.each<[string, (number: number) => string]>([
  ['pairs of signs', (number) => String.fromCodePoint(0x4e00 + (number % 600), 0x5000 + Math.floor(number / 600))],
  ['amounts', (number) => (100_000 + number).toLocaleString('en-CA')],
])('a vocabulary is large by all that it keeps, also by %s', (_, wordOf) => {
  const vocabulary = new Vocabulary();
  lex(Array.from({ length: 300_000 }, (_, number) => wordOf(number)).join(' '), vocabulary, []);
  expect(vocabulary.lexemes).toHaveLength(300_000);
  expect(vocabulary.isLarge).toBe(true);
});

test('nobody who writes evidence can choose words that share a hash', () => {
  const hashOf = (word: string): number => [...word].reduce((hash, sign) => hashed(hash, sign.charCodeAt(0)), NO_HASH);
  // They share one of the well-known FNV-1a.
  expect(hashOf('costarring')).not.toBe(hashOf('liquid'));
  expect(hashOf('declinate')).not.toBe(hashOf('macallums'));
});

test('more words than are kept at hand change nothing', () => {
  for (let number = 0; number < 3; number += 1)
    lexemesOf(Array.from({ length: 100_000 }, (_, word) => `word${number}x${word}`).join(' '));
  expect(lexemesOf('word0x7 payments')).toEqual(['word0x7', 'payment']);
});
