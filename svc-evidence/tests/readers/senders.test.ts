import { mailOf } from './files.js';
import { msgOf } from './office.js';
import { pstOf } from './outlook-data.js';
import { messagesOf } from './read.js';

const peopleOf = async (...given: Parameters<typeof messagesOf>) =>
  (await messagesOf(...given)).map(({ people }) => people);

const UNKNOWN = 'Unknown sender';
const BOB = 'Bob <bob@example.ca>';

test.each([
  ['', [UNKNOWN, BOB]],
  ['<>', [UNKNOWN, BOB]],
  ['undisclosed-senders:;', [UNKNOWN, BOB]],
])('the recipient of a mail is not taken for its sender when From is "%s"', async (from, people) => {
  expect(await peopleOf('mail.eml', mailOf({ from, body: 'I owe you 900' }))).toEqual([people]);
});

test('the sender of a mail without From is the one in its Sender header, or unknown', async () => {
  const mail = (...headers: string[]) =>
    mailOf({ from: '', body: 'I owe you 900', headers }).replace(/^From.*\r\n/, '');
  expect(await peopleOf('mail.eml', mail('Cc: Zoë <zoe@example.ca>'))).toEqual([
    [UNKNOWN, BOB, 'Zoë <zoe@example.ca>'],
  ]);
  expect(await peopleOf('mail.eml', mail('Sender: Ann <ann@example.ca>'))).toEqual([['Ann <ann@example.ca>', BOB]]);
  expect(await peopleOf('mail.eml', mail().replace(/^To.*\r\n/, ''))).toEqual([[]]);
});

test('the recipient of an Outlook mail is not taken for its sender', async () => {
  expect(await peopleOf('mail.msg', msgOf({ from: '' }), 4_096)).toEqual([[UNKNOWN, 'Bob']]);
  expect(await peopleOf('all.pst', pstOf({ subject: 'Fees', to: 'Bob; Zoë' }), 65_536)).toEqual([
    [UNKNOWN, 'Bob', 'Zoë'],
  ]);
});

test('the participants of a chat are not taken for a sender that was deleted', async () => {
  const participants = [{ name: 'Ann' }, { name: 'Bob' }];
  const old = {
    participants,
    messages: [{ sender_name: '', timestamp_ms: 1_705_372_863_000, content: 'I owe you 900' }],
  };
  expect(await peopleOf('message_1.json', JSON.stringify(old))).toEqual([[UNKNOWN, 'Ann', 'Bob']]);
  const encrypted = {
    participants: ['Ann'],
    messages: [{ senderName: ' ', timestamp: 1_705_372_863_000, text: 'Hi' }],
  };
  expect(await peopleOf('Ann_1.json', JSON.stringify(encrypted))).toEqual([[UNKNOWN, 'Ann']]);
});

test('the recipient of a text in a table is not taken for its sender', async () => {
  const table = 'Date,From,To,Message\n2024-01-15 21:41:03,,Bob,I owe you 900\n2024-01-15 21:41:03,,,Hello\n';
  expect(await peopleOf('texts.csv', table)).toEqual([[UNKNOWN, 'Bob'], []]);
});

test('a text from a contact without a name is attributed to the number', async () => {
  const text = { address: '+15550001', date: '1705372863000', type: '1', body: 'Hi', __display_name: '' };
  expect(await peopleOf('messages.json', JSON.stringify([text]))).toEqual([['+15550001']]);
});
