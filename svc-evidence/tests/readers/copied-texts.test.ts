import { messagesOf } from './read.js';

const at = '2024-01-16T02:41:03.000Z';

test('a text file of imessage-exporter is read', async () => {
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
    { people: ['Me'], text: 'Attached/photo.heic\nYes: tomorrow', path: 'message 2' },
    {
      people: ['Ann', 'Me'],
      at: null,
      text: expect.stringMatching(/^❤️ red heart, reaction to: /),
      path: 'message 2, reaction',
    },
    { people: ['Ann'], text: 'A reply' },
  ]);
});

test('a conversation that was named is a notice, also where the sender would be', async () => {
  const text = 'Mar 05, 2024  9:16:22 AM\nMe\nHello\n\nMar 05, 2024  9:19:22 AM\nYou named the conversation "Rent"\n\n';
  expect(await messagesOf('Ann.txt', text)).toMatchObject([
    { people: ['Me'], text: 'Hello' },
    { people: [], text: 'You named the conversation "Rent"' },
  ]);
});

test('texts copied by hand are read', async () => {
  const text =
    'Mon, Jan 15, 2024 at 9:41 PM\nAnn: Hello\nBob: Is it paid?\nI mean the rent.\n\nJan 16, 2024 at 8:00 AM\nAnn: Yes\n';
  expect(await messagesOf('copied.txt', text)).toMatchObject([
    { source: 'texts', people: ['Ann'], at: '2024-01-16T02:41:00.000Z', text: 'Hello' },
    { people: ['Bob'], text: 'Is it paid?\nI mean the rent.' },
    { people: ['Ann'], at: '2024-01-16T13:00:00.000Z', text: 'Yes' },
  ]);
});

const textsOf = async (name: string, text: string) =>
  (await messagesOf(name, text, 65_536)).map((message) => [message.people[0], message.text]);

const date = 'Jan 15, 2024  9:41:03 PM';

test('an edited text has its new version, and lines that resemble the exporter’s are kept', async () => {
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
  expect(await textsOf('+15550001.txt', text)).toEqual([
    ['Ann', 'Edited the agreement and sent it to my lawyer'],
    ['Me', 'I sold it.\nSent with the papers\nTapbacks: are they a thing?'],
    ['Ann', `${date} I pay 500\nEdited 30 seconds later: I pay 50`],
  ]);
});

test('system messages between texts have no sender, and may begin a chat', async () => {
  const named = 'You named the conversation Kids';
  const added = 'Ann added Bob to the conversation.';
  const text = `Jan 15, 2024  9:40:03 PM ${named}

${date}
Me
Hello

Jan 16, 2024 10:40:03 AM ${added}

${date}
Ann
${date} Bob left the conversation.
Edited 30 seconds later: He may be back

${date} Bob hit me
`;
  expect(await messagesOf('Kids.txt', text)).toMatchObject([
    { source: 'texts', people: [], at: '2024-01-16T02:40:03.000Z', text: named },
    { people: ['Me'], at, text: 'Hello' },
    { people: [], at: '2024-01-16T15:40:03.000Z', text: added },
    {
      people: ['Ann'],
      text: `${date} Bob left the conversation.\nEdited 30 seconds later: He may be back\n${date} Bob hit me`,
    },
  ]);
});

test.each([
  'Ann renamed the conversation to Kids',
  'You removed Bob from the conversation.',
  'Ann left the conversation.',
  'Ann changed the group photo.',
  'You removed the chat background.',
  'Ann changed their phone number.',
  'Ann kept an audio message.',
  'You unsent a message!',
  'Ann performed unknown action 7',
])('a system message has no sender: %s', async (announced) => {
  const found = await textsOf('Kids.txt', `${date}\nMe\nHello\n\n${date} ${announced}\n\n`);
  expect(found).toEqual([
    ['Me', 'Hello'],
    [undefined, announced],
  ]);
});

test('copied and exported texts are distinguished wherever the inspected lines end', async () => {
  const one = 'Mon, Jan 15, 2024 at 9:41 PM\nAnn: Hello\nBob: Is it paid?\nI mean the rent.\nAll of it.\nAnn: Yes\n\n';
  expect((await textsOf('copied.txt', one.repeat(9))).slice(0, 2)).toEqual([
    ['Ann', 'Hello'],
    ['Bob', 'Is it paid?\nI mean the rent.\nAll of it.'],
  ]);
});

test('a text file of sigtop is read, without the texts quoted in replies', async () => {
  const text = `Conversation: Ann (+15550001)

From: Ann (+15550001)
Type: incoming
Sent: Mon, 15 Jan 2024 21:41:03 -0500
Received: Mon, 15 Jan 2024 21:41:04 -0500
Attachment: lease.pdf (application/pdf, 34000 bytes)
Reaction: 👍 from You

Is it paid?

From: here to Friday it is late.

From: You
Type: outgoing
Sent: Mon, 15 Jan 2024 21:42:00 -0500

> From: Ann (+15550001)
> Sent: Mon, 15 Jan 2024 21:41:03 -0500
>
> Is it paid?

Yes.

Type: keychange
Sent: Mon, 15 Jan 2024 21:43:00 -0500
Received: Mon, 15 Jan 2024 21:43:00 -0500

From: You
Type: outgoing
Sent: Mon, 15 Jan 2024 21:44:00 -0500
Edited: 2 versions

| Version: 2
| Sent: Mon, 15 Jan 2024 21:45:00 -0500
|
| I paid 500.
|
| Version: 1
| Sent: Mon, 15 Jan 2024 21:44:00 -0500
|
| I paid 50.

`;
  expect(await messagesOf('messages.txt', text)).toMatchObject([
    {
      source: 'signal',
      thread: 'Ann (+15550001)',
      people: ['Ann (+15550001)'],
      at,
      text: 'lease.pdf\nIs it paid?\nFrom: here to Friday it is late.',
    },
    {
      path: 'message 1, reaction',
      people: ['You', 'Ann (+15550001)'],
      at: null,
      text: '👍 thumbs up, reaction to: “lease.pdf Is it paid? From: here to Friday it is late.”',
    },
    { people: ['You'], at: '2024-01-16T02:42:00.000Z', text: 'Yes.' },
    { people: [], at: '2024-01-16T02:43:00.000Z', text: 'keychange' },
    { people: ['You'], text: expect.stringMatching(/I paid 500\..*I paid 50\.\nEdited: 2 versions$/s) },
  ]);
});

test('a message of sigtop without words is kept', async () => {
  const text = `Conversation: Ann (+15550001)

From: Ann (+15550001)
Type: incoming
Sent: Mon, 15 Jan 2024 21:41:03 -0500

Type: call-history
Sent: Mon, 15 Jan 2024 21:41:03 -0500

`;
  expect(await messagesOf('messages.txt', text)).toMatchObject([
    { people: ['Ann (+15550001)'], at, text: 'Message without text' },
    { people: [], at, text: 'call history' },
  ]);
});

test('replies to texts are read once, with their own time, in HTML and in text', async () => {
  const one = (time: string, sender: string, text: string, more = '') =>
    `<div class="message"><div class="sent iMessage"><p><span class="timestamp"><a href="sms://open">Jan 15, 2024  ${time} PM</a> (Read by them after 1 minute)</span><span class="sender">${sender}</span></p><hr><div class="message_part"><span class="bubble">${text}</span></div>${more}</div></div>`;
  const nested = (inner: string) => `<div class="replies"><div class="reply">${inner}</div></div>`;
  const answer = one('9:50:00', 'Ann', 'It is settled');
  const page = `<html><body>${one('9:41:03', 'Me', 'Is it paid?', nested(answer))}${one('9:45:00', 'Me', 'Hello?')}${answer}</body></html>`;
  const texts = ['Is it paid?', 'Hello?', 'It is settled'];
  const shown = await messagesOf('Ann.html', page);
  expect(shown.map(({ text }) => text)).toEqual(texts);
  expect(shown[0]).toMatchObject({ source: 'texts', thread: 'Ann', people: ['Me'], at });

  const text = `Jan 15, 2024  9:41:03 PM
Me
Is it paid?

    Jan 15, 2024  9:50:00 PM
    Ann
    It is settled

Jan 15, 2024  9:45:00 PM
Me
Hello?

Jan 15, 2024  9:50:00 PM
Ann
It is settled
This message responded to an earlier message.
`;
  const found = await messagesOf('Ann.txt', text);
  expect(found.map((message) => message.text)).toEqual(texts);
  expect(found.map(({ path }) => path)).toEqual(['message 1', 'message 2', 'message 3']);
});
