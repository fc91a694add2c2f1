import { zipOf } from './files.js';
import { messagesOf, read } from './read.js';

const at = '2024-03-05T14:16:22.000Z';

test('a channel of Slack is read with names, links and reactions', async () => {
  const chat = [
    { type: 'message', user: 'U2', text: 'ok', ts: '1709648100.000100', user_profile: { real_name: 'Chris' } },
    {
      type: 'message',
      user: 'U1',
      text: '<@U2> pay &amp; see <https://example.test|plan>',
      ts: '1709648182.000200',
      user_profile: { real_name: 'Dana' },
      reactions: [{ name: '+1', users: ['U2'], count: 1 }],
    },
  ];
  expect((await messagesOf('kids.json', JSON.stringify(chat))).slice(1)).toMatchObject([
    { people: ['Dana'], at, text: '@Chris pay & see plan (https://example.test)' },
    { people: ['Chris', 'Dana'], text: expect.stringMatching(/^👍 thumbs up, reaction to: /) },
  ]);
});

test('the messages of TikTok are read by conversation', async () => {
  const one = { Date: '2024-03-05 14:16:22', From: 'chris', Content: 'No, I will not' };
  const data = { 'Direct Message': { 'Direct Messages': { ChatHistory: { 'Chat History with chris:': [one] } } } };
  expect(await messagesOf('user_data.json', JSON.stringify(data))).toMatchObject([
    { thread: 'chris', people: ['chris'], at, text: 'No, I will not' },
  ]);
});

test.each([
  ['Tuesday, March 5, 2024\nMar 5, 2024 9:16 AM, Dana : hi\nmore\nMar 5, 2024 9:17 PM, Chris : ok'],
  ['2024년 3월 5일 화요일\n2024년 3월 5일 오전 9:16, Dana : hi\nmore\n2024. 3. 5. 오후 9:17, Chris : ok'],
  ['--------------- 2024년 3월 5일 화요일 ---------------\n[Dana] [오전 9:16] hi\nmore\n[Chris] [오후 9:17] ok'],
  ['--------------- Tuesday, March 5, 2024 ---------------\n[Dana] [9:16 AM] hi\nmore\n[Chris] [9:17 PM] ok'],
])('a chat of KakaoTalk is read: %j', async (chat) => {
  expect(await messagesOf('KakaoTalk.txt', chat)).toMatchObject([
    { people: ['Dana'], at: '2024-03-05T14:16:00.000Z', text: 'hi\nmore' },
    { people: ['Chris'], at: '2024-03-06T02:17:00.000Z', text: 'ok' },
  ]);
});

test('a deleted message of Google Chat is named, and a quoted one is kept with its author', async () => {
  const about = { creator: { name: 'Dana' }, created_date: 'Tuesday, March 5, 2024 at 2:16:22 PM UTC', topic_id: 'a' };
  const messages = [
    { ...about, message_state: 'DELETED' },
    { ...about, text: 'Yes', quoted_message_metadata: { creator: { name: 'Chris' }, text: 'Will you pay?' } },
  ];
  expect((await messagesOf('messages.json', JSON.stringify({ messages }))).map(({ text }) => text)).toEqual([
    'Message deleted by its author',
    'Yes\nIn reply to Chris: “Will you pay?”',
  ]);
});

const textsOf = async (...given: Parameters<typeof read>) => (await read(...given)).map(({ text }) => text);

const odt = zipOf({
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml':
    '<office:document-content><text:p>I agree<text:s/>to 600</text:p><table:table-row><table:table-cell><text:p>May</text:p></table:table-cell><table:table-cell><text:p>5</text:p></table:table-cell></table:table-row></office:document-content>',
});
const pptx = zipOf({
  '[Content_Types].xml': '<Types/>',
  'ppt/slides/slide2.xml': '<p:sld><a:p><a:r><a:t>Second</a:t></a:r></a:p></p:sld>',
  'ppt/slides/slide1.xml': '<p:sld><a:p><a:r><a:t>First</a:t></a:r></a:p></p:sld>',
});
const mail = 'From: dana@example.test\nSubject: Rent\n\nIt is paid.\n';
const card =
  'BEGIN:VCARD\r\nFN:Chris Doe\r\nitem1.TEL;TYPE=CELL:+1 416 555 0199\r\nNOTE:owes 600\\, maybe\r\nEND:VCARD\r\n';
const page =
  'From: <Saved by Blink>\r\nSubject: Bank\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>sent =3D 600</p>\r\n--b--\r\n';

test.each([
  ['note.odt', odt, ['I agree to 600\nMay\t5']],
  ['talk.pptx', pptx, ['First\nSecond']],
  ['12.emlx', `${mail.length}\n${mail}<?xml version="1.0"?><plist/>`, ['Rent\nIt is paid.']],
  ['chris.vcf', card, ['Contact: Chris Doe\nPhone: +1 416 555 0199\nNote: owes 600, maybe']],
  ['bank.mhtml', page, ['Bank\nsent = 600']],
  ['note.md', '# Rent\nIt is paid.', ['# Rent\nIt is paid.']],
  ['phone.log', 'It is paid.', ['It is paid.']],
])('%s is read', async (name, content, texts) => {
  expect(await textsOf(name, content, 65_536)).toEqual(texts);
});

test.each([
  ['budget.xls', 'd0cf11e0a1b11ae1', /^This is an Excel or PowerPoint file of before 2007/],
  ['winmail.dat', '789f3e22', /^This is a winmail\.dat/],
  ['smime.p7m', '30820102', /^This mail is encrypted, or signed as a whole/],
])('%s is kept, with the reason why it is not read', async (name, head, reason) => {
  await expect(read(name, Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(100)]), 65_536)).rejects.toThrow(
    reason,
  );
});
