import { isConfusableName, isSameMailbox, isSameName } from '../src/agreement/same-person.js';
import { witnessProblems } from '../src/agreement/witness-rules.js';

const couple = { names: ['Amélie Example', 'Noah Sample'], emails: ['amelie@example.test', null] };

test("a witness is refused when the name is a party's in any spelling", () => {
  expect(witnessProblems({ name: 'noah  SAMPLE ' }, couple)).toMatchObject([{ pointer: '/name' }]);
  expect(witnessProblems({ name: 'Ame\u0301lie Example' }, couple, '/witness')).toMatchObject([
    { pointer: '/witness/name' },
  ]);
  expect(witnessProblems({ name: 'Grace', email: 'amelie@example.test' }, couple)).toMatchObject([
    { pointer: '/email' },
  ]);
});

test('a witness with another name is accepted', () => {
  expect(witnessProblems({ name: 'Wren Witness', email: 'wren@example.test' }, couple)).toEqual([]);
});

test('a blank name or address of the couple is no one', () => {
  const blank = { names: [' ', null], emails: [' ', null] };
  expect(witnessProblems({ name: '', email: '' }, blank)).toEqual([]);
});

test('a witness without a name and address has no problem', () => {
  expect(witnessProblems({}, { names: ['undefined'], emails: ['undefined'] })).toEqual([]);
});

test.each([
  ['Noah Sample', ' NOAH \t Sample', true, true],
  ['Noah Sample', 'Noah\u200bSample', true, true],
  ['Noah', 'Ｎoah', true, true],
  ['José', 'Jose\u0301', true, true],
  ['José', 'Jose', false, true],
  ['Noah', 'Nоаh', false, true],
  ['Arnold', 'Amold', false, true],
  ['Wren', 'VVren', false, true],
  ['Paul', 'PauI', false, true],
  ['Noah', 'Nora', false, false],
  ['Noah Sample', 'NoahSample', false, false],
  ['Strauß', 'Strauss', false, false],
])('%j and %j: the same name %p, to a reader %p', (one, other, same, confusable) => {
  expect([isSameName(one, other), isConfusableName(one, other)]).toEqual([same, confusable]);
});

test.each([
  ['sam.sample+court@GMAIL.com', 'samsample@googlemail.com', true],
  ['sаm@mail.test', 'SAM@mail.test', true],
  ['sam@mail.test', 'sam@mail.example', false],
  ['sam@mail.test', 'pat@mail.test', false],
])('%s and %s are one mailbox: %p', (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same);
});
