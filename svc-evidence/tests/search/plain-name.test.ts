import { passageFilter } from '../../src/search/passage-filter.js';
import { plainName } from '../../src/search/plain-name.js';

test.each([
  ['Hélène', 'He\u0301le\u0300ne'],
  ['Helene', 'Hélène'],
  ['Ann Carter', 'Ann\u00a0Carter'],
  ['Ann Carter', ' ann \u202f CARTER '],
  ["O'Neil", 'O’Neil'],
  ["O'Neil", 'O\u02bcNeil'],
  ['Ann Carter', '\u200eAnn Car\u200bter\ufeff'],
  ['Fiona', 'ﬁona'],
  ['Zoe <zoe@example.ca>', 'Zoë <zoe@EXAMPLE.ca>'],
  ['محمد', 'مُحَمَّد'],
  ['김민준', '김민준'.normalize('NFD')],
])('%j and %j are the same name', (one, other) => {
  expect(plainName(other)).toBe(plainName(one));
});

test('different names stay different', () => {
  expect(plainName('Ann Carter')).not.toBe(plainName('AnnCarter'));
  expect(plainName('Łukasz')).not.toBe(plainName('Kukasz'));
});

test('normalizing a name a second time changes nothing', () => {
  for (const name of ['Hélène O’Neil', 'İPEK ΚΏΣ', 'ǅ ẞ ﷺ']) expect(plainName(plainName(name))).toBe(plainName(name));
});

test('a passage passes the filter when one of its people matches, however the name is spelled', () => {
  const people = ['Bob', 'He\u0301le\u0300ne O’Neil'];
  const passes = (person: string) =>
    passageFilter({ person })({ position: 0, source: 'email', path: 'a', at: null, text: 'Hi', people });
  for (const person of ['Hélène', 'helene', "Helene\u00a0O'neil "]) expect(passes(person)).toBe(true);
  for (const person of ['Helena', 'Bob Helene']) expect(passes(person)).toBe(false);
});
