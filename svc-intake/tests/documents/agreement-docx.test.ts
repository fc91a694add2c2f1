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

test.each(Object.entries({ ...names, longName }))('the name %s is unchanged in the Word file', (_, name) => {
  expect(text).toContain(name);
});

/** The paragraphs with the numbers that Word counts or that are written out. */
function numberedParagraphs(xml: string): string[] {
  const ids = [...xml.matchAll(/<w:pStyle w:val="Heading1"\/>.*?<w:numId w:val="(\d+)"\/>/g)];
  const articles = ids[0]?.[1];
  let [article, clause] = [0, 0];
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => {
    const level = new RegExp(`<w:ilvl w:val="(\\d)"/><w:numId w:val="${articles}"/>`).exec(paragraph)?.[1];
    const words = textIn(paragraph).trimEnd();
    if (level === '0') [article, clause] = [article + 1, 0];
    if (level === '1') clause += 1;
    if (level === undefined) return words;
    return level === '0' ? `${article}. ${words}` : `${article}.${clause}\t${words}`;
  });
}

test('Word numbers articles and clauses as the agreement does', () => {
  const paragraphs = numberedParagraphs(files.get('word/document.xml') ?? '');
  for (const { number, heading, blocks } of sampleAgreement.articles) {
    expect(paragraphs).toContain(`${number}. ${heading}`);
    for (const block of blocks) {
      if (block.kind === 'paragraph') expect(paragraphs).toContain(`${block.number}\t${block.text}`);
    }
  }
  expect(files.get('word/numbering.xml')).toMatch(/<w:lvlText w:val="%1\.%2"\/>/);
});

test('a number is written out when Word would count to another', () => {
  expect(text).toContain('1.10\tThe agreement is made with');
  expect(text).not.toContain('2.1\t');
});

test('the contents name each heading with its number and its page when the file is opened', () => {
  const contents = text.slice(text.indexOf('Contents'), text.indexOf('Each of us acknowledges'));
  const listed = [...contents.matchAll(/^(.+)\t(\d+)$/gm)].map(([, title, page]) => [title, Number(page)] as const);
  expect(listed.map(([title]) => title)).toEqual([
    ...sampleAgreement.articles.map(({ number, heading }) => `${number}.\t${heading}`),
    ...sampleAgreement.schedules.map(({ letter, heading }) => `Schedule ${letter}: ${heading}`),
    'Signatures',
  ]);
  const pages = listed.map(([, page]) => page);
  expect(pages).toEqual([...pages].sort((one, other) => one - other));
  expect(pages[0]).toBe(3);
  expect(files.get('word/settings.xml')).not.toContain('updateFields');
});

test("the headings use Word's heading styles", () => {
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

test('every page of the Word file has the draft header and a page number', () => {
  expect(files.get('word/header1.xml')).toContain('DRAFT');
  expect(files.get('word/footer1.xml')).toMatch(/PAGE[\s\S]*NUMPAGES/);
});

test('the Word file opens when a text has a character that XML cannot hold', async () => {
  const file = filesOf(await agreementDocx({ ...sampleAgreement, parties: { owner: 'A\u0000\u0008B', partner: 'C' } }));
  expect(file.get('word/document.xml')).toContain('A\uFFFD\uFFFDB');
});
