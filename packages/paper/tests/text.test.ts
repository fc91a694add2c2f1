import { drawFields } from '../src/fields.js';
import { Paper } from '../src/paper.js';
import { poppler, textOf } from '../src/testing/poppler.js';

const names = {
  accents: 'Zoë Ångström-Łukaszewicz d’Évêque',
  Vietnamese: 'Nguyễn Thị Hồng Nhung',
  Hebrew: 'נועה בן־דוד לוי',
  Arabic: 'محمد عبد الله الخطيب',
  Chinese: '歐陽曉明',
  Korean: '김민준',
  emoji: 'Sam 👩‍👧‍👦🌻 O’Neil',
  Hindi: 'प्रिया शर्मा',
  Tamil: 'கார்த்திகேயன்',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Bengali: 'অনন্যা চট্টোপাধ্যায়',
  Gujarati: 'પ્રિયંકા પટેલ',
  syllabics: 'ᐊᓪᓚᕆᐊᓗᒃ',
  Thai: 'สมชาย ใจดี',
  markup: '<b>Bobby</b> & "Tables"; DROP',
  'letters that the serif sets apart': 'Part 4(f): money',
};

const madeAt = new Date('2026-11-21T00:00:00Z');
const drawn = (...paragraphs: string[]) => {
  const paper = new Paper({ title: 'Names', madeAt });
  for (const text of paragraphs) paper.text('P', text, paper.sheet.styles.body);
  return paper.finish();
};

let pdf: Buffer;
beforeAll(async () => {
  pdf = await drawn(...Object.values(names).map((name) => `Between ${name} and Bo.`));
});

test.each(Object.entries(names))('text with %s is copied out of a PDF as it was given', (_, name) => {
  expect(textOf(pdf)).toContain(name);
});

test('a name of 175 letters is broken over lines and keeps every letter', async () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);
  expect(textOf(await drawn(name)).replaceAll(/\s/g, '')).toBe(name);
});

test('a character without a glyph is printed by its number and copied out as it was given', async () => {
  expect(textOf(await drawn('Ada \u{1D173}\u{10A00}\u{10A05} Lovelace'))).toContain('\u{10A00}');
});

test('a right-to-left override in a name does not reverse the sentence around it', async () => {
  expect(textOf(await drawn('Eve \u202Egnihton pays $100 to Bo.'))).toMatch(/Eve \W*gnihton pays \$100 to Bo\./);
});

test('every font is embedded and maps each glyph to its text', () => {
  const rows = poppler('pdffonts', pdf).trim().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) expect(row).toMatch(/yes\s+yes\s+yes\s+\d+\s+\d+$/);
});

test('a file is a tagged PDF/A-3a in Canadian English and has its title', () => {
  const raw = pdf.toString('latin1');
  expect(poppler('pdfinfo', pdf)).toMatch(/Title:\s+Names[\s\S]*Tagged:\s+yes/);
  for (const part of ['/Lang (en-CA)', '/OutputIntents', '<pdfaid:part>3</pdfaid:part>']) expect(raw).toContain(part);
  expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(raw).toMatch(
    /\/MarkInfo \d+ 0 R[\s\S]*\/StructTreeRoot \d+ 0 R|\/StructTreeRoot \d+ 0 R[\s\S]*\/MarkInfo \d+ 0 R/,
  );
});

test('the metadata identifies the file as PDF/UA-1 and PDF/A-3a, with the schema of the first', () => {
  const metadata = pdf.toString('latin1');
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(metadata).toContain('<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>');
});

test.each([1, 2, 3, 9])(
  'a field at the end of a page has its label on the page where its value begins (text %d times)',
  async (times) => {
    const paper = new Paper({ title: 'Fields', madeAt });
    paper.y = paper.sheet.bottom - paper.sheet.styles.cell.leading * 1.5;
    drawFields(paper, [{ label: 'Statement', value: 'adult and present in the room '.repeat(times * 3).trim() }]);
    const page = textOf(await paper.finish())
      .split('\f')
      .find((text) => text.includes('Statement'));
    expect(page).toContain('adult');
  },
);
