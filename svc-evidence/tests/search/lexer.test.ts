import { lex, lexemesOf } from '../../src/search/lexer.js';
import { namesIn, queryTerms } from '../../src/search/query-terms.js';
import { hashed, NO_HASH, Vocabulary } from '../../src/search/vocabulary.js';

test('a question is searched by its content words', () => {
  expect(queryTerms('When did one of us move out?')).not.toContain('us');
  expect(queryTerms('How much did anybody ever say about the bassoon?')).toEqual(['bassoon']);
});

test('a question of only question words is searched by those', () => {
  expect(queryTerms('Did somebody say something?').length).toBeGreaterThan(0);
});

test('names are the capitalized words within the sentence of a question, except days and months', () => {
  expect(namesIn("When did Dana drive to Zoë's school in March? Did Robin know?")).toEqual(
    new Set(['dana', 'zoe', 'robin']),
  );
  expect(namesIn('when did dana drive there?')).toEqual(new Set());
});

test('words are found in any inflected form', () => {
  expect(lexemesOf('The PARENTS were paid, and paying continues')).toEqual(['parent', 'pai', 'pai', 'continu']);
  expect(lexemesOf('Did he pay? He sent it, bought one and took it')).toEqual(lexemesOf('he paid send buy one take'));
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

test.each([
  ['allergic', 'her allergies, an allergy'],
  ['violent', 'violence'],
  ['absent', 'absences'],
  ['paid', 'a payment'],
  ['decide', 'decisions'],
  ['guilty', 'guilt'],
  ['injured', 'an injury'],
  ['died', 'the death'],
  ['therapist', 'therapy'],
  ['healthy', 'health'],
])('a word is found in its derived forms: %s', (word, forms) => {
  const [lexeme = ''] = lexemesOf(word);
  expect(new Set(lexemesOf(forms))).toEqual(new Set([lexeme]));
});

test.each([
  ['party', 'part'],
  ['county', 'count'],
  ['finance', 'fine'],
])('different words stay different: %s and %s', (one, other) => {
  expect(lexemesOf(one)).not.toEqual(lexemesOf(other));
});

test('stop words are left out, and still counted in the length', () => {
  const vocabulary = new Vocabulary();
  const found: number[] = [];
  expect(lex("Don't you see that it is Ann’s?", vocabulary, found)).toBe(9);
  expect(found.map((number) => vocabulary.lexemes[number])).toEqual(['see', 'ann']);
});

test('accents are removed, and characters are normalized to their plainest form', () => {
  expect(lexemesOf('Élodie café naïve Łódź ﬁnance １２')).toEqual(['elodi', 'cafe', 'naiv', 'łodz', 'financ', '12']);
  expect(lexemesOf('E\u0301lodie')).toEqual(lexemesOf('Élodie'));
});

test('an amount is one number, however it is written', () => {
  expect(lexemesOf('$90,000 and 90000 and 1,250,000')).toEqual(['90000', '90000', '1250000']);
  expect(lexemesOf('1,23 and 12,3456')).toEqual(['1', '23', '12', '3456']);
});

test('words of other scripts are found', () => {
  expect(lexemesOf('привет, мир')).toEqual(['привет', 'мир']);
  expect(lexemesOf('हिन्दी')).toEqual(['हिन्दी']);
  expect(lexemesOf('東京タワー 日')).toEqual(['東京', '京タ', 'タワ', 'ワー', '日']);
  expect(lexemesOf('𠀀𠀁 👍 😀')).toEqual(['𠀀𠀁', '👍', '😀']);
});

test('an emoji is a separate word, in any of its variants', () => {
  expect(lexemesOf('❤️')).toEqual(['❤']);
  expect(lexemesOf('☎️ dentist')).toEqual(['☎', 'dentist']);
  expect(lexemesOf('☎\ufe0e')).toEqual(lexemesOf('☎'));
  expect(lexemesOf('ok👍🏽thanks❤')).toEqual(['ok', '👍', 'thank', '❤']);
  expect(lexemesOf('👨\u200d👩\u200d👧')).toEqual(['👨', '👩', '👧']);
  expect(lex('👍 rent', new Vocabulary(), [])).toBe(2);
});

test.each([
  ['a soft hyphen', '\u00ad'],
  ['a space of no width', '\u200b'],
  ['a joiner', '\u2060'],
  ['a mark of an order of bytes', '\ufeff'],
  ['a mark of direction', '\u200e'],
  ['a selector of a form', '\ufe0f'],
  ['a selector of another plane', '\u{e0100}'],
  ['a tag', '\u{e0062}'],
])('an invisible character neither splits a word nor is one: %s', (_, sign) => {
  expect(lexemesOf(`sup${sign}port pay${sign}${sign}ments${sign}`)).toEqual(['support', 'pai']);
  expect(lexemesOf(`${sign} ${sign}rent ${sign}`)).toEqual(['rent']);
  expect(lexemesOf(`9${sign}0,000`)).toEqual(['90000']);
  expect(lexemesOf(`東${sign}京${sign}タ`)).toEqual(['東京', '京タ']);
  expect(lexemesOf(`${sign}x${sign}`.repeat(1_000))).toEqual(['x'.repeat(64)]);
  expect(lex(`sup${sign}port ${sign}`, new Vocabulary(), [])).toBe(1);
});

test('a combining mark belongs to the word before it, and does not begin one', () => {
  expect(lexemesOf('\u0301 \u0301rent 日\u0301')).toEqual(['rent', '日']);
  expect(lexemesOf('नमस्ते')).toEqual(['नमस्ते']);
  expect(lexemesOf('1\ufe0f\u20e3')).toEqual(['1\u20e3']);
});

test('an overlong string is indexed by its beginning', () => {
  const long = 'x'.repeat(1_000);
  expect(lexemesOf(`${long} rent`)).toEqual(['x'.repeat(64), 'rent']);
});

test('a growing vocabulary keeps the number of every word', () => {
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
  expect(numbersOf('parents parent')).toEqual([300_000, 300_000]);
});

test.each<[string, (number: number) => string]>([
  ['pairs of signs', (number) => String.fromCodePoint(0x4e00 + (number % 600), 0x5000 + Math.floor(number / 600))],
  ['amounts', (number) => (100_000 + number).toLocaleString('en-CA')],
])('a vocabulary counts as large by all that it keeps, also by %s', (_, wordOf) => {
  const vocabulary = new Vocabulary();
  lex(Array.from({ length: 300_000 }, (_, number) => wordOf(number)).join(' '), vocabulary, []);
  expect(vocabulary.lexemes).toHaveLength(300_000);
  expect(vocabulary.isLarge).toBe(true);
});

test('the word hash does not share the known collisions of FNV-1a', () => {
  const hashOf = (word: string): number => [...word].reduce((hash, sign) => hashed(hash, sign.charCodeAt(0)), NO_HASH);
  // They collide in standard FNV-1a.
  expect(hashOf('costarring')).not.toBe(hashOf('liquid'));
  expect(hashOf('declinate')).not.toBe(hashOf('macallums'));
});

test('words stay the same when there are more than the cache holds', () => {
  for (let number = 0; number < 3; number += 1)
    lexemesOf(Array.from({ length: 100_000 }, (_, word) => `word${number}x${word}`).join(' '));
  expect(lexemesOf('word0x7 parents')).toEqual(['word0x7', 'parent']);
});
