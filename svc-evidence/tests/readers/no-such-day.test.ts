import { isoOf } from '../../src/readers/local-time.js';
import { mailOf } from './files.js';
import { messagesOf } from './read.js';

const mail = (date: string) => mailOf({ date, body: 'It is paid.' });
const json = (message: object) => JSON.stringify({ name: 'Ann', messages: [message] });
const list = (message: object) => JSON.stringify([message]);

/** A message on a day of February in each format. */
const kinds: [string, string, (day: string) => string][] = [
  ['a mail', 'mail.eml', (day) => mail(`Thu, ${day} Feb 2024 10:00:00 -0500`)],
  ['a mail of an old program', 'mail.eml', (day) => mail(`Thu Feb ${day} 10:00:00 EST 2024`)],
  ['a mailbox', 'all.mbox', (day) => `From - Thu Feb 1 10:00:00 2024\n${mail(`${day} Feb 24 10:00 EST`)}\n`],
  ['WhatsApp', '_chat.txt', (day) => `[2024-02-${day}, 10:00:00] Ann: Paid\n[2024-02-${day}, 10:00:00] Ann: Paid`],
  ['copied texts', 'texts.txt', (day) => `Feb ${day}, 2024 10:00:00 AM\nAnn\nPaid\n`],
  ['a table', 'texts.csv', (day) => `Date,From,Message\n2024-02-${day} 10:00,Ann,Paid\n`],
  ['a table in another order', 'texts.csv', (day) => `Date,From,Message\n02/${day}/2024 10:00,Ann,Paid\n`],
  [
    'a page of Facebook',
    'message_1.html',
    (day) =>
      `<div class="_3-95 _a6-g"><h2 class="_a6-h">Ann</h2><div class="_a6-p">Paid</div><div class="_a6-o">Feb ${day}, 2024 10:00:00 AM</div></div>`,
  ],
  [
    'Telegram',
    'result.json',
    (day) =>
      json({ id: 1, type: 'message', date: `2024-02-${day}T10:00:00`, from: 'Ann', from_id: 'user1', text: 'Paid' }),
  ],
  [
    'Google Chat',
    'messages.json',
    (day) =>
      json({
        creator: { name: 'Ann' },
        created_date: `Thursday, February ${day}, 2024 at 10:00:00 AM EST`,
        text: 'Paid',
      }),
  ],
  ['Signal', 'signal.json', (day) => list({ date: `2024-02-${day}T10:00:00-05:00`, sender: 'Ann', body: 'Paid' })],
  [
    'Signal in another form',
    'signal.json',
    (day) => list({ sent_at: `2024-02-${day}T10:00:00-05:00`, source: 'Ann', body: 'Paid', conversationId: '1' }),
  ],
];

test.each(kinds)('a day that does not exist in its month is not read as a date in %s', async (_, filename, written) => {
  const atOf = async (day: string) => (await messagesOf(filename, written(day)))[0]?.at;
  expect(await atOf('29')).toMatch(/^2024-02-29T15:00/);
  expect(await atOf('30')).toBeNull();
  expect(await atOf('31')).toBeNull();
});

test.each([
  ['Mon, 15 Jan 2024 21:41:03 AST', '2024-01-16T01:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 NST', '2024-01-16T01:11:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 NDT', '2024-01-16T00:11:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 CET', '2024-01-15T20:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 CEST', '2024-01-15T19:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 BST', '2024-01-15T20:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 pst', '2024-01-16T05:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 -0400 (AST)', '2024-01-16T01:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 GMT-0330 (NST)', '2024-01-16T01:11:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 (EST)', '2024-01-16T02:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03', '2024-01-16T02:41:03.000Z'],
  ['Mon, 15 Jan 2024 21:41:03 -0500 (EST)', '2024-01-16T02:41:03.000Z'],
  ['15 Jan 2024 21:41:03 EST', '2024-01-16T02:41:03.000Z'],
  ['Sun, 25 Aug 2002 16:50:54 UT', '2002-08-25T16:50:54.000Z'],
  ['Wed, 31 Jan 2024 23:30:00 -0500', '2024-02-01T04:30:00.000Z'],
  ['1 Mar 2024 00:30:31 +0900', '2024-02-29T15:30:31.000Z'],
  ['Sun, 31 Dec 95 23:59:59 GMT', '1995-12-31T23:59:59.000Z'],
  ['2 Mar 30 10:00 GMT', '2030-03-02T10:00:00.000Z'],
  ['2024-01-31T23:30:00.000Z', '2024-01-31T23:30:00.000Z'],
  ['31 Jun 2024 10:00:00 GMT', null],
  ['Mon, 29 Feb 2023 10:00:00 GMT', null],
  ['2023-02-29T10:00:00.000Z', null],
  ['2023-02-29', null],
])(
  'a mail date is parsed in its zone, or in that of the case, and is null when there is no such day: %s',
  (written, at) => {
    expect(isoOf(written)).toBe(at);
  },
);
