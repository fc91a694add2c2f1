import { messagesOf } from './read.js';

const at = '2024-01-16T02:41:03.000Z';

test('texts as imessage-exporter writes them, as plain text', async () => {
  const text = `Jan 15, 2024  9:41:03 PM (Read by you after 2 minutes)
Ann
Hello
and more

Jan 15, 2024  9:42:00 PM
Me
Attached/photo.heic
Yes: tomorrow
Tapbacks:
    Loved by Ann

    Jan 15, 2024  9:43:00 PM
    Ann
    A reply
`;
  expect(await messagesOf('Ann.txt', text)).toMatchObject([
    { source: 'texts', thread: 'Ann', people: ['Ann'], at, text: 'Hello\nand more' },
    { people: ['Me'], text: expect.stringContaining('Yes: tomorrow'), path: 'message 2' },
    { people: ['Ann'], text: 'A reply' },
  ]);
});

test('texts copied by hand', async () => {
  const text =
    'Mon, Jan 15, 2024 at 9:41 PM\nAnn: Hello\nBob: Is it paid?\nI mean the rent.\n\nJan 16, 2024 at 8:00 AM\nAnn: Yes\n';
  expect(await messagesOf('copied.txt', text)).toMatchObject([
    { source: 'texts', people: ['Ann'], at: '2024-01-16T02:41:00.000Z', text: 'Hello' },
    { people: ['Bob'], text: 'Is it paid?\nI mean the rent.' },
    { people: ['Ann'], at: '2024-01-16T13:00:00.000Z', text: 'Yes' },
  ]);
});

const said = async (name: string, text: string) =>
  (await messagesOf(name, text, 65_536)).map((message) => [message.people[0], message.text]);

const date = 'Jan 15, 2024  9:41:03 PM';

test('what a text was changed to is kept, and lines that only begin as the exporter’s own do', async () => {
  const text = `${date}
Ann
Edited the agreement and sent it to my lawyer

${date}
Me
I sold it.
Sent with the papers
Tapbacks: are they a thing?
This message responded to an earlier message.

${date}
Ann
${date} I pay 500
Edited 30 seconds later: I pay 50

`;
  expect(await said('+15550001.txt', text)).toEqual([
    ['Ann', 'Edited the agreement and sent it to my lawyer'],
    ['Me', 'I sold it.\nSent with the papers\nTapbacks: are they a thing?'],
    ['Ann', `${date} I pay 500\nEdited 30 seconds later: I pay 50`],
  ]);
});
