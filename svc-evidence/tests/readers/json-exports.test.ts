import { lexemesOf } from '../../src/search/lexer.js';
import { messagesOf, read } from './read.js';

const textOf = async (value: object, file = JSON.stringify(value)) =>
  (await read('other.json', file, 4_096)).map(({ text }) => text).join('\n');

test('escaped characters in JSON that is not a chat are read as people see them', async () => {
  const note = { title: 'Pickup', textContent: 'At five\nBring coats\tand "Rex"' };
  const text = await textOf(note);
  expect(text).toContain('"textContent": "At five\nBring coats\tand "Rex""');
  expect(lexemesOf(text)).toContain('bring');
});

test('escaped characters in JSON lines are read as people see them, and each line keeps its number', async () => {
  const lines = [{ note: 'One\nBring coats' }, { note: 'Café', file: 'C:\\new\\table' }].map((line) =>
    JSON.stringify(line).replace('é', '\\u00e9'),
  );
  expect(await read('notes.json', lines.join('\n'))).toMatchObject([
    { path: 'lines 1 to 2', text: '{"note":"One\nBring coats"}\n{"note":"Café","file":"C:\\new\\table"}' },
  ]);
});

test('broken encoding of Facebook is repaired outside chats, too', async () => {
  const comment = Buffer.from('L’été 🏡').toString('latin1');
  const text = await textOf({ comments_v2: [{ timestamp: 1, data: [{ comment: { comment, author: 'Ann' } }] }] });
  expect(text).toContain('"comment": "L’été 🏡"');
});

test.each(['« PAYÉ»', 'PAYÉ» – paid', 'Ã©tÃ©, not été'])('correct letters are not changed: %s', async (words) => {
  expect(await textOf({ words })).toContain(words);
});

const about = { chatId: '7', authorId: '2', dateSent: '1705372863000' };

const chatOf = (...items: object[]) => {
  const frames = [
    { recipient: { id: '2', contact: { profileGivenName: 'Ann' } } },
    { chat: { id: '7', recipientId: '2' } },
    ...items.map((item) => ({ chatItem: { ...about, ...item } })),
  ];
  return messagesOf('main.json', frames.map((frame) => JSON.stringify(frame)).join('\n'));
};

const saying = (body: string) => ({ standardMessage: { text: { body } } });

test('files sent by Signal are kept by their names, with their captions', async () => {
  const attachments = [
    { pointer: { contentType: 'application/pdf', fileName: 'lease.pdf', caption: 'The new one' } },
    { pointer: { contentType: 'audio/aac' }, flag: 'VOICE_MESSAGE' },
  ];
  expect(await chatOf({ standardMessage: { ...saying('See').standardMessage, attachments } })).toMatchObject([
    { people: ['Ann'], text: 'See\nlease.pdf\nThe new one\nVoice message' },
  ]);
});

test.each([
  ['a deletion', { remoteDeletedMessage: {} }, 'Message deleted by its author'],
  ['a sticker', { stickerMessage: { sticker: { emoji: '👍' } } }, 'Sticker, 👍'],
  [
    'a missed call',
    { updateMessage: { individualCall: { type: 'AUDIO_CALL', direction: 'INCOMING', state: 'MISSED' } } },
    'Audio call, incoming, missed',
  ],
  ['a call in a group', { updateMessage: { groupCall: {} } }, 'Group call'],
  [
    'a contact',
    { contactMessage: { contact: { name: { givenName: 'Pat', familyName: 'Lee' }, number: [{ value: '+1416' }] } } },
    'Pat Lee\n+1416',
  ],
  ['a message that is seen once', { viewOnceMessage: {} }, 'View-once message'],
  ['a picture', { standardMessage: { attachments: [{ pointer: { contentType: 'image/jpeg' } }] } }, 'image/jpeg'],
  [
    'a quote',
    { standardMessage: { text: { body: 'Yes' }, quote: { authorId: '2', text: { body: 'Will you pay?' } } } },
    'Yes\nIn reply to Ann: “Will you pay?”',
  ],
])('a Signal backup keeps %s', async (_, item, text) => {
  expect(await chatOf(item)).toMatchObject([{ people: ['Ann'], at: '2024-01-16T02:41:03.000Z', text }]);
});

test('polls and replies to stories sent by Signal are kept', async () => {
  const poll = { question: 'Who drives?', options: [{ option: 'Ann', votes: [] }, { option: 'Bob' }] };
  const directStoryReplyMessage = { textReply: { text: { body: 'Where is that?' } } };
  expect(await chatOf({ poll }, { directStoryReplyMessage })).toMatchObject([
    { people: ['Ann'], text: 'Who drives?\nAnn\nBob' },
    { people: ['Ann'], text: 'Where is that?' },
  ]);
});

test('earlier versions of an edited Signal message precede it, each with its own time', async () => {
  const revisions = [
    { ...about, dateSent: '1705372743000', ...saying('I never paid') },
    { ...about, dateSent: '1705372803000', ...saying('I seldom paid') },
  ];
  const found = await chatOf(saying('Hello'), { ...saying('I paid'), revisions }, saying('Bye'));
  const told = { kind: 'message', source: 'signal', thread: 'Ann', people: ['Ann'] };
  expect(found.slice(1)).toEqual([
    { ...told, path: 'message 2, before it was changed', at: '2024-01-16T02:39:03.000Z', text: 'I never paid' },
    { ...told, path: 'message 2, before it was changed', at: '2024-01-16T02:40:03.000Z', text: 'I seldom paid' },
    { ...told, path: 'message 2', at: '2024-01-16T02:41:03.000Z', text: 'I paid' },
    { ...told, path: 'message 3', at: '2024-01-16T02:41:03.000Z', text: 'Bye' },
  ]);
});

test('a Telegram record with a time in seconds alone is read', async () => {
  const messages = [
    { id: 1, type: 'message', date_unixtime: '1705372863', from: 'Ann', text: 'Is it paid?' },
    { id: 2, type: 'message', date_unixtime: 1705372923, from: 'Bob', text: 'Yes.' },
  ];
  expect(
    await messagesOf('result.json', JSON.stringify({ name: 'Ann', type: 'personal_chat', messages })),
  ).toMatchObject([
    { source: 'telegram', people: ['Ann'], at: '2024-01-16T02:41:03.000Z', text: 'Is it paid?' },
    { people: ['Bob'], at: '2024-01-16T02:42:03.000Z', text: 'Yes.' },
  ]);
});
