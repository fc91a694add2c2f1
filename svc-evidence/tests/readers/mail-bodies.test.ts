import { pdfOf } from './files.js';
import { messagesOf, read } from './read.js';

const bodyOf = async (mail: string) =>
  (await read('mail.eml', `Subject: Fees\n${mail}`, 65_536)).map(({ path, text }) => [path, text]);

const PLAIN = 'I owe you 900.';
const HTML = '<p>I owe you 900.</p>';
const PARTS = `--one\nContent-Type: text/html\n\n${HTML}\n--one--`;

test.each([
  ['text', PLAIN],
  ['plain', PLAIN],
  ['"text/plain"', PLAIN],
  ['"text/plain"; charset=utf-8', PLAIN],
  ['text/markdown', PLAIN],
  ['text/enriched', PLAIN],
  ['text/x-amp-html', PLAIN],
  ['multipart/mixed', PLAIN],
  ['multipart/mixed; boundary="one"', PLAIN],
  ['', PLAIN],
  ['"text/html"', HTML],
  ['text/html charset=utf-8', HTML],
  ['TEXT/HTML, charset=utf-8', HTML],
  ['multipart/mixed', PARTS],
  ['"multipart/mixed"; boundary=one', PARTS],
])('the body of a mail is read when its content type is "%s": %j', async (type, body) => {
  expect(await bodyOf(`Content-Type: ${type}\n\n${body}`)).toEqual([['mail', 'Fees\nI owe you 900.']]);
});

const withPart = (...part: string[]) =>
  bodyOf(
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
])('an attachment without a name is named by its type: .%s', async (ending, place, part) => {
  expect(await withPart(...part)).toEqual([
    ['mail', 'Fees\nSee.'],
    [`mail, attachment attachment${ending && `.${ending}`}, ${place}`, 'I owe you 900.'],
  ]);
});

test('signatures and pictures of a mail are not read as attachments', async () => {
  expect(await withPart('Content-Type: application/pgp-signature', '', '-----BEGIN PGP SIGNATURE-----')).toHaveLength(
    1,
  );
  expect(await withPart('Content-Type: image/*', '', '<svg>Logo</svg>')).toHaveLength(1);
});

test('a calendar among alternatives is read in addition to the body', async () => {
  const parts = ['text/plain', 'text/html', 'text/calendar'].map((type) => `--one\nContent-Type: ${type}\n\n${type}`);
  expect(await bodyOf(`Content-Type: multipart/alternative; boundary=one\n\n${parts.join('\n')}\n--one--`)).toEqual([
    ['mail', 'Fees\ntext/plain'],
    ['mail, attachment attachment.ics, line 1', 'text/calendar'],
  ]);
});

const STUB = 'This message requires an HTML viewer.';
const RETURNED =
  'Your transfer of $500.00 to Ann Carter for the January rent of 12 Elm Street could not be deposited and was returned.';

/** Quotes in brackets. */
const readOf = async (...ways: [type: string, body: string][]) => {
  const parts = ways.map(([type, body]) => `--one\nContent-Type: ${type}\n\n${body}\n`).join('');
  const mail = `From: Bob\nSubject: Fees\nContent-Type: multipart/alternative; boundary=one\n\n${parts}--one--`;
  const found = await messagesOf('mail.eml', mail, 65_536);
  return found.map(({ people, text }) => (people.length > 0 ? text : `[${text}]`));
};

test('the HTML is read when the plain text only points to it, with its quotes apart', async () => {
  const html = `<p>Hi Bob,</p><p>${RETURNED}</p>`;
  expect(await readOf(['text/plain', STUB], ['text/html', html])).toEqual([`Fees\nHi Bob,\n${RETURNED}`]);
  const related = 'multipart/related; boundary=two';
  expect(await readOf(['text/plain', STUB], [related, `--two\nContent-Type: text/html\n\n${html}\n--two--`])).toEqual([
    `Fees\nHi Bob,\n${RETURNED}`,
  ]);
  const quote = '<blockquote>Did it arrive?</blockquote>';
  expect(await readOf(['text/plain', STUB], ['text/html', `${html}${quote}`])).toEqual([
    `Fees\nHi Bob,\n${RETURNED}`,
    '[Did it arrive?]',
  ]);
});

test.each([
  ['Hi Bob,', `<p>Hi Bob,</p><p>${RETURNED}</p>`, [`Hi Bob,\n${RETURNED}`]],
  ['It was\nreturned.', `<p>It was&nbsp;returned.</p>${RETURNED}`, [`It was\u00a0returned.\n${RETURNED}`]],
  ['See you on Friday.', '<p>See you on Friday.</p><p>I pay 600.</p>', ['See you on Friday.\nI pay 600.']],
  ['No.', `<p>No.</p><blockquote>${RETURNED}</blockquote><p>I pay.</p>`, ['No.', `[${RETURNED}]`, 'I pay.']],
])('the HTML is read when it has the plain text %j and more words', async (plain, html, [own, ...more]) => {
  expect(await readOf(['text/plain', plain], ['text/html', html])).toEqual([`Fees\n${own}`, ...more]);
});

test.each([
  ['the HTML breaks other lines', 'It was\nreturned.', '<p>It was&nbsp;returned.</p>', ['It was\nreturned.']],
  [
    'the HTML has the same words and the same quote',
    'No.\n> It is due',
    '<p>No.</p><blockquote>It is due</blockquote>',
    ['No.', '[It is due]'],
  ],
  ['the HTML is longer by what it quotes', '*No.*', `<b>No.</b><blockquote>${RETURNED}</blockquote>`, ['*No.*']],
  [
    'it alone tells what is quoted',
    '*No.*\n> It is due on Friday, I think',
    '<b>No.</b><div>It is due on Friday, I think</div>',
    ['*No.*', '[It is due on Friday, I think]'],
  ],
  ['the HTML says little more', STUB, '<p>It could not be deposited.</p>', [STUB]],
  ['the HTML shows a picture', STUB, '<img src="a.png">', [STUB]],
  ['it is long', `${STUB} `.repeat(10).trim(), `<p>${RETURNED.repeat(40)}</p>`, [`${STUB} `.repeat(10).trim()]],
  ['there is another text', 'See *you*', '', ['See *you*']],
])('the plain text is read rather than the HTML: %s', async (_, plain, html, [own, ...more]) => {
  const other: [string, string] = html ? ['text/html', html] : ['text/enriched', `See <bold>you</bold>${RETURNED}`];
  expect(await readOf(other, ['text/plain', plain])).toEqual([`Fees\n${own}`, ...more]);
});

test.each(['x-amp-html', 'watch-html'])('a part of type text/%s is read as HTML, after the HTML', async (kind) => {
  expect(await readOf([`text/${kind}`, `<p>${RETURNED}</p>`])).toEqual([`Fees\n${RETURNED}`]);
  expect(await readOf([`text/${kind}`, '<p>{{amount}}</p>'], ['text/html', '<p>900</p>'])).toEqual(['Fees\n900']);
});

test('malformed headers of a mail are decoded', async () => {
  const mail = `Subject:
Subject: =?utf-8?Q?Fees for caf=C3=A9 and
=?utf-8?Q?_school?=
From : Ann <ann@example.test>
Date: Mon, 15 Jan 2024 21:41:03 -0500
Content-Type: text/plain; charset="iso-8859-1
Content-Transfer-Encoding: quoted-printable

Caf=E9`;
  const [message] = await messagesOf('mail.eml', mail.replace('caf=C3=A9 and\n', 'caf=C3=A9 and?=\n'), 65_536);
  expect(message).toMatchObject({ people: ['Ann <ann@example.test>'], at: '2024-01-16T02:41:03.000Z' });
  expect(message?.text).toBe('Fees for café and school\nCafé');
});
