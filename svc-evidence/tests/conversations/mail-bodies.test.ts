import { pdfOf } from './files.js';
import { read } from './read.js';

const told = async (mail: string) =>
  (await read('mail.eml', `Subject: Fees\n${mail}`, 65_536)).map(({ path, text }) => [path, text]);

test.each([
  'text',
  'plain',
  '"text/plain"',
  '"text/plain"; charset=utf-8',
  'text/markdown',
  'text/enriched',
  'text/x-amp-html',
  'multipart/mixed',
  'multipart/mixed; boundary="one"',
  '',
])('a mail says what it says, whatever type it gives itself: "%s"', async (type) => {
  expect(await told(`Content-Type: ${type}\n\nI owe you 900.`)).toEqual([['mail', 'Fees\nI owe you 900.']]);
});

test('a mail of HTML is one however its type is written', async () => {
  for (const type of ['"text/html"', 'text/html charset=utf-8', 'TEXT/HTML, charset=utf-8'])
    expect(await told(`Content-Type: ${type}\n\n<p>I owe you 900.</p>`)).toEqual([['mail', 'Fees\nI owe you 900.']]);
});

test('parts between borders that nobody announced are parts', async () => {
  const parts = '--one\nContent-Type: text/html\n\n<p>I owe you 900.</p>\n--one--';
  for (const type of ['multipart/mixed', '"multipart/mixed"; boundary=one'])
    expect(await told(`Content-Type: ${type}\n\n${parts}`)).toEqual([['mail', 'Fees\nI owe you 900.']]);
});

const withPart = (...part: string[]) =>
  told(
    ['Content-Type: multipart/mixed; boundary=one', '', '--one', '', 'See.', '--one', ...part, '--one--'].join('\n'),
  );

const ATTACHED = 'Content-Disposition: attachment';
const PDF = pdfOf('I owe you 900.').toString('base64');

test.each([
  ['txt', 'line 1', ['Content-Type: text/plain', ATTACHED, '', 'I owe you 900.']],
  ['html', 'paragraph 1', ['Content-Type: text/html', ATTACHED, '', '<p>I owe you 900.</p>']],
  ['ics', 'line 1', ['Content-Type: text/calendar; method=REQUEST', '', 'I owe you 900.']],
  ['pdf', 'page 1', ['Content-Type: application/pdf', ATTACHED, 'Content-Transfer-Encoding: base64', '', PDF]],
  ['pdf', 'page 1', ['Content-Type: application/pdf', 'Content-Transfer-Encoding: base64', '', PDF]],
  ['', 'page 1', ['Content-Type: application/octet-stream', 'Content-Transfer-Encoding: base64', '', PDF]],
])('an attachment without a name is called by its type: .%s', async (ending, place, part) => {
  expect(await withPart(...part)).toEqual([
    ['mail', 'Fees\nSee.'],
    [`mail, attachment attachment${ending && `.${ending}`}, ${place}`, 'I owe you 900.'],
  ]);
});

test('what seals a mail, and its pictures, are no attachments to read', async () => {
  expect(await withPart('Content-Type: application/pgp-signature', '', '-----BEGIN PGP SIGNATURE-----')).toHaveLength(
    1,
  );
  expect(await withPart('Content-Type: image/*', '', '<svg>Logo</svg>')).toHaveLength(1);
});

test('of alternatives the calendar stands beside what the mail says', async () => {
  const parts = ['text/plain', 'text/html', 'text/calendar'].map((type) => `--one\nContent-Type: ${type}\n\n${type}`);
  expect(await told(`Content-Type: multipart/alternative; boundary=one\n\n${parts.join('\n')}\n--one--`)).toEqual([
    ['mail', 'Fees\ntext/plain'],
    ['mail, attachment attachment.ics, line 1', 'text/calendar'],
  ]);
});
