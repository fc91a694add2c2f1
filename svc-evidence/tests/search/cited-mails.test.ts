import { openCitation, queryEvidence } from '@evenhand/contracts/evidence/search';
import { anOwner } from '@evenhand/service-kit/testing/people';
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

withWorker();
const dana = anOwner();
beforeAll(async () => {
  await evidence.add(dana, 'reply.eml', REPLY);
  await evidence.add(dana, 'piano.eml', UNSIGNED);
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
