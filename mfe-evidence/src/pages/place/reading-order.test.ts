import type { Passage } from '@evenhand/contracts/evidence/search';
import { inReadingOrder, withPictures } from './reading-order';

const message = (position: number, path: string, text: string): Passage => ({
  position,
  path,
  people: ['Sam'],
  at: '2026-02-10T20:14:00.000Z',
  text,
});
const picture = (position: number, path: string): Passage => ({
  position,
  path: `${path}, attachment photo.png, picture`,
  people: [],
  at: null,
  text: 'photo.png',
  picture: 1,
});

test('a picture is placed after the message it was attached to when it was numbered before it', () => {
  const told = inReadingOrder([
    picture(0, 'mail 2'),
    message(1, 'mail 1', 'Hello.'),
    message(2, 'mail 2', 'Please look'),
    message(3, 'mail 2', 'at this.'),
    message(4, 'mail 20', 'Thanks.'),
  ]);
  expect(told.map(({ passage }) => passage.position)).toEqual([1, 2, 3, 0, 4]);
  expect(told[3]?.said.position).toBe(3);
});

test('a picture keeps its place when its message is not shown', () => {
  const told = inReadingOrder([message(1, 'mail 1', 'Hello.'), picture(2, 'mail 2')]);
  expect(told.map(({ passage, said }) => [passage.position, said.position])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('of the messages read from one picture the cited one shows it, or the first when none is cited', () => {
  const read = [3, 4, 5].map((position) => ({
    ...message(position, `picture, message ${position}`, 'No'),
    picture: 1,
  }));
  const positions = (cited: number) => [...withPictures([message(2, 'message 2', 'Hi'), ...read], cited)];
  expect(positions(4).map(({ position }) => position)).toEqual([4]);
  expect(positions(2).map(({ position }) => position)).toEqual([3]);
});
