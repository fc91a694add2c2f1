import { askedNames } from '../../src/search/asked-person.js';
import { mayBeOf } from '../../src/search/attribution.js';
import { isNamed } from '../../src/search/is-named.js';
import { lexemesOf } from '../../src/search/lexer.js';

test.each([
  ['Did Sam pay the daycare?', ['Sam']],
  ['did sam pay the daycare?', ['sam']],
  ['What did Alex Sample say about the house?', ['Alex Sample']],
  ['Was it written by Mr. Sample?', ['Sample']],
  ['Did Sam and Alex agree?', ['Sam', 'Alex']],
  ["What is Sam's share of the rent?", ['Sam']],
  ['Did my mom pay the daycare?', ['mom']],
  ["What is my mother's share?", ['mother']],
  ['Did Christmas go well?', []],
  ['Who paid the daycare?', []],
  ['Did you pay the daycare?', []],
])('a question asks for the words or acts of a person: %s', (question, names) => {
  expect(askedNames(question)).toEqual(names);
});

test.each([
  ['Sam', 'Sam Sample', true],
  ['Sam', 'Samuel Sample <samuel@example.test>', true],
  ['Samuel Sample', 'Sam', true],
  ['Sam', 'sam.sample@example.test', true],
  ['Bill', 'William Sample', true],
  ['mother', 'Mom', true],
  ['Bill', 'Bob Sample', false],
  ['Sam', 'Alex Sample', false],
  ['Sam', 'Alex <sam@example.test>', false],
])('a person is recognized by a name: %s, %s', (name, person, expected) => {
  expect(isNamed(person, name)).toBe(expected);
});

const asked = new Map(lexemesOf('pay the daycare').map((word) => [word, 1]));
const isOfSam = (writer: string, text: string): boolean => {
  const passage = { position: 0, source: 'whatsapp' as const, path: '', people: [writer], at: null, text };
  return mayBeOf('Sam', passage, asked, ['Sam Sample', 'Alex Sample']);
};

test.each([
  ['Sam Sample', 'I paid the daycare'],
  ['Sam Sample', 'paid the daycare'],
  ['Alex Sample', 'You never paid the daycare'],
  ['Alex Sample', 'I think you paid the daycare'],
  ['Alex Sample', 'Sam paid the daycare'],
  ['Alex Sample', 'He paid the daycare'],
  ['Alex Sample', 'We paid the daycare'],
  ['Me', 'I paid the daycare'],
  ['+1 416 555 0100', 'I paid the daycare'],
])('the daycare may be paid by Sam when %s writes: %s', (writer, text) => {
  expect(isOfSam(writer, text)).toBe(true);
});

test.each([
  ['Alex Sample', 'I paid the daycare'],
  ['Alex Sample', 'paid the daycare'],
  ['Alex Sample', 'You know that I paid the daycare'],
  ['Alex Sample', 'I paid the daycare. Did you call?'],
  ['Alex Sample', 'Thanks, Sam! I paid the daycare'],
])('the daycare is not paid by Sam when %s writes: %s', (writer, text) => {
  expect(isOfSam(writer, text)).toBe(false);
});
