import { pdfOfPages, typed } from './files.js';
import { messagesOf } from './read.js';

const pageOf = (...lines: string[]) => ({ content: typed(lines) });
const shown = async (...pages: { content: string }[]) =>
  (await messagesOf('report.pdf', pdfOfPages(...pages), 4_096)).map(({ source, thread, people, at, text }) => [
    source,
    thread,
    people,
    at,
    text,
  ]);

test('a report of OurFamilyWizard is read message by message, from page to page', async () => {
  const messages = await shown(
    pageOf(
      'OurFamilyWizard',
      'Message Report',
      'Number of messages: 2',
      'Message 1 of 2',
      'Sent: 01/15/2024 at 09:41 PM',
      'From: Ann Sample',
      'To: Bob Sample (First Viewed: 01/16/2024 at 07:02 AM)',
      'Subject: Hockey fees',
      'Did you pay the fees?',
      'Page 1 of 2',
    ),
    pageOf(
      'They are due on Friday.',
      'Message 2 of 2',
      'Sent: 01/16/2024 at 07:05 AM',
      'From: Bob Sample',
      'To: Ann Sample (First Viewed: 01/16/2024 at 08:00 AM)',
      'Subject: Re: Hockey fees',
      'Yes, 400 dollars.',
      'Page 2 of 2',
    ),
  );
  expect(messages).toEqual([
    [
      'texts',
      'Hockey fees',
      ['Ann Sample', 'Bob Sample'],
      '2024-01-16T02:41:00.000Z',
      'Hockey fees\nDid you pay the fees?\nThey are due on Friday.',
    ],
    [
      'texts',
      'Hockey fees',
      ['Bob Sample', 'Ann Sample'],
      '2024-01-16T12:05:00.000Z',
      'Re: Hockey fees\nYes, 400 dollars.',
    ],
  ]);
});

test('a record of TalkingParents is read message by message, without its metadata', async () => {
  const messages = await shown(
    pageOf(
      'TalkingParents',
      'Thread: Hockey',
      'Ann Sample sent January 15, 2024 at 9:41 PM',
      'Bob Sample viewed January 16, 2024 at 7:02 AM',
      'Did you pay the fees?',
      'Bob Sample sent January 16, 2024 at 7:05 AM',
      'Yes, 400 dollars.',
    ),
  );
  expect(messages).toEqual([
    ['texts', 'Hockey', ['Ann Sample'], '2024-01-16T02:41:00.000Z', 'Did you pay the fees?'],
    ['texts', 'Hockey', ['Bob Sample'], '2024-01-16T12:05:00.000Z', 'Yes, 400 dollars.'],
  ]);
});

test('a letter that mentions OurFamilyWizard or TalkingParents is not read as a report', async () => {
  expect(await shown(pageOf('Dear Bob,', 'please write to me in OurFamilyWizard.', 'Ann'))).toEqual([]);
});
