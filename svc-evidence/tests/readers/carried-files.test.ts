import { Readable } from 'node:stream';
import { createCanvas } from '@napi-rs/canvas';
import { evidenceReader } from '../../src/readers/read-evidence.js';
import { docxWith, mailOf, zipOf } from './files.js';
import { docOf } from './office.js';
import { read, unreadIn } from './read.js';
import { pictureOf } from './scanned.js';

const rows = (...cells: string[][]) =>
  cells.map((row, index) => `<row r="${index + 1}">${row.join('')}</row>`).join('');
const shared = (column: string, number: number) => `<c r="${column}1" t="s"><v>${number}</v></c>`;

const workbookFiles = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml':
    '<workbook xmlns:r="x"><sheets><sheet name="Expenses" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Day</t></si><si><t>What</t></si><si><t>Amount</t></si><si><r><t>Hockey </t></r><r><t>skates</t></r></si></sst>',
  'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows(
    [shared('A', 0), shared('B', 1), shared('C', 2)],
    ['<c r="A2" s="1"><v>45306</v></c>', '<c r="B2" t="s"><v>3</v></c>', '<c r="C2"><v>164.5</v></c>'],
  )}</sheetData></worksheet>`,
};
const workbook = zipOf(workbookFiles);

const invitation = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'SUMMARY:Mediation\\, first meeting',
  'DTSTART:20240116T024100Z',
  'LOCATION:88 Harbord',
  ' Street',
  'ORGANIZER;CN="Ann Sample":mailto:ann@example.test',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const photo = pictureOf('The cottage is sold');

const mailWith = (filename: string, bytes: Buffer) =>
  mailOf({ subject: '', body: '', attachments: [{ filename, bytes }] });

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

const memo = { filename: 'memo.opus', bytes: Buffer.from('OggS\0\x02\0\0\0\0\0\0\0\0', 'latin1') };

test('a spreadsheet in a mail is read row by row, under the names of its columns, with dates as days', async () => {
  const units = await read('mail.eml', mailWith('list.xlsx', workbook));
  const sheet = units.find(({ path }) => path.startsWith('mail, attachment list.xlsx, Expenses'));
  expect(sheet?.text).toBe(
    'list.xlsx, Expenses\nDay; What; Amount\nDay: 2024-01-15; What: Hockey skates; Amount: 164.5',
  );
});

test('an invitation is read with its event, its time in Ontario, its place and the organizer', async () => {
  const units = await read('mail.eml', mailWith('invite.ics', Buffer.from(invitation)));
  const [event] = units.filter(({ path }) => path === 'mail, attachment invite.ics, event 1');
  expect(event?.text).toContain('Event: Mediation, first meeting');
  expect(event?.text).toMatch(/Begins: Monday, January 15, 2024.* 9:41/);
  expect(event?.text).toContain('Place: 88 HarbordStreet');
  expect(event?.text).toContain('Invited by: Ann Sample <ann@example.test>');
});

const CHAT = ['2024-01-15 21:41 Ann: Did you pay?', '2024-01-15 21:43 Bob: Yes.', '2024-01-15 21:45 Ann: Thank you'];

test.each([
  ['a file', mailWith('notes.txt', Buffer.from('The rent')), 'Message without text'],
  ['a forwarded mail', mailOf({ subject: '', body: '> On Monday she wrote\n> I paid.' }), 'Message without text'],
  ['a conversation', mailOf({ subject: '', body: CHAT.join('\n') }), 'A copied conversation'],
])('a mail with nothing but %s is a message of its sender at its time', async (_, mail, text) => {
  const units = await read('mail.eml', mail);
  expect(units.length).toBeGreaterThan(1);
  expect(units[0]).toMatchObject({
    path: 'mail',
    people: ['Ann <ann@example.ca>', 'Bob <bob@example.ca>'],
    at: '2024-01-16T02:41:03.000Z',
    text,
  });
});

test('a photo in a mail is read by OCR, and found by its name', async () => {
  const units = await read('mail.eml', mailWith('photo.png', photo), 65_536);
  const [page] = units.filter(({ path }) => path.startsWith('mail, attachment photo.png'));
  expect(page).toMatchObject({ kind: 'page', scanned: true });
  expect(page?.text).toContain('photo.png');
  expect(page?.text).toContain('The cottage is sold');
});

test('a voice memo in a mail is listed as unread with its name and reason, and is found by its name', async () => {
  const mail = mailOf({ body: 'See.', attachments: [memo, { filename: 'n.txt', bytes: Buffer.from('The rent') }] });
  expect(await unreadIn('mail.eml', mail)).toEqual([
    {
      kind: 'unread',
      path: 'mail, attachment memo.opus, ',
      name: 'memo.opus',
      number: 1,
      failure: { code: 'unknown-kind' },
    },
  ]);
  expect((await read('mail.eml', mail)).map(({ path, text }) => [path, text]).slice(1)).toEqual([
    ['mail, attachment memo.opus, not read', 'memo.opus'],
    ['mail, attachment n.txt, line 1', 'The rent'],
  ]);
});

test.each([
  ['IMG_1.png', createCanvas(20, 20).toBuffer('image/png'), 'no-letters'],
  ['IMG_2.heic', heic, 'heic-photo'],
])('a mail with only a picture without text is kept, with that picture as unread: %s', async (name, photo, code) => {
  expect(await unreadIn('mail.eml', mailWith(name, photo), 65_536)).toMatchObject([{ name, failure: { code } }]);
});

test('a zip in a zip in a zip in a mail is named and not unpacked, and the mail is read', async () => {
  const inner = zipOf({ 'innermost.zip': zipOf({ 'notes.txt': 'The rent is paid.' }) });
  const mail = mailWith('outer.zip', zipOf({ 'inner.zip': inner }));
  expect(await unreadIn('mail.eml', mail)).toMatchObject([
    { name: 'outer.zip', number: 1, failure: { code: 'zip-not-searched' } },
  ]);
  expect((await read('mail.eml', mail)).at(-1)).toMatchObject({ kind: 'page', text: 'outer.zip' });
});

test('the text of earlier attachments is not read when an attachment is looked up by number', async () => {
  const photoFile = { filename: 'photo.png', bytes: photo };
  const forwarded = mailOf({ body: 'Kept words.', attachments: [photoFile, memo] });
  const attachments = [photoFile, { filename: 'forwarded.eml', bytes: Buffer.from(forwarded) }, memo];
  const met: string[] = [];
  const meet = async (number: number, { filename }: { filename: string }) => {
    met.push(`${number} ${filename}`);
  };
  const texts: string[] = [];
  const bytes = [Buffer.from(mailOf({ body: 'See.', attachments }))];
  for await (const unit of evidenceReader(meet)({ filename: 'mail.eml', bytes: Readable.from(bytes), depth: 0 }))
    if (unit.kind !== 'unread') texts.push(unit.text);
  expect(met).toEqual(['1 photo.png', '2 forwarded.eml', '3 photo.png', '4 memo.opus', '5 memo.opus']);
  expect(texts.join('\n')).toContain('Kept words.');
  expect(texts.join('\n')).not.toContain('The cottage is sold');
}, 60_000);

test('a mail that is a picture and nothing else is read by OCR', async () => {
  const png = pictureOf('The bassoon is sold').toString('base64');
  const mail = (type: string, text: string) => `Subject: Look\nContent-Type: ${type}\n${text}`;
  const whole = mail('image/png\nContent-Transfer-Encoding: base64', `\n${png}`);
  expect((await read('mail.eml', whole, 65_536)).map(({ text }) => text).join(' ')).toContain('bassoon is sold');
  const page = mail(
    'multipart/related; boundary=b',
    `\n--b\nContent-Type: text/html\n\n<img src="cid:a">\n--b\nContent-Type: image/png\nContent-ID: <a>\nContent-Transfer-Encoding: base64\n\n${png}\n--b--`,
  );
  expect((await read('mail.eml', page, 65_536)).map(({ text }) => text).join(' ')).toContain('bassoon is sold');
});

test('an uploaded picture is read by OCR, shown, and found by its name', async () => {
  const [page] = await read('IMG-20260301-WA0001.png', photo, 65_536);
  expect(page).toMatchObject({ kind: 'page', path: 'picture', scanned: true, picture: 1 });
  expect(page?.text).toMatch(/^IMG-20260301-WA0001\.png\nThe cottage is sold/);
  const blank = createCanvas(20, 20).toBuffer('image/png');
  expect(await read('IMG_1.png', blank, 65_536)).toMatchObject([{ kind: 'page', text: 'IMG_1.png', picture: 1 }]);
  expect(await unreadIn('IMG_1.png', blank, 65_536)).toMatchObject([
    { name: 'IMG_1.png', number: 1, failure: { code: 'no-letters' } },
  ]);
  await expect(read('photo.png', photo.subarray(0, 60), 65_536)).rejects.toThrow('This picture is cut off');
  await expect(read('IMG_2.JPG', heic)).rejects.toThrow('This is a HEIC photo');
});

test('pictures in a Word document are read by OCR and named, also where it has no words', async () => {
  const drawing = Buffer.from([1, 0, 0, 0, 108, 0, 0, 0, 7, 2, 0, 3, 0, 0]);
  for (const words of [['See below.'], []]) {
    const document = docxWith({ 'word/media/image1.png': photo, 'word/media/image2.emf': drawing }, ...words);
    const units = await read('letter.docx', document, 65_536);
    expect(units.filter(({ path }) => path.startsWith('document, attachment'))).toMatchObject([
      {
        kind: 'page',
        path: 'document, attachment image1.png, picture',
        text: 'image1.png\nThe cottage is sold',
        scanned: true,
        picture: 1,
      },
      { path: 'document, attachment image2.emf, not read', text: 'image2.emf' },
    ]);
    expect(await unreadIn('letter.docx', document, 65_536)).toMatchObject([{ name: 'image2.emf', number: 2 }]);
  }
}, 60_000);

const noisy = (() => {
  const canvas = createCanvas(900, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 900, 300);
  context.fillStyle = 'black';
  context.font = '48px sans-serif';
  context.fillText('The cottage is sold', 60, 160);
  for (let x = 0; x < 900; x += 1) {
    context.fillStyle = `hsl(${(x * 7_919) % 360} 90% 50%)`;
    context.fillRect(x, 260 + ((x * 31) % 39), 1, 1 + (x % 7));
  }
  return Buffer.concat([canvas.toBuffer('image/png'), Buffer.alloc(24_000)]);
})();

const slide = '<p:sld><a:p><a:r><a:t>Exhibits</a:t></a:r></a:p></p:sld>';
const openDocument = (name: string) =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<office:text><text:p>Exhibits</text:p></office:text>',
    [name]: photo,
  });
const savedPage = Buffer.concat([
  Buffer.from(
    'From: <Saved by Blink>\r\nSubject: Exhibits\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Chat</p>\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: https://x.ca/chat/image1.png?v=2\r\n\r\n',
  ),
  Buffer.from(noisy.toString('base64').replaceAll(/(.{76})/g, '$1\r\n')),
  Buffer.from('\r\n--b\r\nContent-Type: image/png\r\nContent-Location: icon.png\r\n\r\nicon\r\n--b--\r\n'),
]);

test.each([
  ['list.xlsx', zipOf({ ...workbookFiles, 'xl/media/image1.png': photo })],
  [
    'talk.pptx',
    zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/slides/slide1.xml': slide, 'ppt/media/image1.png': photo }),
  ],
  ['note.odt', openDocument('Pictures/image1.png')],
  ['chat.mhtml', savedPage],
])(
  'a picture in %s is read by OCR and named',
  async (name, file) => {
    const units = await read(name, file, 65_536);
    expect(units.filter(({ path }) => path.startsWith('document, attachment'))).toMatchObject([
      { path: 'document, attachment image1.png, picture', scanned: true, picture: 1 },
    ]);
    expect(units.at(-1)?.text).toMatch(/^image1\.png\nThe cottage is sold/);
  },
  60_000,
);

test.each([
  ['old.doc', Buffer.concat([docOf('Exhibits'), photo])],
  ['chat.html', Buffer.from(`<p>Exhibits</p><img src="data:image/png;base64,${noisy.toString('base64')}">`)],
])('pictures in %s, which are not read, are named', async (name, file) => {
  expect(await read(name, file, 65_536)).toMatchObject([
    { text: 'Exhibits' },
    { path: 'pictures, not read', text: `pictures in ${name}` },
  ]);
  expect(await unreadIn(name, file, 65_536)).toMatchObject([
    { name: 'pictures', number: -1, failure: { code: 'unknown-kind', named: 'pictures' } },
  ]);
});

test('a picture of an MMS in SMS Backup is read by OCR below its message, and one that is no picture is named', async () => {
  const part = (ct: string, name: string, data: string) =>
    `<part seq="0" ct="${ct}" name="null" cl="${name}" text="null" data="${data}" />`;
  const mms = `<mms date="1705373000000" msg_box="1" address="+14165550100" contact_name="Ann Sample" sub="null"><parts>
    <part seq="-1" ct="application/smil" name="null" cl="smil.xml" text="&lt;smil/&gt;" />
    <part seq="0" ct="text/plain" name="null" cl="null" text="Look" />
    ${part('image/png', 'null', photo.toString('base64'))}
    ${part('image/heic', 'IMG_2.heic', heic.toString('base64'))}
  </parts></mms>`;
  const file = `<?xml version='1.0' encoding='UTF-8'?><smses count="1">${mms}</smses>`;
  expect(await read('sms.xml', file, 4_096)).toMatchObject([
    { kind: 'message', path: 'message 1', people: ['Ann Sample', 'Owner of the phone'] },
    { kind: 'page', path: 'message 1, attachment attachment.png, picture', picture: 1, scanned: true },
    { path: 'message 1, attachment IMG_2.heic, not read', text: 'IMG_2.heic' },
  ]);
  expect(await unreadIn('sms.xml', file, 4_096)).toMatchObject([
    { name: 'IMG_2.heic', failure: { code: 'heic-photo' } },
  ]);
}, 60_000);
