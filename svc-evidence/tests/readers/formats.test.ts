import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import iconv from 'iconv-lite';
import { docxOf, mailOf, pdfOf, zipOf } from './files.js';
import { docOf, msgOf } from './office.js';
import { messagesOf, read } from './read.js';
import { scannedPdfOf } from './scanned.js';

test('a short text that ends with the control character of old programs is a text', async () => {
  expect(await read('old.txt', 'The rent is paid.\r\n\x1a')).toMatchObject([
    { text: expect.stringContaining('The rent is paid.') },
  ]);
});

test('plain text is read in parts with their line numbers', async () => {
  const units = await read(
    'notes.txt',
    Array.from({ length: 80 }, (_, index) => `Line ${index + 1} of the diary`).join('\n'),
  );
  expect(units[0]).toMatchObject({ kind: 'page', path: expect.stringMatching(/^lines 1 to \d+$/) });
  expect(units.map(({ text }) => text).join('\n')).toContain('Line 80 of the diary');
});

test('the encoding is detected by the letters beyond ASCII, however late they come', async () => {
  const late = `${'Nothing to tell here. '.repeat(5_000)}\n`;
  const sentence = 'Платёж за хоккей был сделан вовремя, а затем отменён.\n';
  const pages = await read(
    'notes.txt',
    Buffer.concat([Buffer.from(late), iconv.encode(sentence.repeat(100), 'koi8-r')]),
  );
  expect(pages.map(({ text }) => text).join('\n')).toContain(sentence.trim());
});

test.each([
  ['windows-1251', 'Платёж за хоккей был сделан вовремя.'],
  ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy o dětech.'],
  ['euc-kr', '아이들은 금요일에 집에 왔습니다.'],
])('a line in %s in an English text keeps its letters', async (charset, line) => {
  const english = 'The fees are due on Monday, and the children stay with their father.\n'.repeat(12);
  const [page] = await read('notes.txt', iconv.encode(`${english}${line}\n${english}`, charset));
  expect(page?.text).toContain(line);
});

test('a few non-ASCII bytes in an English text are read as Windows-1252', async () => {
  const text = `${'The fees are due on Monday. '.repeat(40)}\nHe said \u201cI\u2019ll pay\u201d \u2013 Ren\u00e9e was there.`;
  const pages = await read('notes.txt', iconv.encode(text, 'windows-1252'));
  expect(pages.map((page) => page.text).join('\n')).toContain(
    'He said \u201cI\u2019ll pay\u201d \u2013 Ren\u00e9e was there.',
  );
});

test.each(['utf-8', 'utf16le', 'latin1'] as const)('text in %s keeps its letters', async (encoding) => {
  const sentence = 'Le père a payé le hockey en février, déjà réglé à Québec.';
  const mark = encoding === 'utf16le' ? '\ufeff' : '';
  const [page] = await read('notes.txt', Buffer.from(mark + sentence.repeat(encoding === 'latin1' ? 8 : 1), encoding));
  expect(page?.text).toContain('père a payé le hockey en février');
});

test('HTML is read as its visible text', async () => {
  const page =
    '<html><head><style>p{}</style></head><body><p>Rent &amp; food</p><script>alert(1)</script><div>$400</div></body></html>';
  expect((await read('page.html', page))[0]?.text).toBe('Rent & food\n$400');
});

test('a Facebook or Instagram export is read, its encoding repaired and the oldest message first', async () => {
  const broken = Buffer.from('Zoë 🏡').toString('latin1');
  const chat = {
    participants: [{ name: broken }, { name: 'Bob' }],
    title: broken,
    messages: [
      { sender_name: 'Bob', timestamp_ms: 1_705_372_863_000, content: 'Second' },
      { sender_name: broken, timestamp_ms: 1_705_369_263_000, content: broken },
    ],
  };
  expect(await messagesOf('message_1.json', JSON.stringify(chat))).toMatchObject([
    { source: 'meta', thread: 'Zoë 🏡', people: ['Zoë 🏡', 'Bob'], text: 'Zoë 🏡' },
    { people: ['Bob', 'Zoë 🏡'], text: 'Second', at: '2024-01-16T02:41:03.000Z' },
  ]);
});

test('a Telegram export is read, of one chat or of all', async () => {
  const message = {
    date: '2024-01-15T21:41:03',
    date_unixtime: '1705372863',
    from: 'Ann',
    text: ['See ', { type: 'link', text: 'here' }],
  };
  const chat = { name: 'Ann', type: 'personal_chat', messages: [message] };
  const expected = [
    { source: 'telegram', thread: 'Ann', people: ['Ann'], at: '2024-01-16T02:41:03.000Z', text: 'See here' },
  ];
  expect(await messagesOf('result.json', JSON.stringify(chat))).toMatchObject(expected);
  expect(await messagesOf('result.json', JSON.stringify({ chats: { list: [chat] } }))).toMatchObject(expected);
});

test('a Signal export is read, as a list or one JSON line each', async () => {
  const lines = [
    { sender: 'Ann', sent_at: 1_705_372_863_000, body: 'Hi' },
    { sender: 'Bob', sent_at: 1_705_372_864_000, body: 'Yes' },
  ];
  const expected = [
    { source: 'signal', people: ['Ann'], text: 'Hi' },
    { people: ['Bob'], text: 'Yes' },
  ];
  expect(await messagesOf('data.json', JSON.stringify(lines))).toMatchObject(expected);
  expect(await messagesOf('data.json', lines.map((line) => JSON.stringify(line)).join('\n'))).toMatchObject(expected);
});

test('a mail is read in other charsets, with other encodings and with a mail attached', async () => {
  const forwarded = mailOf({ subject: 'Rent', body: 'It is due on Monday.' });
  const mail = [
    'From: =?utf-8?Q?Zo=C3=AB_C=C3=B4t=C3=A9?= <zoe@example.ca>',
    'To: "Bob, the son" <bob@example.ca>, ann@example.ca',
    'Subject: =?iso-8859-1?Q?F=E9vrier?=',
    ' and =?utf-8?B?bWFycw==?=',
    'Date: Mon, 15 Jan 2024 21:41:03 -0500 (EST)',
    'Content-Type: multipart/mixed; boundary="one"',
    '',
    'Not for people.',
    '--one',
    'Content-Type: multipart/alternative; boundary=one-two',
    '',
    '--one-two',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>not this one</p>',
    '--one-two',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Le loyer de f=E9vrier est pay=',
    '=E9, 2+2=3D4, 100=zz.',
    '--one-two--',
    '--one',
    'Content-Type: text/plain',
    "Content-Disposition: attachment; filename*0*=utf-8''re%C3%A7; filename*1=u.txt",
    '',
    'Received 400 dollars',
    '--one',
    'Content-Type: message/rfc822',
    '',
    forwarded,
    '--one--',
  ].join('\r\n');
  expect(await read('mail.eml', mail)).toMatchObject([
    {
      thread: 'Février and mars',
      people: ['Zoë Côté <zoe@example.ca>', 'Bob, the son <bob@example.ca>', 'ann@example.ca'],
      at: '2024-01-16T02:41:03.000Z',
      text: 'Février and mars\nLe loyer de février est payé, 2+2=4, 100=zz.',
    },
    { kind: 'page', path: 'mail, attachment reçu.txt, line 1', text: 'Received 400 dollars' },
    { kind: 'message', path: 'mail, attachment message.eml, mail', thread: 'Rent', text: 'Rent\nIt is due on Monday.' },
  ]);
});

test('a mail without a charset, or only in HTML, is read', async () => {
  const bare = Buffer.from('Subject: Loyer\n\nLe père a payé le hockey en février, déjà réglé à Québec.', 'latin1');
  expect((await messagesOf('mail.eml', bare))[0]?.text).toContain('père a payé le hockey en février');
  const html = 'Subject: Rent\nContent-Type: text/html\n\n<style>p{}</style><p>Paid &amp; done</p>';
  expect((await messagesOf('mail.eml', html))[0]?.text).toBe('Rent\nPaid & done');
});

test('a Word document and a PDF are read part by part', async () => {
  expect(await read('a.docx', docxOf('First', 'Second'))).toEqual([
    { kind: 'page', path: 'paragraphs 1 to 2', text: 'First\nSecond' },
  ]);
  expect(await read('a.pdf', pdfOf('On page one', 'On page two'), 4_096)).toEqual([
    { kind: 'page', path: 'page 1', text: 'On page one' },
    { kind: 'page', path: 'page 2', text: 'On page two' },
  ]);
});

test('a scanned PDF is read by OCR, page by page, and a blank page is left out', async () => {
  const letter = 'The orthodontist asks for 1,850 dollars by the first of March.\nI will pay half of it, as we agreed.';
  const units = await read('scan.pdf', scannedPdfOf(letter, '', 'The camp starts on July 4'), 65_536);
  expect(units).toMatchObject([
    { kind: 'page', path: 'page 1', text: letter, scanned: true },
    { kind: 'page', path: 'page 3', text: 'The camp starts on July 4', scanned: true },
  ]);
});

test('a scan attached to a mail is read', async () => {
  const attachments = [{ filename: 'letter.pdf', bytes: scannedPdfOf('The rent is 1,400 dollars') }];
  expect((await read('mail.eml', mailOf({ body: 'See the scan.', attachments }), 65_536))[1]).toMatchObject({
    path: 'mail, attachment letter.pdf, page 1',
    text: expect.stringContaining('The rent is 1,400 dollars'),
  });
});

test('an old Word document (.doc) is read', async () => {
  expect(await read('letter.doc', docOf('Dear Ann,', 'le loyer de février est payé.'), 4_096)).toEqual([
    { kind: 'page', path: 'paragraphs 1 to 2', text: 'Dear Ann,\nle loyer de février est payé.' },
  ]);
});

test('an Outlook message is read with its attachments', async () => {
  const mail = {
    from: 'Zoë Carter',
    to: 'Bob Carter',
    subject: 'RE: Fees',
    date: '2024-01-16T02:41:03.000Z',
    body: 'See the budget.',
    attachment: { filename: 'budget.docx', bytes: docxOf('The hockey fees are $400') },
  };
  expect(await read('mail.msg', msgOf(mail), 4_096)).toMatchObject([
    {
      kind: 'message',
      source: 'email',
      thread: 'Fees',
      people: ['Zoë Carter', 'Bob Carter'],
      at: mail.date,
      text: 'RE: Fees\nSee the budget.',
    },
    { path: 'mail, attachment budget.docx, paragraph 1', text: 'The hockey fees are $400' },
  ]);
  const addressed = msgOf({ ...mail, fromAddress: 'zoe@example.ca', toAddress: '/O=EXAMPLE/CN=RECIPIENTS/CN=BOB' });
  expect((await messagesOf('mail.msg', addressed, 4_096))[0]?.people).toEqual([
    'Zoë Carter <zoe@example.ca>',
    'Bob Carter',
  ]);
});

test('an Outlook data file is read, with its Cc recipients: public mails of Enron', async () => {
  const file = createRequire(import.meta.url)
    .resolve('pst-extractor/package.json')
    .replace('package.json', 'example/testdata/enron.pst');
  const found = await messagesOf('enron.pst', readFileSync(file), 1_048_576);
  expect(found.length).toBeGreaterThan(60);
  expect(found.flatMap(({ people }) => people)).toContainEqual(expect.stringMatching(/^[^<>@]+ <[^<>@]+@[^<>@]+>$/));
  expect(found.every(({ path, people, text }) => path.endsWith('quoted text') === (people.length === 0) && text)).toBe(
    true,
  );
  expect(found.filter(({ at }) => at?.startsWith('200')).length).toBeGreaterThan(60);
  expect(found.find(({ text }) => text.startsWith("New OBA's"))?.people.at(-1)).toBe(
    'Lee  Dennis <Dennis.Lee@ENRON.com>',
  );
}, 240_000);

test.each([
  [
    'photo.txt',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1]),
    'This picture is cut off',
  ],
  ['photo.pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 0, 0, 1, 2, 3]), 'not of a type'],
  ['notes.docx', Buffer.from('just text'), 'its content is something else'],
  ['all.zip', zipOf({ 'a.txt': 'text' }), 'extract them'],
  ['blank.pdf', pdfOf(''), 'No text could be found'],
  ['blank.txt', Buffer.from(' \r\n\t\r\n'), 'No text could be found'],
  ['blank.docx', docxOf(''), 'No text could be found'],
  ['blank.eml', Buffer.from('From: ann@example.ca\nContent-Type: text/plain\n\n \n'), 'No text could be found'],
  ['a.docx', docxOf('First').subarray(0, 300), 'damaged or cut off'],
  ['a.doc', docOf('First').subarray(0, 1_500), 'damaged or cut off'],
  ['a.msg', docOf('First').subarray(0, 1_500), 'damaged'],
  ['a.json', Buffer.from('{"messages": [{"te'), 'damaged or cut off'],
  ['empty.txt', Buffer.alloc(0), 'empty'],
])('%s is refused with a reason', async (filename, bytes, sentence) => {
  await expect(read(filename, bytes, 4_096)).rejects.toThrow(sentence);
});

test('a document with a wrong extension is read by its content', async () => {
  expect(await read('letter.txt', docxOf('Dear Ann'), 4_096)).toMatchObject([{ text: 'Dear Ann' }]);
});
