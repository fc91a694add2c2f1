import { docxOf, mailOf, pdfOfPages, typed } from './files.js';
import { messagesOf, read } from './read.js';

const backup = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<?xml-stylesheet type="text/xsl" href="sms.xsl"?>
<smses count="3" backup_date="1705460000000">
  <sms protocol="0" address="+14165550100" date="1705372863000" type="1" subject="null" body="Yes, I paid &#10;400 dollars" read="1" readable_date="Jan 15, 2024 9:41:03 PM" contact_name="Ann Sample" />
  <sms protocol="0" address="+14165550100" date="1705372923000" type="2" subject="null" body="Thank you" contact_name="Ann Sample" />
  <mms date="1705373000000" msg_box="1" address="+14165550100~+14165550101" contact_name="Ann Sample, Bob Sample" sub="null">
    <parts>
      <part seq="-1" ct="application/smil" text="&lt;smil&gt;" />
      <part seq="0" ct="image/jpeg" name="null" cl="skates.jpg" data="AAAA" />
      <part seq="0" ct="text/plain" text="The new skates" />
    </parts>
    <addrs><addr address="+14165550101" type="137" /><addr address="+14165550100" type="151" /></addrs>
  </mms>
</smses>`;

test('an SMS backup is read as conversations, with sender, recipient and time', async () => {
  const messages = await messagesOf('sms-20240116.xml', backup);
  expect(messages.map(({ people, at, text, source }) => [source, people, at, text])).toEqual([
    ['texts', ['Ann Sample', 'Owner of the phone'], '2024-01-16T02:41:03.000Z', 'Yes, I paid \n400 dollars'],
    ['texts', ['Owner of the phone', 'Ann Sample'], '2024-01-16T02:42:03.000Z', 'Thank you'],
    [
      'texts',
      ['Bob Sample', 'Owner of the phone', 'Ann Sample'],
      '2024-01-16T02:43:20.000Z',
      'skates.jpg\nThe new skates',
    ],
  ]);
  expect(new Set(messages.map(({ thread }) => thread)).size).toBe(2);
});

test.each([
  ['2', '+14165550100~+14165550101', 'Ann Sample, Bob Sample', '', ['Owner of the phone', 'Ann Sample', 'Bob Sample']],
  ['1', '+14165550100~4165550101', '(Unknown)', '+14165550101', ['4165550101', 'Owner of the phone', '+14165550100']],
  ['1', 'ann@example.ca~bob@example.ca', 'Ann, Bob', 'Bob@example.ca', ['Bob', 'Owner of the phone', 'Ann']],
  ['1', 'ann1@example.ca~bob1@example.ca', 'Ann, Bob', 'bob1@example.ca', ['Bob', 'Owner of the phone', 'Ann']],
  ['1', '+14165550100~4165550101', 'Ann, Dr., Bob', '4165550101', ['4165550101', 'Owner of the phone']],
])('a group text in box %s of %s, called %s, has its people', async (box, address, name, sender, people) => {
  const addrs = sender && `<addrs><addr address="${sender}" type="137" /></addrs>`;
  const parts = '<parts><part ct="text/plain" text="Hi" /></parts>';
  const mms = `<mms date="1705373000000" msg_box="${box}" address="${address}" contact_name="${name}">${parts}${addrs}</mms>`;
  expect(await messagesOf('sms.xml', `<?xml version="1.0"?><smses>${mms}</smses>`)).toMatchObject([{ people }]);
});

test('other XML is refused as unknown', async () => {
  await expect(read('other.xml', '<feed><entry>Hello</entry></feed>')).rejects.toThrow(
    'not an export of text messages',
  );
});

const LINES = [
  '2024-01-15 21:41 Ann Sample: Did you pay for hockey?',
  '2024-01-15 21:43 Bob Sample: Yes, 400 dollars.',
  'And the skates, too.',
  '2024-01-16 07:05 Ann Sample: Thank you',
];
const SAID = [
  [['Ann Sample'], '2024-01-16T02:41:00.000Z', 'Did you pay for hockey?'],
  [['Bob Sample'], '2024-01-16T02:43:00.000Z', 'Yes, 400 dollars.\nAnd the skates, too.'],
  [['Ann Sample'], '2024-01-16T12:05:00.000Z', 'Thank you'],
];
const messagesIn = async (...given: Parameters<typeof read>) =>
  (await messagesOf(...given)).filter(({ at }) => at !== null).map(({ people, at, text }) => [people, at, text]);

test('a conversation copied into a document is read message by message, with sender and time', async () => {
  expect(await messagesIn('chat.docx', docxOf('Our chat', ...LINES))).toEqual(SAID);
  expect(await messagesIn('chat.html', LINES.map((line) => `<p>${line}</p>`).join(''))).toEqual(SAID);
});

test('a conversation printed as a PDF continues from page to page', async () => {
  const pdf = pdfOfPages({ content: typed(LINES.slice(0, 2)) }, { content: typed(LINES.slice(2)) });
  expect(await messagesIn('chat.pdf', pdf, 4_096)).toEqual(SAID);
});

test('a conversation copied into a mail is separated from the body of the mail', async () => {
  const mail = mailOf({ body: ['See below.', ...LINES].join('\n'), date: 'Tue, 16 Jan 2024 09:00:00 -0500' });
  expect((await messagesIn('mail.eml', mail)).slice(1)).toEqual(SAID);
});

const LEASE = Array.from({ length: 40 }, (_, at) => `Clause ${at + 1}: the tenant pays`);

test('what follows a conversation in a document is a page with its place, without a person', async () => {
  const pages = [
    [...LINES, ...LINES, ...LINES.slice(0, 2)],
    [...LINES.slice(2), 'and good night'],
    LEASE,
    ['A receipt'],
    LINES,
  ];
  const units = await read('b.pdf', pdfOfPages(...pages.map((lines) => ({ content: typed(lines) }))), 4_096);
  expect(
    units
      .filter(({ kind }) => kind === 'message')
      .map(({ text }) => text)
      .slice(6),
  ).toEqual([
    'Did you pay for hockey?',
    'Yes, 400 dollars.\nAnd the skates, too.',
    'Thank you\nand good night',
    'Did you pay for hockey?',
    'Yes, 400 dollars.\nAnd the skates, too.',
    'Thank you',
  ]);
  expect(units.filter(({ kind }) => kind === 'page').map(({ path, text }) => [path, text])).toEqual([
    ['page 3, lines 1 to 40', LEASE.join('\n')],
    ['page 4, line 1', 'A receipt'],
  ]);
});

test('a message of many lines before another on its page, or on the next, keeps them all', async () => {
  const lengthsIn = async (...pages: string[][]) =>
    (await read('b.pdf', pdfOfPages(...pages.map((lines) => ({ content: typed(lines) }))), 4_096))
      .map(({ kind, text }) => [kind, text.split('\n').length])
      .slice(8);
  const whole = [
    ['message', 1 + LEASE.length],
    ['message', 1],
    ['message', 2],
    ['message', 1],
  ];
  const chat = [...LINES, ...LINES];
  expect(await lengthsIn(chat, [...LINES, ...LEASE, ...LINES])).toEqual(whole);
  expect(await lengthsIn([...chat, ...LINES, ...LEASE.slice(0, 20)], [...LEASE.slice(20), ...LINES])).toEqual(whole);
});

test('many lines behind a message of a text file are not its words, nor is what follows an empty line', async () => {
  const units = async (...lines: string[]) =>
    (await read('chat.txt', lines.join('\n'), 4_096)).map((unit) => [unit.path, unit.text.split('\n').length]).slice(6);
  const ABOVE = [...LINES, ...LINES];
  const messages = [
    ['line 9', 1],
    ['line 10', 2],
  ];
  expect(await units(...ABOVE, ...LINES, ...LEASE)).toEqual([...messages, ['line 12', 1], ['lines 13 to 52', 40]]);
  expect(await units(...ABOVE, ...LINES, 'Good night', '', 'I swear this.')).toEqual([
    ...messages,
    ['line 12', 2],
    ['lines 14 to 15', 1],
  ]);
});

test.each([
  ['a list of payments', ['2024-01-15 Rent: 900', '2024-01-20 Hockey: 164', '2024-02-15 Skates: 80']],
  ['a letter', ['January 15, 2024', 'Dear Bob:', 'I paid the rent. 2024-01-15 was the day.']],
])('%s is read as a document, not as a conversation', async (_what, lines) => {
  expect(await messagesOf('list.docx', docxOf(...lines))).toEqual([]);
});
