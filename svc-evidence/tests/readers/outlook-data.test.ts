import { docxOf, mailOf } from './files.js';
import { msgOf } from './office.js';
import { type OutlookMail, pstOf } from './outlook-data.js';
import { messagesOf, read } from './read.js';

const date = '2024-01-16T02:41:03.000Z';

test('an Outlook data file is read with the attachments of a mail and the mails forwarded in it', async () => {
  const budget = { filename: 'budget.docx', bytes: docxOf('The hockey fees are $400') };
  const rent = { subject: 'Rent', from: 'Zoë', body: 'It is due on Monday.', date, carried: [budget] };
  const saved = { filename: 'camp.eml', bytes: Buffer.from(mailOf({ subject: 'Camp', body: 'It starts on July 4.' })) };
  const mails = [
    { subject: 'FW: Rent', from: 'Ann', body: 'See below.', carried: [rent, saved] },
    { subject: 'Fees', from: 'Bob', body: 'They are paid.' },
  ];
  expect(await read('all.pst', pstOf(...mails), 65_536)).toMatchObject([
    { path: 'mail 1', thread: 'Rent', people: ['Ann'], text: 'FW: Rent\nSee below.' },
    {
      kind: 'message',
      source: 'email',
      path: 'mail 1, attachment Rent.msg, mail',
      people: ['Zoë'],
      at: date,
      text: 'Rent\nIt is due on Monday.',
    },
    {
      kind: 'page',
      path: 'mail 1, attachment Rent.msg, mail, attachment budget.docx, paragraph 1',
      text: 'The hockey fees are $400',
    },
    { path: 'mail 1, attachment camp.eml, mail', text: 'Camp\nIt starts on July 4.' },
    { path: 'mail 2', text: 'Fees\nThey are paid.' },
  ]);
});

test('nested mails are read as deep as people forward, and deeper ones are left out', async () => {
  const nested = (depth: number): OutlookMail => ({
    subject: `Mail ${depth}`,
    carried: depth === 8 ? [] : [nested(depth + 1)],
  });
  const found = await messagesOf('all.pst', pstOf(nested(0), { subject: 'Last' }), 65_536);
  expect(found.map(({ text }) => text)).toEqual(['Mail 0', 'Mail 1', 'Mail 2', 'Mail 3', 'Mail 4', 'Mail 5', 'Last']);
});

test('an Outlook message is read in the code page that it declares', async () => {
  const mail = { from: 'Zofia', subject: 'Opłaty', body: 'Zapłać za żłobek.' };
  expect(await messagesOf('mail.msg', msgOf({ ...mail, codepage: 1_250 }), 4_096)).toMatchObject([
    { people: ['Zofia', 'Bob'], at: date, text: 'Opłaty\nZapłać za żłobek.' },
  ]);
});
