import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocumentProxy } from 'unpdf';
import { isText, readingText } from '../../src/readers/formats/pdf-lines.js';
import { withoutKnownLines } from '../../src/readers/scans/known-lines.js';
import { pictureSharesOf } from '../../src/readers/scans/picture-share.js';
import { mailOf, pdfFileOf, pdfOfPages, streamOf, typed } from './files.js';
import { read, unreadIn } from './read.js';
import { pdfOfPhotos, photoOf } from './scanned.js';

const picture = streamOf('0', '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8');

const shareIn = async (file: Buffer): Promise<number> => {
  const document = await getDocumentProxy(new Uint8Array(file));
  return (await pictureSharesOf(await document.getPage(1))).drawn;
};

test.each([
  ['no picture', 'BT /F1 12 Tf 72 720 Td (Rent) Tj ET', 0],
  ['the whole page', 'q 612 0 0 792 0 0 cm /Picture Do Q', 1],
  ['the whole page, lying on its side', 'q 0 792 -612 0 612 0 cm /Picture Do Q', 1],
  ['more than the page', 'q 6120 0 0 7920 -1000 -1000 cm /Picture Do Q', 1],
  ['what lies beside the page', 'q 612 0 0 792 700 0 cm /Picture Do Q', 0],
  ['a letterhead', 'q 153 0 0 79.2 400 700 cm /Picture Do Q', 0.025],
  ['strips', [0, 1, 2, 3].map((at) => `q 612 0 0 198 0 ${at * 198} cm /Picture Do Q`).join(' '), 1],
  ['a picture after others ended', 'q q 9 0 0 9 0 0 cm Q 2 0 0 2 0 0 cm q 153 0 0 396 0 0 cm /Picture Do Q Q', 0.5],
  ['a mask', 'q 612 0 0 396 0 0 cm BI /W 8 /H 2 /IM true /BPC 1 ID\n0U\nEI Q', 0.5],
])('the share of the page that pictures cover is measured: %s', async (_, content, share) => {
  expect(await shareIn(pdfOfPages({ content, picture }))).toBeCloseTo(share, 3);
});

test('the share of the page counts a picture within a form, and one in an annotation', async () => {
  const resources = '/Resources<</XObject<</Picture 5 0 R>>>>';
  const form = streamOf(
    'q 612 0 0 198 0 0 cm /Picture Do Q',
    `/Type/XObject/Subtype/Form/BBox[0 0 612 792]${resources}`,
  );
  const file = pdfFileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</Form 6 0 R>>>>/Contents 4 0 R/Annots[7 0 R]>>`,
    streamOf('q 1 0 0 2 0 0 cm /Form Do Q'),
    picture,
    form,
    '<</Type/Annot/Subtype/Stamp/Rect[0 396 612 792]/AP<</N 6 0 R>>>>',
  ]);
  expect(await shareIn(file)).toBeCloseTo(0.5 + 0.125, 3);
});

const stamp =
  'Electronically issued : 12-Jan-2024 Toronto Superior Court of Justice\nCourt File No. FS-24-00012345\nPage 3';

test.each([
  [
    'without a line known from the text layer, however wrapped and spaced',
    'Electronically issued: 12-Jan-2024\nToronto  Superior Court of Justice\n\nHe paid 500.\nPAGE 3',
    'He paid 500.',
  ],
  [
    'without a long known line of which some letters were recognized wrongly',
    'Electronically issued : 12-] an-2024 Toronto Superior Court of J ustice\nHe paid 500.',
    'He paid 500.',
  ],
  ['with a known line of a word or two', 'Did you pay?\nNo\n2024\nToronto\nPage 3 of the letter'],
  ['with a long line that has another figure', 'Electronically issued : 13-Jan-2024 Toronto Superior Court of Justice'],
  ['unchanged when no line is known', 'One\n\n— Two'],
  ['empty when it is empty', ''],
])('the text recognized in a scan is kept %s', (_, seen, kept = seen) => {
  expect(withoutKnownLines(seen, stamp)).toBe(kept);
});

test('the text recognized in a scan without a text layer is unchanged', () => {
  expect(withoutKnownLines('One\n\n— Two', '')).toBe('One\n\n— Two');
});

const letter = `The orthodontist asks for 1,850 dollars by the first of March.
I will pay half of it, as we agreed.`;

test('rotated and upside-down pages are read by OCR, and so are the pages between them', async () => {
  const turns = [0, 90, 180, 180, 270, 0];
  const scan = pdfOfPhotos(...turns.map((turn) => photoOf(letter, turn)));
  const pages = await read('scan.pdf', scan, 65_536);
  expect(pages.map(({ text }) => text)).toEqual(turns.map(() => letter));
}, 120_000);

const WHOLE_PAGE = 'q 612 0 0 792 0 0 cm /Picture Do Q';
const ON_A_PHONE = 'q 250 0 0 541 181 100 cm /Picture Do Q';
const LETTERHEAD = 'q 300 0 0 380 156 400 cm /Picture Do Q';

const pageOf = (drawn: string, text: string) =>
  read(
    'exhibit.pdf',
    pdfOfPages({ content: `${drawn} ${typed(text.split('\n'), 8, 40, 778)}`, picture: photoOf(letter) }),
    65_536,
  );

const court = 'Electronically issued : 12-Jan-2024 Toronto Superior Court of Justice FS-24-00012345';
const fax = '2024-03-01 09:41 FROM: 416-555-0134 TO: 613-555-0187 PAGE 3 OF 12';

test.each([
  ['the stamp of a court', court],
  ['the stamp of a court, the header of a fax and a page number', `${court}\n${fax}\nPage 3`],
  ['a page number', 'Page 3'],
  ['the mark of a phone', 'Scanned with a phone'],
])('a scan with %s is read by OCR, with its stamped text once', async (_, stamp) => {
  expect(await pageOf(WHOLE_PAGE, stamp)).toEqual([
    { kind: 'page', path: 'page 1', text: `${stamp}\n${letter}`, scanned: true },
  ]);
});

test.each([
  ['a picture beside it', LETTERHEAD, 'Dear Ms. Osei, the rent for March was paid on the first, as you asked.', {}],
  ['a picture behind it', WHOLE_PAGE, Array.from({ length: 6 }, () => court).join('\n'), { looked: true }],
])('a page of text with %s is read as text, without OCR of the picture', async (_, drawn, text, looked) => {
  expect(await pageOf(drawn, text)).toEqual([{ kind: 'page', path: 'page 1', text, ...looked }]);
});

test('a screenshot below a long text is read by OCR, apart from the text', async () => {
  const text = Array.from({ length: 6 }, () => court).join('\n');
  expect(await pageOf(ON_A_PHONE, text)).toMatchObject([
    { path: 'page 1', text, looked: true },
    { path: 'page 1', text: expect.stringMatching(/^The orthodontist asks for 1,850 dollars/), scanned: true },
  ]);
});

test('a screenshot in a printed conversation is a page, without the person who wrote the message above it', async () => {
  const lines = Array.from(
    { length: 10 },
    (_, at) => `2024-01-15 21:${at + 10} ${at % 2 ? 'Ann' : 'Bob'} Sample: See the bill below`,
  );
  const units = await pageOf(ON_A_PHONE, lines.join('\n'));
  expect(units.map(({ kind, path }) => [kind, path])).toEqual([
    ...lines.map((_, at) => ['message', `page 1, line ${at + 1}`]),
    ['page', 'page 1'],
  ]);
  expect(units.slice(-2)).toMatchObject([
    { people: ['Ann Sample'], text: 'See the bill below' },
    { text: expect.stringMatching(/^The orthodontist asks for 1,850 dollars/), scanned: true },
  ]);
});

test('a screenshot of a phone below the title of an exhibit is read by OCR', async () => {
  const title = 'Exhibit B: text messages between Ann Carter and Bob Carter, January 15';
  expect(await pageOf(ON_A_PHONE, title)).toMatchObject([
    { scanned: true, text: expect.stringMatching(/^Exhibit B.*15\nThe orthodontist asks for 1,850 dollars/) },
  ]);
});

const OF_PAGE = { named: 'page' };
const blankPage = { content: '0.5 w 612 792 m' };
const typedPage = { content: typed(['The rent is paid.']) };
const imageOf = (width: number, height: number, filter = '') =>
  streamOf(
    '0',
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8${filter}`,
  );
const scribble = (() => {
  const canvas = createCanvas(1_700, 2_200);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1_700, 2_200);
  context.strokeStyle = '#555';
  context.lineWidth = 5;
  context.beginPath();
  for (let x = 200; x < 1_500; x += 1) context.lineTo(x, 700 + 60 * Math.sin(x / 19) + 25 * Math.sin(x / 7));
  context.stroke();
  const facts =
    '/Type/XObject/Subtype/Image/Width 1700/Height 2200/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
  return streamOf(canvas.toBuffer('image/jpeg', 60), facts);
})();

test.each([
  [
    'a picture of more than 36 million points',
    { content: WHOLE_PAGE, picture: imageOf(8_064, 6_048) },
    'picture-too-large',
  ],
  [
    'a picture in JPEG 2000',
    { content: WHOLE_PAGE, picture: imageOf(170, 220, '/Filter/JPXDecode') },
    'picture-damaged',
  ],
  ['strokes without letters', { content: WHOLE_PAGE, picture: scribble }, 'no-letters'],
  [
    'a stamp on a picture that is too large',
    { content: `${WHOLE_PAGE} ${typed(['Page 2'])}`, picture: imageOf(8_064, 6_048) },
    'picture-too-large',
  ],
])(
  'a page of a PDF with %s is named with its reason, and is found by its name',
  async (_, page, code) => {
    const file = pdfOfPages(typedPage, page, blankPage, typedPage);
    expect(await unreadIn('lease.pdf', file, 65_536)).toMatchObject([
      { name: 'page 2', number: -1, failure: { code, ...OF_PAGE } },
    ]);
    const pages = await read('lease.pdf', file, 65_536);
    expect(pages.filter(({ text }) => text !== 'Page 2').map(({ path, text }) => [path, text])).toEqual([
      ['page 1', 'The rent is paid.'],
      ['page 2, not read', 'page 2'],
      ['page 4', 'The rent is paid.'],
    ]);
  },
  60_000,
);

const longText = typed(
  Array.from({ length: 6 }, () => court),
  8,
  40,
  778,
);

test('a photo among written text, of which no letters are recognized, is not named as a page that was not read', async () => {
  const file = pdfOfPages({ content: `${ON_A_PHONE} 0.95 g ${longText}`, picture: scribble });
  expect(await unreadIn('chat.pdf', file, 65_536)).toEqual([]);
  expect(await read('chat.pdf', file, 65_536)).toMatchObject([{ path: 'page 1', looked: true }]);
}, 60_000);

test('a PDF with more pages of written text and a picture than are looked at keeps the text of all', async () => {
  const pages = Array.from({ length: 502 }, (_, index) => `${6 + index} 0 R`);
  const file = pdfFileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamOf(`q 50 0 0 50 0 0 cm /Picture Do Q 3 Tr ${typed([court.repeat(6)], 0.1, 9, 70)}`),
    imageOf(8_064, 6_048),
    ...pages.map(
      () =>
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Resources<</Font<</F1 3 0 R>>/XObject<</Picture 5 0 R>>>>/Contents 4 0 R>>',
    ),
  ]);
  const units = await read('chat.pdf', file, 65_536);
  expect(units.filter(({ looked }) => looked)).toHaveLength(502);
  expect(units.slice(-3)).toMatchObject([
    { path: 'page 501', looked: true },
    { path: 'page 502', looked: true },
    { path: 'pages 501 to 502, not read', text: 'pictures on pages 501 to 502' },
  ]);
}, 60_000);

const withBrokenPage = pdfFileOf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 6 0 R>>',
  'null',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  streamOf(typed(['The rent is paid.'])),
]);

test('a damaged page of a PDF in a mail is named with its file, and the pages around it are read', async () => {
  const attachments = [{ filename: 'lease.pdf', bytes: withBrokenPage }];
  const mail = mailOf({ body: 'See.', attachments });
  expect(await unreadIn('mail.eml', mail, 65_536)).toMatchObject([
    { name: 'page 2 of lease.pdf', number: -1, failure: { code: 'damaged', ...OF_PAGE } },
  ]);
  expect((await read('mail.eml', mail, 65_536)).map(({ path, text }) => [path, text]).slice(1)).toEqual([
    ['mail, attachment lease.pdf, page 1', 'The rent is paid.'],
    ['mail, attachment lease.pdf, page 2, not read', 'page 2 of lease.pdf'],
  ]);
});

const letterFont = readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'));
/** In this font the number of the glyph of a character of ASCII is its code less 29. */
const glyphsOf = (text: string): string =>
  [...text].map((letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('');

/** A page whose font has glyphs, and no map from them to text. */
const withoutTextMap = (lines: readonly string[]): Buffer =>
  pdfFileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Letter/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    streamOf(`BT /F1 14 Tf 22 TL 72 720 Td ${lines.map((line) => `<${glyphsOf(line)}> Tj T*`).join(' ')} ET`),
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Letter/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 640/CIDToGIDMap/Identity>>',
    '<</Type/FontDescriptor/FontName/ABCDEF+Letter/Flags 4/FontBBox[-770 -347 2105 1109]/ItalicAngle 0/Ascent 939/Descent -236/CapHeight 729/StemV 80/FontFile2 8 0 R>>',
    streamOf(letterFont, `/Length1 ${letterFont.length}`),
  ]);

test('a page whose font has no text map is recognized as a picture', async () => {
  const lines = ['The children stay with me', 'until the end of August.'];
  const [page] = await read('letter.pdf', withoutTextMap(lines), 65_536);
  expect(page).toMatchObject({ kind: 'page', scanned: true });
  expect(page?.text).toMatch(/children stay with/);
  expect(page?.text).toMatch(/until the end of August/);
}, 60_000);

test.each([
  ['numbers of glyphs, blanks as control characters', '7KH\u0003FKLOGUHQ\u0003VWD\\\u0003ZLWK\u0003PH', false],
  ['private characters', '\ue001\ue002\ue003 \ue004', false],
  ['shifted letters', 'Wkh fkloguhq vwdb zlwk ph xqwlo wkh hqg ri Dxjxvw. Wkh fkloguhq vwdb zlwk klp', false],
  ['an English letter', 'The children stay with me until the end of August. He agreed to this on Monday.', true],
  [
    'a French letter',
    'Les enfants restent chez moi jusqu\u2019à la fin du mois d\u2019août, comme prévu entre nous.',
    true,
  ],
  ['a table of amounts', '2024-03-05 TFR-TO C/C 1,200.00\n2024-03-06 PMT MSP 48.10', true],
  ['Arabic', 'يبقى الأطفال معي حتى نهاية شهر آب', true],
  ['nothing', '', true],
])('the text layer with %s is judged', (_, text, expected) => expect(isText(text)).toBe(expected));

const piece = (str: string, left: number, width: number, hasEOL = false, base = 700) => ({
  str,
  hasEOL,
  width,
  height: 12,
  transform: [12, 0, 0, 12, left, base],
});

test.each([
  [
    'Hebrew painted from left to right, with a number in another font',
    [piece('במרץ', 100, 30), piece('5', 135, 6), piece('שלום לדוד', 146, 60, true)],
    'שלום לדוד 5 במרץ',
  ],
  [
    'Hebrew painted from right to left, letter by letter',
    [piece('ש', 194, 6), piece('ל', 188, 6), piece('ו', 182, 6), piece('ם', 176, 6, true)],
    'שלום',
  ],
  [
    'Arabic with a Latin name of two words',
    [piece('أمس', 100, 20), piece('Sam', 125, 20), piece('Sample', 150, 36), piece('التقيت مع', 192, 50, true)],
    'التقيت مع Sam Sample أمس',
  ],
  [
    'an English line that quotes Hebrew of two pieces',
    [
      piece('She wrote', 72, 60),
      piece('לדוד', 136, 24),
      piece('שלום', 164, 24),
      piece('to me in March', 192, 90, true),
    ],
    'She wrote שלום לדוד to me in March',
  ],
  [
    'two lines, with a full stop of another font at the end of the first',
    [piece('.', 96, 3), piece('שלום', 100, 24, true), piece('דוד', 100, 20, true, 680)],
    'שלום.\nדוד',
  ],
])('%s is read in the order of reading', (_, items, expected) => expect(readingText(items)).toBe(expected));
