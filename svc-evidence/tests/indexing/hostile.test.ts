import { crc32, deflateSync } from 'node:zlib';
import { parseInChild, usualLimits } from '../../src/indexing/sandbox/parse-in-child.js';
import { Unreadable } from '../../src/readers/unreadable.js';
import { docxOf, mailOf, mboxOf, pdfOf, pdfOfPages, streamOf, zipOf } from '../readers/files.js';
import { pictureOf, scannedPdfOf } from '../readers/scanned.js';
import { MEGABYTE, once, read, repeated, textOf } from './sandboxed.js';

test('a file is read in a child process', async () => {
  expect(await read('notes.txt', once('He paid the rent.'))).toEqual([
    { kind: 'page', path: 'line 1', text: 'He paid the rent.' },
  ]);
});

test('a scanned page is read by OCR in that process, too', async () => {
  const units = await read('scan.pdf', once(scannedPdfOf('He paid the rent.')));
  expect(units).toEqual([{ kind: 'page', path: 'page 1', text: 'He paid the rent.', scanned: true }]);
});

const nested = (depth: number): string =>
  Array.from({ length: depth }).reduce<string>(
    (mail, _, level) =>
      `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n${mail}\r\n--b${level}--\r\n`,
    mailOf({ body: 'The innermost' }),
  );

const packed = (content: Buffer) => ({ content: deflateSync(content), filter: '/Filter/FlateDecode' });
const bigPicture = '/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceGray/BitsPerComponent 8';

/** A white PNG of few bytes. */
const pngOf = (width: number, height: number): Buffer => {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((width + 1) * height, 0xff).fill(0, 0, 1));
  const chunks = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
};
const TOO_MUCH = 'more memory than we allow for one file';

/** Small files that would exhaust a machine, with the expected sentence. */
const hostile: [
  what: string,
  filename: string,
  build: () => AsyncIterable<Buffer>,
  sentence: string,
  limits?: object,
][] = [
  [
    'a zip that unpacks to gigabytes',
    'bomb.zip',
    () => once(zipOf({ 'a.txt': Buffer.alloc(160 * MEGABYTE, ' ') })),
    'extract them',
  ],
  [
    'a document that unpacks to gigabytes',
    'bomb.docx',
    () => once(zipOf({ 'word/document.xml': Buffer.alloc(160 * MEGABYTE, ' ') })),
    'unpacks to far more',
  ],
  [
    'a document that lies about what it unpacks to',
    'bomb.docx',
    () => once(zipOf({ 'word/document.xml': `<w>${' '.repeat(140 * MEGABYTE)}</w>` })),
    TOO_MUCH,
    { residentInMegabytes: 200 },
  ],
  ['a PDF that is cut off', 'cut.pdf', () => once(pdfOf('One', 'Two').subarray(0, 120)), 'damaged or cut off'],
  [
    'a PDF whose page is hundreds of megabytes of nothing',
    'blank.pdf',
    () => once(pdfOfPages(packed(Buffer.alloc(300 * MEGABYTE, ' ')))),
    TOO_MUCH,
    { residentInMegabytes: 400 },
  ],
  [
    'a PDF whose page is hundreds of megabytes of text',
    'text.pdf',
    () => once(pdfOfPages(packed(Buffer.alloc(200 * MEGABYTE, 'BT /F1 12 Tf (rent rent rent) Tj ET ')))),
    TOO_MUCH,
    { residentInMegabytes: 400 },
  ],
  [
    'a PDF with a picture of 900 million points',
    'picture.pdf',
    () =>
      once(
        pdfOfPages({
          content: 'q 612 0 0 792 0 0 cm /Picture Do Q',
          picture: streamOf(deflateSync(Buffer.alloc(64 * MEGABYTE)), `${bigPicture}/Filter/FlateDecode`),
        }),
      ),
    'The picture on this page is too large to be read',
  ],
  [
    'a zip in a zip in a zip that unpacks to gigabytes',
    'bomb.zip',
    () =>
      once(zipOf({ 'inner.zip': zipOf({ 'innermost.zip': zipOf({ 'a.txt': Buffer.alloc(160 * MEGABYTE, ' ') }) }) })),
    'extract them',
  ],
  [
    'a HEIC photo that is called JPEG',
    'IMG_1.jpg',
    () => once('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'save it as JPEG',
  ],
  ['a photo of more than 100 megapixels', 'photo.png', () => once(pngOf(10_001, 10_000)), 'save a smaller copy'],
  ['a photo of 900 megapixels', 'photo.png', () => once(pngOf(30_000, 30_000)), TOO_MUCH, { residentInMegabytes: 400 }],
  ['a mail in a mail, 200 times', 'deep.eml', () => once(nested(200)), 'nested too deeply'],
  [
    'a line of a gigabyte',
    'line.txt',
    () => repeated('rent '.repeat(200_000), 1_000),
    'more text than we can read from one file',
    { characters: 30_000_000 },
  ],
  [
    'a table whose first cell has no end',
    'cell.csv',
    () => repeated('rent '.repeat(200_000), 1_000, 'Date,From,Text\n2024-01-15,Ann,"'),
    'A row of this table has no end',
  ],
  [
    'JSON whose first word has no end',
    'word.json',
    () => repeated('rent '.repeat(200_000), 1_000, '{"messages": [{"text": "'),
    'too large to be read as anything else',
  ],
  ['JSON in JSON, ten million times', 'deep.json', () => repeated('['.repeat(MEGABYTE), 10), 'nested too deeply'],
  [
    'a photo that is called text',
    'photo.txt',
    () => once(Buffer.from('ffd8ffe000104a46494600010101', 'hex')),
    'not what its name says',
  ],
  [
    'a page of the web that is called a PDF',
    'page.pdf',
    () => once('<html><p>Rent</p></html>'),
    'its content is something else',
  ],
  [
    'noise',
    'noise.mbox',
    () => once(Buffer.from(Uint8Array.from({ length: 4_096 }, (_, at) => (at * 7_919) % 256))),
    'not of a type',
  ],
];

test.each(hostile)(
  '%s fails alone with a reason, and the next file is read',
  async (_, filename, build, sentence, limits = {}) => {
    await expect(read(filename, build(), limits)).rejects.toThrow(sentence);
    expect(textOf(await read('notes.txt', once('He paid the rent.')))).toBe('He paid the rent.');
  },
);

test('the words of a photo of 97 megapixels are read, in bounded memory', async () => {
  // 17,100 by 5,700 pixels.
  const picture = pictureOf('The canoe is sold', 19);
  expect(textOf(await read('photo.png', once(picture)))).toMatch(/The canoe is sold/i);
}, 60_000);

test('a page of 100,000 nested blocks is refused, and a mail with one is read up to a limit', async () => {
  const page = `The rent${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`;
  await expect(read('deep.html', once(page))).rejects.toThrow('nested too deeply');
  const mail = `Subject: Deep\nContent-Type: text/html\n\n${page}`;
  expect(textOf(await read('deep.eml', once(mail)))).toBe('Deep\nThe rent');
});

test('a hostile mail in a mailbox is left out, and the others are read', async () => {
  const bomb = { filename: 'bomb.docx', bytes: zipOf({ 'word/document.xml': Buffer.alloc(160 * MEGABYTE, ' ') }) };
  const mails = [
    mailOf({ subject: 'First', body: 'One' }),
    nested(200),
    mailOf({
      subject: 'Bomb',
      body: 'See the file',
      attachments: [bomb, { filename: 'a.docx', bytes: docxOf('Two') }],
    }),
    mailOf({ subject: 'Last', body: 'Three' }),
  ];
  const text = textOf(await read('all.mbox', once(mboxOf(...mails))));
  for (const kept of ['One', 'See the file', 'Two', 'Three']) expect(text).toContain(kept);
});

test('text with a wrong or damaged encoding is decoded', async () => {
  const word = 'réglé à Québec';
  const claims = Buffer.concat([
    Buffer.from([0xef, 0xbb, 0xbf]),
    Buffer.from(word.repeat(9)),
    Buffer.from([0xff, 0xc3]),
  ]);
  expect(textOf(await read('mark.txt', once(claims)))).toContain(word);
  expect(textOf(await read('nul.txt', once(`Rent\0 ${word.repeat(9)}`)))).toBe(`Rent ${word.repeat(9)}`);
  const mail = `Subject: Rent\nContent-Type: text/plain; charset=x-nobody-knows\n\n${word}`;
  expect(textOf(await read('mail.eml', once(mail)))).toBe(`Rent\n${word}`);
});

test('an endless line is read in pieces, in bounded memory', async () => {
  const units = await read('line.txt', repeated('rent '.repeat(209_715), 12), { residentInMegabytes: 600 });
  expect(units.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(11 * MEGABYTE);
});

test('a file with more text than allowed is stopped', async () => {
  await expect(read('long.txt', once('word '.repeat(10_000)), { characters: 1_000 })).rejects.toThrow('more text');
});

test('an endless file is stopped by the timeout', async () => {
  const endless = repeated('He paid. '.repeat(10_000), Number.POSITIVE_INFINITY);
  await expect(read('slow.txt', endless, { seconds: 1 })).rejects.toThrow('too long');
});

test('attacker mails a small file that takes long, product ends it by its CPU time with a reason', async () => {
  const endless = repeated('He paid. '.repeat(10_000), Number.POSITIVE_INFINITY);
  await expect(read('slow.txt', endless, { processorSeconds: 1 })).rejects.toThrow('far more computing');
});

const cellsAtTheEdge = Array.from({ length: 100_000 }, (_, row) => `<row><c r="XFD${row + 1}"><v>1</v></c></row>`);
const wideSheet = zipOf({
  'xl/workbook.xml': '<workbook><sheets><sheet name="Wide" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cellsAtTheEdge.join('')}</sheetData></worksheet>`,
});

test('attacker mails a sheet with one cell in the last column of each of 100,000 rows, product reads it within seconds of CPU time', async () => {
  const mail = mailOf({ body: 'See the sheet', attachments: [{ filename: 'wide.xlsx', bytes: wideSheet }] });
  expect(mail.length).toBeLessThan(700_000);
  const units = await read('mail.eml', once(mail), { processorSeconds: 10 });
  expect(textOf(units)).toContain('See the sheet');
  expect(units.filter(({ path }) => path.includes('wide.xlsx, Wide, row')).length).toBeGreaterThan(100);
});

test('an endless file is stopped when its reader exits late', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) yield Buffer.from('He paid. '.repeat(10_000));
    } finally {
      resolve();
    }
  }
  const readLate = async () => {
    for await (const _ of parseInChild('slow.txt', endless(), { ...usualLimits, seconds: 3 })) await left;
  };
  await expect(readLate()).rejects.toThrow('too long');
});

test('a stalled source ends by the wall clock as a storage failure, and waiting does not count as CPU time', async () => {
  async function* stalling() {
    yield Buffer.from('He paid');
    await new Promise(() => {});
  }
  const reading = read('notes.txt', stalling(), { seconds: 2.5, processorSeconds: 2 });
  await expect(reading).rejects.not.toBeInstanceOf(Unreadable);
  await expect(reading).rejects.toThrow('storage read timed out');
});

test('a source that breaks is reported as a failure of the storage, not of the file', async () => {
  async function* broken() {
    yield Buffer.from('He paid');
    throw new Error('the storage is away');
  }
  await expect(read('notes.txt', broken())).rejects.toThrow('the storage is away');
});
