import { deleteFile } from '@evenhand/contracts/evidence/files';
import { openCitation, queryEvidence } from '@evenhand/contracts/evidence/search';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { mailOf } from '../readers/files.js';
import { pictureOf } from '../readers/scanned.js';
import { evidence, settled, withWorker } from './start-worker.js';

const OFFER = 'I will give up my share of the cottage in Muskoka.';
const REPLY = [
  'From: Bob <bob@example.ca>',
  'To: Ann <ann@example.ca>',
  'Subject: Re: Cottage',
  'Date: Tue, 16 Jan 2024 09:00:00 -0500',
  'Content-Type: text/html; charset=utf-8',
  '',
  `<div dir="ltr">No, I do not agree.</div><div class="gmail_quote"><div class="gmail_attr">On Mon, Jan 15, 2024 at 9:41 PM Ann &lt;ann@example.ca&gt; wrote:<br></div><blockquote class="gmail_quote">${OFFER}</blockquote></div>`,
].join('\r\n');
const UNSIGNED = 'To: Bob <bob@example.ca>\r\nSubject: Piano\r\n\r\nThe piano was sold in Kingston.';
const CHAT = [
  '15/01/2024, 21:41 - Dana: Is it gone?',
  '16/01/2024, 08:09 - Dana: Did IMG-20240116-WA0001.jpg arrive?',
  '16/01/2024, 08:10 - Sam Sample: IMG-20240116-WA0001.jpg (file attached)',
  '16/01/2024, 08:11 - Dana: Did you send IMG-20240116-WA0001.jpg to anyone else?',
].join('\n');
const WITH_RECEIPT = mailOf({
  subject: 'Here it is',
  from: 'Chris <chris@example.ca>',
  body: 'See the receipt.',
  attachments: [{ filename: 'receipt.txt', bytes: Buffer.from('Two pairs of skates, 400 dollars') }],
});

withWorker();
const dana = anOwner();
beforeAll(async () => {
  await evidence.add(dana, 'reply.eml', REPLY);
  await evidence.add(dana, 'piano.eml', UNSIGNED);
  await evidence.add(dana, 'IMG-20240116-WA0001.jpg', pictureOf('The bassoon is sold'));
  await evidence.add(dana, 'WhatsApp Chat with Sam Sample.txt', CHAT);
  await evidence.add(dana, 'skates.eml', WITH_RECEIPT);
  await settled(evidence, dana);
}, 120_000);

const ask = (question: string, filters = {}) =>
  evidence.service.as(dana).get(queryEvidence, { body: { question, filters } });

test('quoted text of a mail is cited as quoted text without a sender, and opens', async () => {
  const { answer, retrievals } = await ask('Who gives up the share of the cottage in Muskoka?');
  const [cited] = retrievals.filter(({ snippet }) => snippet.includes('give up my share'));
  expect(cited).toMatchObject({ path: 'mail, quoted text', people: [], at: null });
  expect(answer).not.toMatch(/Bob[^“]*“[^”]*give up/);
  const params = { id: cited?.fileId ?? '', position: String(cited?.position) };
  const { passages } = await evidence.service.as(dana).get(openCitation, { params });
  expect(passages.map(({ text }) => text)).toEqual([
    'Re: Cottage\nNo, I do not agree.',
    expect.stringContaining(OFFER),
  ]);
});

test('quoted text is left out when the filter is for the replier or the day of the reply', async () => {
  for (const filters of [{ person: 'bob' }, { from: '2024-01-16', to: '2024-01-16' }]) {
    const { retrievals } = await ask('Who gives up the share of the cottage in Muskoka?', filters);
    expect(retrievals.map(({ snippet }) => snippet).join()).not.toContain('give up');
  }
});

test('a mail without a sender is cited as from an unknown sender', async () => {
  const { answer, retrievals } = await ask('Where was the piano sold?');
  expect(retrievals[0]?.people).toEqual(['Unknown sender', 'Bob <bob@example.ca>']);
  expect(answer).toMatch(/Unknown sender: “[^”]*sold in Kingston/);
});

const sold = (filters = {}) => ask('Was the bassoon sold?', filters);
const JANUARY_16 = { from: '2024-01-16', to: '2024-01-16' };

test('a picture of a WhatsApp chat is found by who sent it and on which day, if it was read before the chat or after', async () => {
  for (const filters of [{ person: 'sam' }, JANUARY_16]) {
    const { answer, retrievals } = await sold(filters);
    const [photo] = retrievals.filter(({ filename }) => filename === 'IMG-20240116-WA0001.jpg');
    expect(photo).toMatchObject({ people: [], at: null, scanned: true });
    expect(photo?.sent).toEqual({ people: ['Sam Sample'], at: '2024-01-16T13:10:00.000Z' });
    expect(answer).toContain('IMG-20240116-WA0001.jpg, sent by Sam Sample, 16 January 2024');
  }
  const others = await sold({ person: 'dana' });
  expect(others.retrievals.map(({ filename }) => filename)).not.toContain('IMG-20240116-WA0001.jpg');
});

test('what is attached to a mail is found by who sent it', async () => {
  const { retrievals } = await ask('What did the skates cost?', { person: 'chris' });
  const [receipt] = retrievals.filter(({ path }) => path.includes('receipt.txt'));
  expect(receipt).toMatchObject({
    people: [],
    sent: { people: [expect.stringContaining('Chris'), expect.anything()] },
  });
});

test('a picture keeps no sender once the chat that names it is deleted', async () => {
  const { retrievals } = await ask('Is it gone?');
  const chat = retrievals.find(({ filename }) => filename.startsWith('WhatsApp'))?.fileId ?? '';
  await evidence.service.as(dana).call(deleteFile, { params: { id: chat } });
  await eventually(async () => {
    const [photo] = (await sold()).retrievals.filter(({ filename }) => filename.startsWith('IMG-'));
    expect(photo).toMatchObject({ scanned: true });
    expect(photo).not.toHaveProperty('sent');
  });
});
