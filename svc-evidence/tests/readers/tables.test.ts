import { writtenMoment } from '../../src/readers/written-date.js';
import { messagesOf, read } from './read.js';

const tableOf = (header: string, ...rows: string[]) => messagesOf('texts.csv', [header, ...rows, ''].join('\n'));

const daysOf = async (...dates: string[]) => {
  const found = await tableOf('Date,From,Message', ...dates.map((date) => `"${date}",Ann,Hello`));
  return found.map(({ at }) => at?.slice(0, 10));
};

test('the order of day and month is settled by all dates of a table', async () => {
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

test('a date and a time in separate columns are one moment', async () => {
  const found = await tableOf('Date,Time,From,Message', '2024-01-15,9:41 PM,Ann,Hello', '2024-01-15,,Ann,Hello');
  expect(found.map(({ at }) => at)).toEqual(['2024-01-16T02:41:00.000Z', '2024-01-15T05:00:00.000Z']);
});

test('the owner of the phone is the sender of outgoing texts, also when only the other side is named', async () => {
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

test('a text with unquoted commas is kept whole in any column', async () => {
  const last = await tableOf(
    'Date,From,Message',
    '2024-01-15 10:00,Ann,I will pay 500, but not 900',
    '2024-01-16,Bob,ok,',
  );
  expect(last.map(({ people, text }) => [...people, text])).toEqual([
    ['Ann', 'I will pay 500, but not 900'],
    ['Bob', 'ok'],
  ]);
  const [unnamed] = await tableOf('Date,From,Message,', '2024-01-15 10:00,Ann,I will pay 500, but not 900');
  expect(unnamed?.text).toBe('I will pay 500, but not 900');
  const within = await tableOf('From;Message;Date', 'Ann;Not 500; nor 900;2024-01-15 10:00');
  expect(within).toMatchObject([{ people: ['Ann'], text: 'Not 500; nor 900', at: '2024-01-15T15:00:00.000Z' }]);
});

test.each([
  ['a title', 'Chat with Bob'],
  ['a title in a row of cells', 'Chat with Bob;;'],
  ['the sign between cells', 'sep=;'],
  ['both', 'sep=;\nChat with Bob'],
])('a table of texts is recognized with %s above it', async (_, above) => {
  const found = await tableOf(above, 'Date;From;Message', '2024-01-15 10:00;Ann;hi there, Bob');
  expect(found).toMatchObject([{ source: 'texts', people: ['Ann'], text: 'hi there, Bob', path: 'row 1' }]);
});

const textOf = async (...lines: string[]) =>
  (await read('bank.csv', `${lines.join('\r\n')}\r\n`)).map(({ path, text }) => [path, text]);

test('lines that a bank writes above its table are kept, and the columns keep their names', async () => {
  const found = await textOf(
    'Following data is valid as of 20240131120000 (Year/Month/Day)',
    '',
    'Account:,5007',
    'First Bank Card,Type,Date Posted, Amount,Description',
    "'5007',DEBIT,20240105,-1250.00,RENT TO LANDLORD",
    "'5007',CREDIT,20240115,2210.44,PAYROLL ACME, TORONTO",
  );
  expect(found).toEqual([
    ['above the table', 'Following data is valid as of 20240131120000 (Year/Month/Day)\nAccount:; 5007'],
    [
      'rows 1 to 2',
      "First Bank Card: '5007'; Type: DEBIT; Date Posted: 20240105; Amount: -1250.00; Description: RENT TO LANDLORD\n" +
        "First Bank Card: '5007'; Type: CREDIT; Date Posted: 20240115; Amount: 2210.44; Description: PAYROLL ACME; TORONTO",
    ],
  ]);
});

test('cells without a column name are kept, and a table without a header gets no names', async () => {
  expect(await textOf('Date,Amount,Amount', '2024-01-01,5,6,7', '2024-01-02,8,9,10')).toEqual([
    ['rows 1 to 2', 'Date: 2024-01-01; Amount: 5; Amount: 6; 7\nDate: 2024-01-02; Amount: 8; Amount: 9; 10'],
  ]);
  expect(await textOf('01/05/2024,RENT,1250.00,,5000.10', '01/15/2024,PAYROLL,,2210.44,7210.54')).toEqual([
    ['rows 1 to 2', '01/05/2024; RENT; 1250.00; 5000.10\n01/15/2024; PAYROLL; 2210.44; 7210.54'],
  ]);
  expect(await textOf('Note,I paid the rent')).toEqual([['row 1', 'Note; I paid the rent']]);
  expect(await textOf('Rent,2022,2023', 'Paid,1200,1300')).toEqual([['row 1', 'Rent: Paid; 2022: 1200; 2023: 1300']]);
});

test.each([
  ['15 janv. 2024 à 21:41:03', '2024-01-16T02:41:03.000Z'],
  ['lundi 15 janvier 2024 à 21 h 41 min 03 s', '2024-01-16T02:41:03.000Z'],
  ['1er mars 2024 21:00', '2024-03-02T02:00:00.000Z'],
  ['March 1st, 2024 9:00 PM', '2024-03-02T02:00:00.000Z'],
  ['jeudi 1 août 2024 à 20:15:22 UTC', '2024-08-01T20:15:22.000Z'],
  ['15 juil. 2024, 09:41', '2024-07-15T13:41:00.000Z'],
  ['15 juin 2024, 09:41', '2024-06-15T13:41:00.000Z'],
  ['15. Mai 2024', null],
  ['Jan 15, 2024', '2024-01-15T05:00:00.000Z'],
  ['Jan 15, 2024 9:41:03 PM GMT-5', '2024-01-16T02:41:03.000Z'],
  ['Jan 15, 2024, 9:41:03 PM UTC-5', '2024-01-16T02:41:03.000Z'],
  ['2024-01-15 21:41:03 (UTC-05:00)', '2024-01-16T02:41:03.000Z'],
  ['2024-01-15 21:41:03 UTC−330', '2024-01-16T01:11:03.000Z'],
  ['2024-01-15 21:41:03 +5:30', '2024-01-15T16:11:03.000Z'],
  ['2024-01-15T21:41:03.250Z', '2024-01-15T21:41:03.000Z'],
  ['2024-01-15 21:41:03 PST', '2024-01-16T05:41:03.000Z'],
  ['Jan 15, 2024 9:41:03 PM NST', '2024-01-16T01:11:03.000Z'],
  ['01/15/2024 21:41:03 CET', '2024-01-15T20:41:03.000Z'],
  ['01/15/2024 21:41:03 +01:00', '2024-01-15T20:41:03.000Z'],
  ['01/15/2024 21:41-22:30', '2024-01-16T02:41:00.000Z'],
  ['15/01/2024 21:41:03 +01:00', null],
  ['2024-02-31 21:41:03Z', null],
  ['15 Foo 2024 21:41:03 UTC', null],
])('a human-readable date is parsed when its format is known: %s', (written, at) => {
  expect(writtenMoment(written)).toBe(at);
});
