import { messagesOf, read } from './read.js';

const UNKNOWN = 'Unknown sender';

const peopleOf = async (header: string, row: string) =>
  (await messagesOf('texts.csv', `${header}\n${row}\n`)).map(({ people }) => people);

test.each([
  ['Date,Type,Direction,Number,Name,Message', '2024-01-15 21:41,SMS,Sent,+15550001,Ann,I hid it'],
  ['Date,Direction,Contact,Message', '2024-01-15 21:41,Outbound,Ann,I hid it'],
  ['Date,Folder,Contact Name,Phone Number,Message', '2024-01-15 21:41,Sent Items,Ann,+15550001,I hid it'],
  ['Type,Contact,Phone Number,Date,Message', 'Sent message,Ann,+15550001,2024-01-15 21:41,I hid it'],
  ['Date,Message Type,Box,Contact,Message', '2024-01-15 21:41,1,Outbox,Ann,I hid it'],
  ['Date,Sent/Received,Sender ID,Contact,Message', '2024-01-15 21:41,sent,,Ann,I hid it'],
])('a text sent by the owner of the phone is not attributed to its recipient: %s', async (header, row) => {
  expect(await peopleOf(header, row)).toEqual([['Me', 'Ann']]);
});

test.each([
  ['Date,Type,Direction,Number,Name,Message', '2024-01-15 21:41,2,Incoming,+15550001,Ann,I hid it'],
  ['Date,Type,Folder,Contact,Message', '2024-01-15 21:41,SMS,Inbox,Ann,I hid it'],
  ['Date,Type,Contact,Message', '2024-01-15 21:41,Received message,Ann,I hid it'],
  ['Date,Type,Contact,Message', '2024-01-15 21:41,1,Ann,I hid it'],
  ['Date,Type,Sender Name,Message', '2024-01-15 21:41,iMessage,Ann,I hid it'],
  ['Date,Type,Sender ID,Message', '2024-01-15 21:41,iMessage,Ann,I hid it'],
  ['Date,Name,Message', '2024-01-15 21:41,Ann,I hid it'],
  ['Date,User,Message', '2024-01-15 21:41,Ann,I hid it'],
])('a text received by the owner is attributed to its sender: %s', async (header, row) => {
  expect(await peopleOf(header, row)).toEqual([['Ann']]);
});

test.each([
  ['Date,Type,Contact,Message', '2024-01-15 21:41,SMS,Ann,I hid it'],
  ['Date,Direction,Name,Message', '2024-01-15 21:41,,Ann,I hid it'],
  ['Date,Type,Name,Message', '2024-01-15 21:41,Sent by a robot,Ann,I hid it'],
  ['Date,Contact,Number,Message', '2024-01-15 21:41,Ann,+15550001,I hid it'],
])('the contact is not taken for the sender when the table has no direction: %s', async (header, row) => {
  expect(await peopleOf(header, row)).toEqual([[UNKNOWN, 'Ann']]);
});

test('a table of money is not a table of texts, though it mentions messages, and all its cells are kept', async () => {
  const table = 'Date,Type,Name,Amount,Message,Status\n2024-01-15,Sent,Bob Carter,$500.00,Rent,Declined\n';
  expect(await read('transfers.csv', table)).toEqual([
    {
      kind: 'page',
      path: 'row 1',
      text: 'Date: 2024-01-15; Type: Sent; Name: Bob Carter; Amount: $500.00; Message: Rent; Status: Declined',
    },
  ]);
});

test.each([
  [
    'what it is about',
    'Date,From,To,Subject,Body\n2024-01-15 21:41,Ann,Bob,Dentist on Friday,Please confirm.\n',
    'Dentist on Friday\nPlease confirm.',
  ],
  [
    'the name of a file beside it',
    'Chat Session,Message Date,Type,Sender ID,Sender Name,Text,Attachment\nAnn,2024-01-15 21:42:03,Outgoing,,,Here,lease.pdf\n',
    'Here\nlease.pdf',
  ],
  [
    'a file alone',
    'Chat Session,Message Date,Type,Sender ID,Sender Name,Text,Attachment\nAnn,2024-01-15 21:42:03,Outgoing,,,,IMG_0042.HEIC\n',
    'IMG_0042.HEIC',
  ],
  [
    'reactions, edits, a status and what it replies to',
    'Chat Session,Message Date,Edited Date,Type,Sender ID,Sender Name,Status,Replying to,Text,Reactions,Attachment\nAnn,2024-01-15 21:42:03,2024-01-15 21:50:00,Outgoing,,,Failed,Will you pay?,I pay 600,👍 Ann,\n',
    'I pay 600\nEdited Date: 2024-01-15 21:50:00\nStatus: Failed\nReplying to: Will you pay?\nReactions: 👍 Ann',
  ],
  ['no words', 'Date,From,Body,Status\n2024-01-15 21:41,Ann,,Failed\n', 'Message without text\nStatus: Failed'],
])('a message in a table is read with %s', async (_, table, text) => {
  expect(await messagesOf('texts.csv', table)).toMatchObject([{ text }]);
});
