import { docxOf, mboxOf } from './files.js';
import { msgOf, word6Of } from './office.js';
import { messagesOf, read, unreadIn } from './read.js';
import { pictureOf } from './scanned.js';

const at = '2024-01-16T02:41:03.000Z';

test('an Outlook message is read in the code page that it declares', async () => {
  const attachment = { filename: 'budget.docx', bytes: docxOf('The fees are $400') };
  const mail = { from: 'Zofia', to: 'Bob', subject: 'Opłaty', date: at, body: 'Zapłać za żłobek.', attachment };
  expect(await messagesOf('mail.msg', msgOf({ ...mail, codepage: 1_250 }), 4_096)).toMatchObject([
    { people: ['Zofia', 'Bob'], at, text: 'Opłaty\nZapłać za żłobek.' },
  ]);
});

test('grouped messages of a signal-export page keep the sender and the date of the group', async () => {
  const meta = (sender: string, time: string) =>
    `<div class="meta"><span class="sender">${sender}</span><time class="time" datetime="2024-01-15T${time}" title="2024-01-15 ${time}">${time}</time></div>`;
  const one = (classes: string, head: string, text: string) =>
    `<div class="${classes}">${head}<div class="body"><p>${text}</p></div><div class="reactions"><span class="reaction">👍</span></div></div>`;
  const page = [
    one('msg', meta('Ann', '21:41:03'), 'Is it paid?'),
    one('msg cont', '', 'I mean the rent.'),
    one('msg me', meta('Me', '21:42:00'), 'Yes.'),
    one('msg me cont', '', 'On Friday.'),
  ].join('\n');
  expect(
    await messagesOf('index.html', `<div class="page"><div class="day">2024-01-15</div>${page}</div>`),
  ).toMatchObject([
    { source: 'signal', people: ['Ann'], at, text: 'Is it paid?' },
    { people: ['Ann'], at, text: 'I mean the rent.' },
    { people: ['Me'], at: '2024-01-16T02:42:00.000Z', text: 'Yes.' },
    { people: ['Me'], at: '2024-01-16T02:42:00.000Z', text: 'On Friday.' },
  ]);
});

test('a text file of sigtop is read, without what its answers quote', async () => {
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
    { people: ['You'], at: '2024-01-16T02:42:00.000Z', text: 'Yes.' },
    { people: ['You'], text: expect.stringMatching(/I paid 500\..*I paid 50\./s) },
  ]);
});

test('answers to texts are read once, in their own time, as a page and as text', async () => {
  const one = (time: string, sender: string, text: string, more = '') =>
    `<div class="message"><div class="sent iMessage"><p><span class="timestamp"><a href="sms://open">Jan 15, 2024  ${time} PM</a></span><span class="sender">${sender}</span></p><hr><div class="message_part"><span class="bubble">${text}</span></div>${more}</div></div>`;
  const nested = (inner: string) => `<div class="replies"><div class="reply">${inner}</div></div>`;
  const answer = one('9:50:00', 'Ann', 'It is settled');
  const page = `<html><body>${one('9:41:03', 'Me', 'Is it paid?', nested(answer))}${one('9:45:00', 'Me', 'Hello?')}${answer}</body></html>`;
  const texts = ['Is it paid?', 'Hello?', 'It is settled'];
  expect((await messagesOf('Ann.html', page)).map(({ text }) => text)).toEqual(texts);

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

test('a Telegram record with a time in seconds alone is read', async () => {
  const messages = [
    { id: 1, type: 'message', date_unixtime: '1705372863', from: 'Ann', text: 'Is it paid?' },
    { id: 2, type: 'message', date_unixtime: 1705372923, from: 'Bob', text: 'Yes.' },
  ];
  expect(
    await messagesOf('result.json', JSON.stringify({ name: 'Ann', type: 'personal_chat', messages })),
  ).toMatchObject([
    { source: 'telegram', people: ['Ann'], at, text: 'Is it paid?' },
    { people: ['Bob'], at: '2024-01-16T02:42:03.000Z', text: 'Yes.' },
  ]);
});

test('malformed headers of a mail are read as they are meant', async () => {
  const mail = `Subject:
Subject: =?utf-8?Q?Fees for caf=C3=A9 and
=?utf-8?Q?_school?=
From : Ann <ann@example.test>
Date: Mon, 15 Jan 2024 21:41:03 -0500
Content-Type: text/plain; charset="iso-8859-1
Content-Transfer-Encoding: quoted-printable

Caf=E9`;
  const [message] = await messagesOf('mail.eml', mail.replace('caf=C3=A9 and\n', 'caf=C3=A9 and?=\n'), 65_536);
  expect(message).toMatchObject({ people: ['Ann <ann@example.test>'], at });
  expect(message?.text).toBe('Fees for café and school\nCafé');
});

test('a line of a mail that a mailbox marked as no border is read without the mark', async () => {
  const mail =
    'From: ann@example.test\nSubject: Fees\n\nHello,\n>From Friday on I pay.\n>>From me, too.\n> From there.\n';
  expect((await messagesOf('mail.mbox', mboxOf(mail)))[0]?.text).toContain('From Friday on I pay.\n>From me, too.');
});

test('a mail that is a picture and nothing else is read by OCR', async () => {
  const png = pictureOf('The bassoon is sold').toString('base64');
  const mail = (type: string, text: string) => `Subject: Look\nContent-Type: ${type}\n${text}`;
  const whole = mail('image/png\nContent-Transfer-Encoding: base64', `\n${png}`);
  expect((await read('mail.eml', whole, 65_536)).map(({ text }) => text).join(' ')).toContain('bassoon is sold');
  const page = mail(
    'multipart/related; boundary=b',
    `\n--b\nContent-Type: text/html\n\n<img src="cid:a">\n--b\nContent-Type: image/png\nContent-ID: <a>\nContent-Transfer-Encoding: base64\n\n${png}\n--b--`,
  );
  expect((await read('mail.eml', page, 65_536)).map(({ text }) => text).join(' ')).toContain('bassoon is sold');
});

test('a document of Word 6 is reported as too old, not as damaged', async () => {
  const word6 = word6Of();
  await expect(read('old.doc', word6, 4_096)).rejects.toThrow('Word 6');
  const mail = `Subject: Old\nContent-Type: application/msword; name=old.doc\nContent-Transfer-Encoding: base64\n\n${word6.toString('base64')}`;
  expect(await unreadIn('mail.eml', mail, 65_536)).toMatchObject([
    { name: 'old.doc', failure: { code: 'word-too-old' } },
  ]);
});
