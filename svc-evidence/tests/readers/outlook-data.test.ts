import { appointmentText } from '../../src/readers/formats/outlook-items.js';
import { docxOf, mailOf } from './files.js';
import { msgOf } from './office.js';
import { type OutlookMail, pstOf } from './outlook-data.js';
import { messagesOf, read, unreadIn } from './read.js';

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

test('nested mails are read as deep as people forward, and deeper ones are named', async () => {
  const nested = (depth: number): OutlookMail => ({
    subject: `Mail ${depth}`,
    carried: depth === 8 ? [] : [nested(depth + 1)],
  });
  const found = await messagesOf('all.pst', pstOf(nested(0), { subject: 'Last' }), 65_536);
  expect(found.map(({ text }) => text)).toEqual(['Mail 0', 'Mail 1', 'Mail 2', 'Mail 3', 'Mail 4', 'Mail 5', 'Last']);
  expect(await unreadIn('all.pst', pstOf(nested(0)), 65_536)).toMatchObject([
    { name: 'Mail 6.msg', number: -1, failure: { code: 'lies-too-deep' } },
  ]);
});

test('an Outlook message is read in the code page that it declares', async () => {
  const mail = { from: 'Zofia', subject: 'Opłaty', body: 'Zapłać za żłobek.' };
  expect(await messagesOf('mail.msg', msgOf({ ...mail, codepage: 1_250 }), 4_096)).toMatchObject([
    { people: ['Zofia', 'Bob'], at: date, text: 'Opłaty\nZapłać za żłobek.' },
  ]);
});

test('an event of Outlook has its beginning, end and place, and whole days end on the last one', () => {
  const place = '12 Elm St';
  expect(appointmentText({ begin: '2024-03-05T14:30:00.000Z', end: '2024-03-05T15:00:00.000Z', place })).toBe(
    'Begins: Tuesday, March 5, 2024 at 9:30\u00a0a.m.\nEnds: Tuesday, March 5, 2024 at 10:00\u00a0a.m.\nPlace: 12 Elm St',
  );
  expect(
    appointmentText({ begin: '2024-03-11T04:00:00.000Z', end: '2024-03-16T04:00:00.000Z', place: undefined }),
  ).toBe('Begins: Monday, March 11, 2024\nEnds: Friday, March 15, 2024');
});

test('a contact of Outlook has its numbers', async () => {
  const item = { kind: 'IPM.Contact', texts: { '3A1C': '+1 416 555 0199', '3A16': 'Sample Dental' } };
  const [found] = await messagesOf('contact.msg', msgOf({ subject: 'Chris Doe', item, body: 'Dentist' }), 65_536);
  expect(found?.text).toBe('Chris Doe\nContact: Chris Doe\nCompany: Sample Dental\nMobile: +1 416 555 0199\nDentist');
});
