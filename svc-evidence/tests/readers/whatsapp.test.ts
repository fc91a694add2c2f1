import { messagesOf, read } from './read.js';

const NARROW = '\u202f';

const messagesIn = async (chat: string, filename = '_chat.txt') =>
  (await messagesOf(filename, chat, 65_536)).map(({ people, text }) => [people[0], text]);

const daysOf = async (chat: string) => (await messagesOf('_chat.txt', chat, 65_536)).map(({ at }) => at?.slice(0, 10));

test.each([
  ['[2024-01-15, 9:41:03 PM] Zoë: Salut', '2024-01-16T02:41:03.000Z'],
  ['15/01/2024, 21:41 - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['1/15/24, 9:41 PM - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['\u200e[15.07.24, 09:41:03] Zoë: Salut', '2024-07-15T13:41:03.000Z'],
  ['[15.01.24, 21:41:03] Zoë: Salut', '2024-01-16T02:41:03.000Z'],
  ['15.01.24, 21:41 - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['15/01/2024 à 21:41 - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['15/01/2024, 9:41\u202fp.\u00a0m. - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['2024-01-15, 9:41\u202fp.m. - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['1/15/24, 9:41\u202fPM - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['5/1/24, 9:41 pm - Zoë: Salut', '2024-01-06T02:41:00.000Z'],
  ['5/1/24, 9:41 PM - Zoë: Salut', '2024-05-02T01:41:00.000Z'],
  ['[2024-01-15 21 h 41 min 03 s] Zoë: Salut', '2024-01-16T02:41:03.000Z'],
  [`2024-01-15 21${NARROW}h${NARROW}41 - Zoë: Salut`, '2024-01-16T02:41:00.000Z'],
  ['15.1.2024 klo 21.41 - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['[15.1.2024 klo 21.41.03] Zoë: Salut', '2024-01-16T02:41:03.000Z'],
  ['15/01/24 alle ore 21:41 - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['2024/1/15 下午9:41 - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['15/1/2024, 9:41 م - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['2024. 1. 15. 오후 9:41 - Zoë: Salut', '2024-01-16T02:41:00.000Z'],
  ['1/15/24, 9:41:03 PM: Zoë: Salut', '2024-01-16T02:41:03.000Z'],
  ['15/01/2024, 12:05 am - Zoë: Salut', '2024-01-15T05:05:00.000Z'],
])('a WhatsApp line of any phone and language is read: %s', async (line, at) => {
  const said = { source: 'whatsapp', thread: 'Zoë', people: ['Zoë'], at };
  for (const filename of ['Discussion WhatsApp avec Zoë.txt', 'WhatsApp Chat with Zoë.txt'])
    expect(await messagesOf(filename, `${line}\n${line}\nand more`)).toMatchObject([
      { ...said, path: 'message 1', text: 'Salut' },
      { ...said, path: 'message 2', text: 'Salut\nand more' },
    ]);
});

test('digits of Arabic or Persian phones are read in dates, and kept in the text of messages', async () => {
  const chat = '\u200f١٥\u200f/١\u200f/٢٠٢٤، ٩:٤١ م - Ann: ٤٠٠ dollars\n١٥/١/٢٠٢٤، ٩:٤٢ م - Bob: Ok';
  expect(await messagesOf('chat.txt', chat)).toMatchObject([
    { people: ['Ann'], at: '2024-01-16T02:41:00.000Z', text: '٤٠٠ dollars' },
    { people: ['Bob'], at: '2024-01-16T02:42:00.000Z' },
  ]);
  const ofAnotherCalendar = '۱۴۰۲/۱۰/۲۵, ۲۱:۴۱ - Ann: Hello\n۱۴۰۲/۱۰/۲۵, ۲۱:۴۲ - Bob: Yes';
  expect(await messagesOf('chat.txt', ofAnotherCalendar)).toMatchObject([
    { people: ['Ann'], at: null, text: 'Hello' },
    { people: ['Bob'], at: null },
  ]);
});

test('system messages of WhatsApp have no sender', async () => {
  const chat = `2024-01-15, 21:40 - Messages and calls are end-to-end encrypted.
2024-01-15, 21:40 - Ann changed the group name from "Home: sweet" to "Kids: Lena"
2024-01-15, 21:41 - Ann: <Media omitted>
2024-01-15, 21:42 - Bob: One
two: three
2024-01-15, 21:43 - Ann: `;
  const found = await messagesOf('chat.txt', chat);
  expect(found.map(({ people }) => people)).toEqual([[], [], ['Ann'], ['Bob'], ['Ann']]);
  expect(found[3]?.text).toBe('One\ntwo: three');
});

test('dates within a message do not begin a new message', async () => {
  const chat = `2024-01-15, 9:41${NARROW}p.m. - Ann: The dates:
2024-02-01 10:00 Dentist: Lena
16/01/2024 10:00 school
[16/01, 21:41] Bob: what you wrote
2024-01-15, 9:42${NARROW}p.m. - Bob: Ok`;
  expect(await messagesIn(chat)).toEqual([
    ['Ann', 'The dates:\n2024-02-01 10:00 Dentist: Lena\n16/01/2024 10:00 school\n[16/01, 21:41] Bob: what you wrote'],
    ['Bob', 'Ok'],
  ]);
});

test.each([
  ['16/02/2024 10:00 - Pickup: Bob drives\n17/02/2024 16:00 - Return: Ann\n18/02/2024 10:00 - Pickup: Ann'],
  ['2024-02-16 10:00 - Pickup: Bob drives'],
  ['2024-02-16, 10:00 - Pickup: Bob drives'],
  ['24-02-16, 10:00 a.m. - Pickup: Bob drives'],
  ['2024-02-16, 10:00:00 a.m. - Pickup: Bob drives'],
])('a timetable within a message stays part of the message: %s', async (timetable) => {
  const chat = `2024-01-15, 9:41${NARROW}p.m. - Ann: The plan:
${timetable}
2024-01-15, 11:42 AM - Bob: Ok`;
  expect(await messagesIn(chat)).toEqual([
    ['Ann', `The plan:\n${timetable}`],
    ['Bob', 'Ok'],
  ]);
});

test('the order of day and month and the markers of AM and PM are read the same in the whole export, in any script', async () => {
  const chat = `1/5/24, 9:41${NARROW}PM - Ann: One
12/15/24, 10:41 am - Bob: Two
12/16/24, 1:41${NARROW}p.\u00a0m. - Ann: Three`;
  expect(await messagesIn(chat)).toEqual([
    ['Ann', 'One'],
    ['Bob', 'Two'],
    ['Ann', 'Three'],
  ]);
});

test('a sender is named without the invisible characters around the name', async () => {
  const chat = `15/01/2024, 21:40 - Ann changed the group name from "Home: sweet" to "Kids"
15/01/2024, 21:41 - Robert "Bob" Carter: One
15/01/2024, 21:42 - ~${NARROW}Ann: Two
15/01/2024, 21:43 - \u202a+1\u00a0(555)\u00a0123\u20114567\u202c: Three
15/01/2024, 21:44 - \u2068Zoë\u2069: \u200e<attached: 00000012-PHOTO.jpg>
15/01/2024, 21:45 - Zoë: Four \u200e<This message was edited>
15/01/2024, 21:46 - Bob :): Five: six
15/01/2024, 21:47 - Bob (:: Seven
15/01/2024, 21:48 - Work:Ann: 
15/01/2024, 21:49 - Ann added the plan of 9:41 on https://example.ca: it is pinned`;
  expect(await messagesIn(chat)).toEqual([
    [undefined, 'Ann changed the group name from "Home: sweet" to "Kids"'],
    ['Robert "Bob" Carter', 'One'],
    ['Ann', 'Two'],
    ['+1 (555) 123-4567', 'Three'],
    ['Zoë', '<attached: 00000012-PHOTO.jpg>'],
    ['Zoë', 'Four <This message was edited>'],
    ['Bob :)', 'Five: six'],
    ['Bob (:', 'Seven'],
    ['Work:Ann', ''],
    [undefined, 'Ann added the plan of 9:41 on https://example.ca: it is pinned'],
  ]);
});

test('the order of day and month is settled by a day above twelve at the end of a long chat', async () => {
  const early = Array.from({ length: 2_500 }, (_, index) => `0${1 + (index % 2)}/03/2024, 08:00 - Ann: ${index}`);
  expect((await daysOf([...early.toSorted(), '25/03/2024, 08:00 - Ann: last'].join('\n')))[0]).toBe('2024-03-01');
});

test.each([
  ['by the order of its messages', ['12/04/2024, 9:41:03 PM', '03/05/2024, 9:41:03 PM'], ['2024-04-13', '2024-05-04']],
  [
    'by days that are written with a zero',
    ['03/04/2024, 9:41:03 AM', '04/04/2024, 9:41:03 AM'],
    ['2024-04-03', '2024-04-04'],
  ],
  [
    'by staying within a month',
    ['3/4/24, 08:00', '3/5/24, 08:00', '3/6/24, 08:00'],
    ['2024-03-04', '2024-03-05', '2024-03-06'],
  ],
  ['by the way of the United States', ['3/4/24, 9:41:03 AM', '3/5/24, 9:41:03 AM'], ['2024-03-04', '2024-03-05']],
  [
    'with the year in front and short',
    ['24-01-15, 08:00', '24-02-01, 08:00', '24-02-13, 08:00'],
    ['2024-01-15', '2024-02-01', '2024-02-13'],
  ],
])('the order of day and month is settled %s', async (_, dates, days) => {
  expect(await daysOf(dates.map((date) => `[${date}] Ann: Hello`).join('\n'))).toEqual(days);
});

test('a chat that begins with a long message is a chat, and text above it is kept', async () => {
  const chat = `My chat with Ann, for the lawyer
2024-01-15, 21:41 - Ann: ${'One\n'.repeat(90)}
2024-01-15, 21:42 - Bob: Two
2024-01-15, 21:43 - Bob: 
Three`;
  const found = await messagesIn(chat.split('\n').slice(1).join('\n'));
  expect(found.map(([sender]) => sender)).toEqual(['Ann', 'Bob', 'Bob']);
  expect(found[2]).toEqual(['Bob', 'Three']);
  expect((await messagesIn(chat.replace('One\n'.repeat(90), 'One')))[0]).toEqual([
    undefined,
    'My chat with Ann, for the lawyer',
  ]);
});

test('a diary with dates and hours is not a chat', async () => {
  const diary = Array.from({ length: 9 }, (_, index) => `2024-01-1${index} 10:00 Dentist: Lena`).join('\n');
  expect(await read('diary.txt', diary)).toMatchObject([{ kind: 'page', text: diary }]);
});
