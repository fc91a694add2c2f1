import { agreementDocx } from '../../src/documents/agreement-docx.js';
import { longName, names, sampleAgreement } from './sample-agreement.js';
import { filesOf } from './unzip.js';

let files: Map<string, string>;
let text: string;
beforeAll(async () => {
  files = filesOf(await agreementDocx(sampleAgreement));
  text = textIn(files.get('word/document.xml') ?? '');
});

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const textIn = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<\/w:p>/g)]
    .map(
      ([tag, words]) =>
        words?.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity) ?? (tag === '</w:p>' ? '\n' : '\t'),
    )
    .join('');

test.each(Object.entries({ ...names, longName }))('%s stands in the Word file as it was given', (_, name) => {
  expect(text).toContain(name);
});

test('every clause has the same number and the same words as in the agreement', () => {
  for (const block of sampleAgreement.articles.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'paragraph') expect(text).toContain(`${block.number}\t${block.text}\n`);
  }
});

test('headings are real headings, so that Word can find its way', () => {
  const headings = [...(files.get('word/document.xml') ?? '').matchAll(/<w:pStyle w:val="(Title|Heading\d)"\/>/g)];
  expect(headings.map(([, style]) => style)).toEqual([
    'Title',
    ...Array.from({ length: 15 }, () => 'Heading1'),
    ...Array.from({ length: 4 }, () => 'Heading2'),
  ]);
});

test('names written from right to left are marked as right to left', () => {
  expect(files.get('word/document.xml')).toMatch(/<w:rtl\/>.{0,80}<w:t[^>]*>נועה בן־דוד לוי<\/w:t>/);
});

test('every page has the draft header and a page number', () => {
  expect(files.get('word/header1.xml')).toContain('DRAFT');
  expect(files.get('word/footer1.xml')).toMatch(/PAGE[\s\S]*NUMPAGES/);
});

test('a character that XML cannot hold does not spoil the file', async () => {
  const file = filesOf(await agreementDocx({ ...sampleAgreement, parties: { owner: 'A\u0000\u0008B', partner: 'C' } }));
  expect(file.get('word/document.xml')).toContain('A\uFFFD\uFFFDB');
});
