import { inflateSync } from 'node:zlib';
import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import { poppler, textOf } from '@evenhand/paper/testing/poppler';
import { agreementPdf } from '../../src/documents/agreement-pdf.js';
import { emojiName, hebrewName, sampleAgreement } from './sample-agreement.js';

let pdf: Buffer;
let draft: Buffer;
beforeAll(async () => {
  pdf = await agreementPdf(sampleAgreement);
  draft = await agreementPdf(sampleAgreement, { watermark: 'Draft' });
});

const [first] = sampleAgreement.articles;
if (!first) throw new Error('The sample agreement has no article.');
const article = first;

const withBlocks = (...blocks: Block[]): AgreementDocument => ({
  ...sampleAgreement,
  articles: [{ ...article, blocks }],
  schedules: [],
});

const drawnPages = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, data = '']) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((content) => content.includes(' Tf'));

const onOneLine = (text = '') => text.replaceAll(/\s+/g, ' ');

const pagesOf = (file: Buffer) => Number(/Pages:\s+(\d+)/.exec(poppler('pdfinfo', file))?.[1]);

test('the PDF is a tagged PDF/A-3a in Canadian English with a title', () => {
  const raw = pdf.toString('latin1');
  expect(poppler('pdfinfo', pdf)).toMatch(/Title:\s+Separation Agreement[\s\S]*Tagged:\s+yes/);
  expect(raw).toContain('/Lang (en-CA)');
  expect(raw).toMatch(/\/MarkInfo \d+ 0 R/);
  expect(raw).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(raw).toContain('/OutputIntents');
});

/** Few pages with every kind of block: poppler reads structures slowly. */
const few: AgreementDocument = {
  ...sampleAgreement,
  articles: sampleAgreement.articles.filter(({ number }) => [2, 5, 6].includes(number)),
  schedules: sampleAgreement.schedules.slice(0, 1).map((schedule) => ({
    ...schedule,
    blocks: [{ kind: 'table', header: ['Item', 'Owner'], rows: [['Savings', 'Joint']] }],
  })),
};

test('headings, clauses, lists, tables and contents are in the PDF structure in reading order', async () => {
  const structure = poppler('pdfinfo', await agreementPdf(few), '-struct-text');
  for (const tag of ['H1', 'H2', 'H3', 'TOC', 'TOCI', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD']) {
    expect(structure).toMatch(new RegExp(`^ +${tag}\\b`, 'm'));
  }
  const heads = [...structure.matchAll(/H[12] \(block\)\n\s+"([^"]+)"/g)].map(([, text]) => text);
  expect(heads.slice(0, 3)).toEqual(['Separation Agreement', 'Contents', '2. Background']);
  expect(heads.at(-1)).toBe('Signatures');
});

test('page numbers and the watermark are not in the PDF structure', async () => {
  const structure = poppler('pdfinfo', await agreementPdf(few, { watermark: 'Draft' }), '-struct-text');
  expect(structure).not.toContain('Page 1 of');
  expect(structure).not.toMatch(/"DRAFT"/);
});

test('the contents name the page on which each article, schedule and the signatures begin', () => {
  const pages = textOf(pdf).split('\f');
  const listed = [...(pages[1] ?? '').matchAll(/^\s*((?:\d+\.|Schedule|Signatures).*?)\s{3,}(\d+)$/gm)];
  expect(listed).toHaveLength(15);
  for (const [, title, page] of listed) expect(onOneLine(pages[Number(page) - 1])).toContain(title);
});

test('every page has its number, and every schedule begins on a new page', () => {
  const pages = textOf(pdf).split('\f').slice(0, -1);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  expect(pages.filter((page) => page.trimStart().startsWith('Schedule '))).toHaveLength(2);
});

test('the first page holds the title and both names, the second the contents', () => {
  const [first = '', second = '', third = ''] = textOf(pdf).split('\f');
  expect(first).toMatch(/Evenhand[\s\S]*Separation Agreement[\s\S]*Between/);
  for (const name of [hebrewName, emojiName]) expect(first).toContain(name);
  expect(second.trimStart()).toMatch(/^Contents/);
  expect(third.trimStart()).toMatch(/^1\. Parties/);
});

test('the contents of the longest agreement fit one page', async () => {
  const articles = Array.from({ length: 44 }, (_, index) => ({
    ...article,
    number: index + 1,
    heading: `Child support: yearly disclosure ${index}`,
  }));
  const [, contents = '', next = ''] = textOf(await agreementPdf({ ...sampleAgreement, articles })).split('\f');
  expect(contents).toContain('44. Child support: yearly disclosure 43');
  expect(contents).toMatch(/Signatures\s+\d+/);
  expect(next.trimStart()).toMatch(/^1\. Child support/);
});

const step = (label: string, citation = 'Federal Child Support Guidelines, SOR/97-175, s. 15-20') => ({
  label,
  amount: '$1,279.00',
  citation,
  inForce: '1997-05-01',
});

test('each step of a worked figure is one line, and a rule is cited once', async () => {
  const steps = [step('Yearly income of the first person'), step('Yearly income of the second person')];
  const text = textOf(await agreementPdf(withBlocks({ kind: 'working', caption: 'How it was reached', steps })));
  expect(text).toMatch(/^\s*Yearly income of the first person\s+\$1,279\.00\s+1$/m);
  expect(text).toMatch(/^\s*Yearly income of the second person\s+\$1,279\.00\s+1$/m);
  expect(text.match(/SOR\/97-175/g)).toHaveLength(1);
});

test('a heading is on the page of its text, and no page begins or ends with a single line of a paragraph', async () => {
  const sentence = 'Each of us tells the other what has changed, within thirty days of it. ';
  const three = sentence.repeat(3).trim();
  for (let lines = 24; lines < 36; lines += 1) {
    const blocks = [{ kind: 'paragraph' as const, number: '1.1', text: Array(lines).fill('A short line.').join('\n') }];
    const last = {
      ...article,
      number: 2,
      heading: 'Later',
      blocks: [{ kind: 'paragraph' as const, number: '2.1', text: three }],
    };
    const pages = textOf(
      await agreementPdf({ ...sampleAgreement, articles: [{ ...article, blocks }, last], schedules: [] }),
    )
      .split('\f')
      .slice(2, -2);
    const [page = ''] = pages.filter((text) => text.includes('2. Later'));
    expect(onOneLine(page)).toContain(three);
    for (const text of pages) expect(text.match(/A short line/g)?.length ?? 2).toBeGreaterThan(1);
  }
});

test('the watermark is drawn below the text', () => {
  const pages = drawnPages(draft);
  expect(pages).toHaveLength(pagesOf(draft));
  for (const page of pages) {
    expect(page.indexOf('/Pagination')).toBeGreaterThanOrEqual(0);
    expect(page.indexOf('/Pagination')).toBeLessThan(page.indexOf('BT'));
  }
});

test('a draft states that it is one and lists what is missing; the final document does neither', () => {
  expect(textOf(draft)).toContain('This is a draft.');
  expect(textOf(draft)).toContain('The birth date of the second child.');
  expect(textOf(pdf)).not.toContain('This is a draft.');
  expect(textOf(pdf)).not.toContain('The birth date of the second child.');
});

test('the signature page has a place for each party and each witness', () => {
  const text = textOf(pdf);
  for (const place of ['First person', 'Second person', 'first person', 'second person']) expect(text).toContain(place);
  expect(text.match(/^\s*Signature$/gm)).toHaveLength(4);
});

test('the same document gives the same bytes, and another document other bytes', async () => {
  expect((await agreementPdf(sampleAgreement)).equals(pdf)).toBe(true);
});

test('an empty agreement has a signature page', async () => {
  const file = await agreementPdf({ ...sampleAgreement, articles: [], schedules: [], missing: [] });
  expect(textOf(file)).toContain('Signatures');
});
