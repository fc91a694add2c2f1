import { pdfOfPages, typed } from './files.js';
import { messagesOf, read } from './read.js';

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

test('sentences of a message stay its words when they look like its metadata', async () => {
  const messages = await shown(
    pageOf(
      'OurFamilyWizard',
      'Message 1 of 2',
      'Sent: 01/15/2024 at 09:41 PM',
      'From: Ann Sample',
      'To: Bob Sample (First Viewed: 01/16/2024 at 07:02 AM)',
      'We viewed the house at 1200 King Street and I paid the deposit.',
      'Attachments: receipt-1450.pdf',
      'From: Ms. Lee',
      'Sent: 01/02/2024 at 08:00 AM',
      'Dana missed class.',
      'I will not pay for the tutor.',
      'Message 2 of 2',
      'Sent: 01/16/2024 at 07:05 AM',
      'From: Bob Sample',
      'To: Ann Sample',
      'Generated: by the school, they wrote.',
    ),
  );
  expect(messages.map(([, , people, , text]) => [people, text])).toEqual([
    [
      ['Ann Sample', 'Bob Sample'],
      'We viewed the house at 1200 King Street and I paid the deposit.\nAttachments: receipt-1450.pdf\nFrom: Ms. Lee\nSent: 01/02/2024 at 08:00 AM\nDana missed class.\nI will not pay for the tutor.',
    ],
    [['Bob Sample', 'Ann Sample'], 'Generated: by the school, they wrote.'],
  ]);
});

test('a message of a report without counting lines begins with the fields that begin the first one', async () => {
  const messages = await shown(
    pageOf(
      'OurFamilyWizard',
      'Sent: 01/15/2024 at 09:41 PM',
      'From: Ann Sample',
      'To: Bob Sample',
      'I propose:',
      'From: Friday 5 pm',
      'To: Sunday 6 pm',
      'Sent: 01/16/2024 at 07:05 AM',
      'From: Bob Sample',
      'To: Ann Sample',
      'I agree.',
    ),
  );
  expect(messages.map(([, , people, , text]) => [people, text])).toEqual([
    [['Ann Sample', 'Bob Sample'], 'I propose:\nFrom: Friday 5 pm\nTo: Sunday 6 pm'],
    [['Bob Sample', 'Ann Sample'], 'I agree.'],
  ]);
});

const MAIL = [
  'From: Ann Carter',
  'Sent: Monday, January 15, 2024 9:41 PM',
  'To: Bob Carter',
  'Subject: Hockey',
  'Did you pay?',
];

test.each([
  ['with a printed mail', ['we write to each other in OurFamilyWizard', 'since May.', ...MAIL, 'I swear this.']],
  ['with two printed mails', ['In TalkingParents, I asked.', ...MAIL, ...MAIL, 'I swear this.']],
  ['that was sent by mail', ['OurFamilyWizard', 'Sent: 2024-01-15 by registered mail', 'Dear Bob']],
])('a letter that mentions the program, %s, is read as pages with all its lines', async (_, lines) => {
  expect(await read('letter.pdf', pdfOfPages(pageOf(...lines)), 4_096)).toEqual([
    { kind: 'page', path: 'page 1', text: lines.join('\n') },
  ]);
});

test('the cover of a report is a page, and a message without words is a message', async () => {
  const report = pageOf(
    'OurFamilyWizard Message Report',
    'Period: January 2024',
    'Message 1 of 2',
    'Sent: 01/15/2024 at 09:41 PM',
    'From: Ann Sample',
    'Message 2 of 2',
    'Sent: 01/16/2024 at 07:05 AM',
    'From: Bob Sample',
    'Yes.',
  );
  expect(await read('report.pdf', pdfOfPages(report), 4_096)).toMatchObject([
    { kind: 'page', path: 'above the first message', text: 'OurFamilyWizard Message Report\nPeriod: January 2024' },
    { kind: 'message', people: ['Ann Sample'], text: 'Message without text' },
    { kind: 'message', people: ['Bob Sample'], text: 'Yes.' },
  ]);
});

test('a letter that mentions OurFamilyWizard or TalkingParents is not read as a report', async () => {
  expect(await shown(pageOf('Dear Bob,', 'please write to me in OurFamilyWizard.', 'Ann'))).toEqual([]);
});
