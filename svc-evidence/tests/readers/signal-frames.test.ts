import { messagesOf } from './read.js';

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
    { people: ['Ann'], text: 'See\nlease.pdf\nThe new one' },
  ]);
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
