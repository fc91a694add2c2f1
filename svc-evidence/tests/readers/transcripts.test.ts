import { docxOf, mailOf, pdfOfPages } from './files.js';
import { messagesOf, read } from './read.js';

const LINES = [
  '2024-01-15 21:41 Ann Sample: Did you pay for hockey?',
  '2024-01-15 21:43 Bob Sample: Yes, 400 dollars.',
  'And the skates, too.',
  '2024-01-16 07:05 Ann Sample: Thank you',
];
const SAID = [
  [['Ann Sample'], '2024-01-16T02:41:00.000Z', 'Did you pay for hockey?'],
  [['Bob Sample'], '2024-01-16T02:43:00.000Z', 'Yes, 400 dollars.\nAnd the skates, too.'],
  [['Ann Sample'], '2024-01-16T12:05:00.000Z', 'Thank you'],
];
const messagesIn = async (...given: Parameters<typeof read>) =>
  (await messagesOf(...given)).filter(({ at }) => at !== null).map(({ people, at, text }) => [people, at, text]);

test('a conversation copied into a document is read message by message, with sender and time', async () => {
  expect(await messagesIn('chat.docx', docxOf('Our chat', ...LINES))).toEqual(SAID);
  expect(await messagesIn('chat.html', LINES.map((line) => `<p>${line}</p>`).join(''))).toEqual(SAID);
});

test('a conversation printed as a PDF continues from page to page', async () => {
  const page = (lines: string[]) => ({
    content: `BT /F1 12 Tf 14 TL 72 720 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
  });
  const pdf = pdfOfPages(page(LINES.slice(0, 2)), page(LINES.slice(2)));
  expect(await messagesIn('chat.pdf', pdf, 4_096)).toEqual(SAID);
});

test('a conversation copied into a mail is separated from the body of the mail', async () => {
  const mail = mailOf({ body: ['See below.', ...LINES].join('\n'), date: 'Tue, 16 Jan 2024 09:00:00 -0500' });
  expect((await messagesIn('mail.eml', mail)).slice(1)).toEqual(SAID);
});

test.each([
  ['a list of payments', ['2024-01-15 Rent: 900', '2024-01-20 Hockey: 164', '2024-02-15 Skates: 80']],
  ['a letter', ['January 15, 2024', 'Dear Bob:', 'I paid the rent. 2024-01-15 was the day.']],
])('%s stays a document', async (_what, lines) => {
  expect(await messagesOf('list.docx', docxOf(...lines))).toEqual([]);
});
