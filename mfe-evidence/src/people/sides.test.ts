import type { Passage } from '@evenhand/contracts/evidence/search';
import { isYou, sidesOf } from './sides';

const user = {
  id: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11',
  email: 'alex@example.test',
  firstName: 'Alex',
  lastName: 'Example',
  profileImageUrl: null,
  addressProven: true,
  session: { idleEndsAt: '2026-11-21T15:00:00.000Z', endsAt: '2026-11-21T15:00:00.000Z' },
};
const said = (...senders: string[]): Passage[] =>
  senders.map((sender, position) => ({ position, path: '', people: [sender], at: null, text: 'Yes.' }));
const sides = (passages: Passage[], reader: typeof user | null = user) => Object.fromEntries(sidesOf(passages, reader));

test("the owner's messages are on the right when the sender is the owner's name, first name or address", () => {
  expect(sides(said('Sam', 'Alex Example', 'Dana'))).toEqual({ Sam: 'start', 'Alex Example': 'end', Dana: 'start' });
  expect(sides(said('alex', 'Sam'))).toEqual({ alex: 'end', Sam: 'start' });
  expect(sides(said('A. E. <Alex@example.test>', 'Sam'))).toMatchObject({ 'A. E. <Alex@example.test>': 'end' });
});

test('two unknown senders have the same sides wherever the conversation is opened', () => {
  expect(sides(said('Sam', 'Robin'), null)).toEqual({ Robin: 'start', Sam: 'end' });
  expect(sides(said('Robin', 'Sam'), null)).toEqual({ Robin: 'start', Sam: 'end' });
  expect(sides(said('Robin', 'Sam', 'Dana'), null)).toEqual({ Robin: 'start', Sam: 'start', Dana: 'start' });
});

test.each(['Joann Roe <joann@example.test>', 'Zoe <ann@example.test.org>', 'joann@example.test'])(
  'a person whose address contains the reader’s is not the reader: %s',
  (sender) => {
    expect(isYou(sender, { ...user, email: 'ann@example.test', firstName: 'Ann', lastName: 'Roe' })).toBe(false);
  },
);
