import { readFileSync } from 'node:fs';
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
});

test('dates of the Persian, Islamic and Buddhist calendars are those of ours', async () => {
  const at = '2024-01-16T02:41:00.000Z';
  for (const date of ['۱۴۰۲/۱۰/۲۵, ۲۱:۴۱', '٣‏/٧‏/١٤٤٥، ٩:٤١ م', '15/1/2567 21:41', '15/1/67 21:41'])
    expect(await messagesOf('chat.txt', `${date} - Ann: Hello\n${date} - Bob: Yes`)).toMatchObject([
      { people: ['Ann'], at, text: 'Hello' },
      { people: ['Bob'], at },
    ]);
});

test('a short year is in front on Korean phones', async () => {
  expect(await daysOf('24. 3. 5. 오전 9:16 - Ann: Hello\n24. 3. 25. 오후 9:17 - Bob: Yes')).toEqual([
    '2024-03-05',
    '2024-03-26',
  ]);
  expect(await daysOf('24. 3. 11. 오전 9:16 - Ann: Hello')).toEqual(['2024-03-11']);
});

/** Every language code of two letters, and the longer ones of Ontario's phones, that the runtime has data for. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const locales = Intl.DateTimeFormat.supportedLocalesOf([
  ...letters.flatMap((one) => letters.map((two) => one + two)),
  ...'fil yue haw chr ckb kok mai doi brx hsb dsb lrc mzn ccp xnr zh-TW zh-HK en-CA fr-CA pt-PT ar-EG ar-SA'.split(' '),
]);

test('the form of every locale is read, on Android and on iPhones', async () => {
  const moments = [Date.UTC(2024, 2, 5, 9, 16), Date.UTC(2024, 2, 25, 21, 17)];
  const wrong: string[] = [];
  for (const locale of locales) {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });
    const [first, second] = moments.map((moment) => format.format(moment));
    for (const chat of [`${first} - Ana: hi\n${second} - Bo: ok`, `[${first}] Ana: hi\n[${second}] Bo: ok`]) {
      const found = (await messagesOf('chat.txt', chat, 65_536)).map(({ people, at, text }) => [...people, at, text]);
      const expected = [
        ['Ana', '2024-03-05T14:16:00.000Z', 'hi'],
        ['Bo', '2024-03-26T01:17:00.000Z', 'ok'],
      ];
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(`${locale}: ${chat}`);
    }
  }
  expect(locales.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

const periods: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../src/readers/formats/day-periods.json', import.meta.url), 'utf8'),
);
const halves = Object.entries(periods).filter(([, bits]) => ['fff', 'fff000'].includes(bits));

test('every word for the first and the second half of the day is read, before and behind the clock', async () => {
  const wrong: string[] = [];
  for (const [word, bits] of halves)
    for (const clock of [`9:16 ${word}`, `${word} 9:16`]) {
      const [found] = await messagesOf('chat.txt', `25/3/2024, ${clock} - Ana: hi`, 65_536);
      const at = bits === 'fff' ? '2024-03-25T13:16:00.000Z' : '2024-03-26T01:16:00.000Z';
      if (found?.people[0] !== 'Ana' || found.at !== at) wrong.push(`${clock} ${found?.at}`);
    }
  expect(halves.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test.each([
  ['5/3/24, 9:16 पूर्वाह्न', '25/3/24, 9:17 अपराह्न'],
  ['5/3/24, 9:16 ਪੂ.ਦੁ.', '25/3/24, 9:17 ਬਾ.ਦੁ.'],
  ['5/3/24, முற்பகல் 9:16', '25/3/24, பிற்பகல் 9:17'],
  ['09:16, 05/03/2024', '21:17, 25/03/2024'],
  ['2024/3/5上午9:16', '2024/3/25下午9:17'],
  ['2024年3月5日 上午9:16', '2024年3月25日 晚上9:17'],
  ['5/3/24,9:16 am', '25/3/24,9:17 pm'],
])('a phone writes %s and %s', async (first, second) => {
  expect(await messagesOf('chat.txt', `${first} - Ana: hi\n${second} - Bo: ok`)).toMatchObject([
    { people: ['Ana'], at: '2024-03-05T14:16:00.000Z', text: 'hi' },
    { people: ['Bo'], at: '2024-03-26T01:17:00.000Z', text: 'ok' },
  ]);
});

test('the messages of another phone behind those of the first are read in their own date form', async () => {
  const first = ['[2024-01-05, 9:41:03 PM] Ann: One', '[2024-01-05, 9:42:03 PM] Bob: Two'];
  const second = ['15/02/2024, 21:41 - Ann: Three', '16/02/2024, 21:42 - Bob: Four', '17/02/2024, 21:43 - Ann: Five'];
  expect(await messagesIn([...first, ...second].join('\n'))).toEqual([
    ['Ann', 'One'],
    ['Bob', 'Two'],
    ['Ann', 'Three'],
    ['Bob', 'Four'],
    ['Ann', 'Five'],
  ]);
  expect(await daysOf([...first, ...second].join('\n'))).toEqual([
    '2024-01-06',
    '2024-01-06',
    '2024-02-16',
    '2024-02-17',
    '2024-02-18',
  ]);
  const quoted = [...first, ...second.slice(1)].join('\n');
  expect(await messagesIn(quoted)).toHaveLength(2);
});

test('messages pasted into a message stay its text, also where exports of two phones follow each other', async () => {
  const pasted = ['9:41', '9:42', '9:43'].map((clock) => `[${clock} PM, 11/4/2025] Ann: I agree to pay`);
  const ofAnn = ['[2025-11-05, 9:41:03 PM] Ann: One', '[2025-11-05, 9:42:03 PM] Bob: See:', ...pasted];
  const ofBob = ['05/11/2025, 21:41 - Ann: One', '05/11/2025, 21:42 - Bob: See:', ...pasted];
  const said = [
    ['Ann', 'One'],
    ['Bob', ['See:', ...pasted].join('\n')],
    ['Ann', 'No'],
  ];
  const lines = [...ofAnn, '[2025-11-05, 9:44:03 PM] Ann: No', ...ofBob, '05/11/2025, 21:44 - Ann: No'];
  expect(await messagesIn(lines.slice(0, 6).join('\n'))).toEqual(said);
  expect(await messagesIn(lines.join('\n'))).toEqual([...said, ...said]);
});

test('a message without words is kept with its sender', async () => {
  const chat = '15/01/2024, 21:41 - Ann: \n15/01/2024, 21:42 - Bob: \u200e\n15/01/2024, 21:43 - Ann: Hello';
  expect(await messagesIn(chat)).toEqual([
    ['Ann', 'Message without text'],
    ['Bob', 'Message without text'],
    ['Ann', 'Hello'],
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
    ['Work:Ann', 'Message without text'],
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
