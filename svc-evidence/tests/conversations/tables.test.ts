import { isoOf } from '../../src/conversations/local-time.js';
import { writtenMoment } from '../../src/conversations/written-date.js';
import { messagesOf } from './read.js';

const tableOf = (header: string, ...rows: string[]) => messagesOf('texts.csv', [header, ...rows, ''].join('\n'));

const daysOf = async (...dates: string[]) => {
  const found = await tableOf('Date,From,Message', ...dates.map((date) => `"${date}",Ann,Hello`));
  return found.map(({ at }) => at?.slice(0, 10));
};

test('all dates of a table tell which number is the day', async () => {
  expect(await daysOf('03/04/2024 08:00', '25/04/2024 08:00')).toEqual(['2024-04-03', '2024-04-25']);
  expect(await daysOf('3/4/2024 8:00 AM', '4/25/24, 8:00 AM')).toEqual(['2024-03-04', '2024-04-25']);
  expect(await daysOf('04/05/2024 08:00', '12/04/2024 08:00', '11/04/2024 08:00')).toEqual([
    '2024-05-04',
    '2024-04-12',
    '2024-04-11',
  ]);
  expect(await daysOf('03-04-2024 08:00', '05-06-2024 08:00')).toEqual(['2024-04-03', '2024-06-05']);
  expect(await daysOf('', '03/04/2024 08:00', '2024/04/25 08:00')).toEqual([undefined, '2024-03-04', '2024-04-25']);
});

test('day and hour in columns of their own are one moment', async () => {
  const found = await tableOf('Date,Time,From,Message', '2024-01-15,9:41 PM,Ann,Hello', '2024-01-15,,Ann,Hello');
  expect(found.map(({ at }) => at)).toEqual(['2024-01-16T02:41:00.000Z', '2024-01-15T05:00:00.000Z']);
});

test('who owns the phone is the sender of what was sent, also where only the other is named', async () => {
  const columns = 'Chat Session,Message Date,Service,Type,Sender ID,Sender Name,Status,Text';
  const exported = await tableOf(
    columns,
    'Ann,2024-01-15 21:41:03,iMessage,Incoming,+15550001,Ann Carter,Read,One',
    'Ann,2024-01-15 21:42:03,iMessage,Outgoing,,,Read,Two',
    '+15550002,2024-01-15 21:43:03,SMS,Incoming,+15550002,,Read,Three',
  );
  expect(exported.map(({ people }) => people)).toEqual([['Ann Carter'], ['Me'], ['+15550002']]);
  const android = await tableOf(
    'Date,Type,Name,Number,Message',
    '1705372863000,Received,Ann,+15550001,One',
    '1705372864000,Sent,Ann,+15550001,Two',
  );
  expect(android).toMatchObject([
    { people: ['Ann'], at: '2024-01-16T02:41:03.000Z' },
    { people: ['Me', 'Ann'], at: '2024-01-16T02:41:04.000Z' },
  ]);
});

test.each([
  ['15 janv. 2024 à 21:41:03', '2024-01-16T02:41:03.000Z'],
  ['lundi 15 janvier 2024 à 21 h 41 min 03 s', '2024-01-16T02:41:03.000Z'],
  ['jeudi 1 août 2024 à 20:15:22 UTC', '2024-08-01T20:15:22.000Z'],
  ['15 juil. 2024, 09:41', '2024-07-15T13:41:00.000Z'],
  ['15 juin 2024, 09:41', '2024-06-15T13:41:00.000Z'],
  ['15. Mai 2024', null],
  ['Jan 15, 2024', '2024-01-15T05:00:00.000Z'],
])('a date as programs write it for people: %s', (written, at) => {
  expect(writtenMoment(written)).toBe(at);
});

test('a date that names no zone is one of the case, whatever the zone of the machine', () => {
  expect(isoOf('Mon, 15 Jan 2024 21:41:03')).toBe('2024-01-16T02:41:03.000Z');
  expect(isoOf('Mon, 15 Jan 2024 21:41:03 -0500 (EST)')).toBe('2024-01-16T02:41:03.000Z');
  expect(isoOf('Sun, 25 Aug 2002 16:50:54 UT')).toBe('2002-08-25T16:50:54.000Z');
  expect(isoOf('15 Jan 2024 21:41:03 EST')).toBe('2024-01-16T02:41:03.000Z');
});
