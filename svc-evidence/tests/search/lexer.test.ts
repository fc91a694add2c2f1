import { lex, lexemesOf } from '../../src/search/lexer.js';

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
  const found: string[] = [];
  expect(lex("Don't you see that it is Ann’s?", found)).toBe(9);
  expect(found).toEqual(['see', 'ann']);
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

test('more words than are kept at hand change nothing', () => {
  for (let number = 0; number < 300_000; number += 1) lex(`word${number}x`, []);
  expect(lexemesOf('word7x payments')).toEqual(['word7x', 'payment']);
});
