import { pdfOfPages } from './files.js';
import { read } from './read.js';
import { pdfOfPhotos, photoOf } from './scanned.js';

const letter = `The orthodontist asks for 1,850 dollars by the first of March.
I will pay half of it, as we agreed.`;

test('rotated and upside-down pages are read by OCR, and those between them', async () => {
  const turns = [0, 90, 180, 180, 270, 0];
  const scan = pdfOfPhotos(...turns.map((turn) => photoOf(letter, turn)));
  const pages = await read('scan.pdf', scan, 65_536);
  expect(pages.map(({ text }) => text)).toEqual(turns.map(() => letter));
}, 120_000);

const WHOLE_PAGE = 'q 612 0 0 792 0 0 cm /Picture Do Q';
const ON_A_PHONE = 'q 250 0 0 541 181 100 cm /Picture Do Q';
const LETTERHEAD = 'q 300 0 0 380 156 400 cm /Picture Do Q';

const typed = (text: string): string =>
  `BT /F1 8 Tf 10 TL 40 778 Td ${text
    .split('\n')
    .map((line) => `(${line}) Tj T*`)
    .join(' ')} ET`;

const pageOf = (drawn: string, text: string) =>
  read('exhibit.pdf', pdfOfPages({ content: `${drawn} ${typed(text)}`, picture: photoOf(letter) }), 65_536);

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
  ['a picture beside it', LETTERHEAD, 'Dear Ms. Osei, the rent for March was paid on the first, as you asked.'],
  ['a picture behind it', WHOLE_PAGE, Array.from({ length: 6 }, () => court).join('\n')],
])('a page of text with %s is read as text, without OCR of the picture', async (_, drawn, text) => {
  expect(await pageOf(drawn, text)).toEqual([{ kind: 'page', path: 'page 1', text }]);
});

test('a screenshot of a phone below the title of an exhibit is read by OCR', async () => {
  const title = 'Exhibit B: text messages between Ann Carter and Bob Carter, January 15';
  expect(await pageOf(ON_A_PHONE, title)).toMatchObject([
    { scanned: true, text: expect.stringMatching(/^Exhibit B.*15\nThe orthodontist asks for 1,850 dollars/) },
  ]);
});
