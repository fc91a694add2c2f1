import type { AgreementDocument, Article, Schedule } from '@evenhand/contracts/agreement/document';
import { signerRoles } from '@evenhand/contracts/signing/signing';
import { longDate } from '@evenhand/contracts/toronto';
import { documentsWording } from '@evenhand/wording/documents';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import { Counting, wordNumbering } from './docx/numbering.js';
import { wordBlocks, wordList } from './docx/word-blocks.js';
import { small, wordStyles } from './docx/word-styles.js';
import { wordTab, wordText } from './docx/word-text.js';

type Part = Paragraph | Table | TableOfContents;

/**
 * The agreement as a Word file, for a lawyer to mark up. Each page is marked as a draft: the signed file is the PDF.
 */
export async function agreementDocx(document: AgreementDocument): Promise<Buffer> {
  const counting = new Counting();
  const file = new Document({
    title: document.title,
    creator: 'Evenhand',
    styles: wordStyles,
    numbering: wordNumbering,
    // Estimates page numbers so that the contents have them when the file is opened. Widths of unmeasured scripts are
    // guessed, which rarely moves a page.
    pageNumbers: estimatePageNumbersWith({ guess: true }),
    sections: [
      {
        properties: { page: { size: { width: 12_240, height: 15_840 }, margin: { left: 1_680, right: 1_680 } } },
        headers: { default: new Header({ children: [line(documentsWording.draft.mark, { ...small, bold: true })] }) },
        footers: { default: footer(document.title) },
        children: [
          ...opening(document),
          ...document.articles.flatMap((one, index) => article(one, index, counting)),
          ...document.schedules.flatMap((one, index) => schedule(one, document.articles.length + index, counting)),
          ...signaturePage(document),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

function opening({ title, parties, asOf, missing }: AgreementDocument): Part[] {
  const { between, and, draft } = documentsWording;
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: wordText(title) }),
    line(between, small),
    line(parties.owner, { bold: true, size: 28 }),
    line(and, small),
    line(parties.partner, { bold: true, size: 28 }),
    line(documentsWording.asOf(longDate(asOf))),
    line(draft.notice, { bold: true }),
    ...(missing.length > 0 ? [line(draft.missing, { bold: true, size: 24 }), line(draft.missingIntroduction)] : []),
    ...wordList(missing.map(({ sentence }) => sentence)),
    line(documentsWording.contents, { bold: true, size: 36 }, { pageBreakBefore: true }),
    new TableOfContents(documentsWording.contents, { hyperlink: true, headingStyleRange: '1-1' }),
  ];
}

function article({ number, heading: title, blocks, basis }: Article, index: number, counting: Counting): Part[] {
  const pageBreakBefore = index === 0;
  const counted = counting.article(number);
  return [
    counted ? heading(title, { pageBreakBefore, ...counted }) : heading(`${number}. ${title}`, { pageBreakBefore }),
    ...wordBlocks(blocks, counting, index),
    ...(basis.length > 0 ? [line(documentsWording.basis(basis.join('; ')), small)] : []),
  ];
}

function schedule({ letter, heading: title, blocks }: Schedule, section: number, counting: Counting): Part[] {
  return [
    heading(documentsWording.schedule(letter, title), { pageBreakBefore: true }),
    ...wordBlocks(blocks, counting, section),
  ];
}

function signaturePage({ parties }: AgreementDocument): Part[] {
  const words = documentsWording.signatures;
  const nameAt: Record<string, string> = parties;
  return [
    heading(words.heading, { pageBreakBefore: true }),
    line(words.introduction),
    ...signerRoles.flatMap((role) => [
      new Paragraph({ heading: HeadingLevel.HEADING_2, children: wordText(words.roles[role]) }),
      line(`${words.signature}: ${'_'.repeat(44)}`),
      line(`${words.name}: ${nameAt[role] ?? '_'.repeat(48)}`),
      line(`${words.signedAt}: ${'_'.repeat(44)}`),
    ]),
  ];
}

const heading = (text: string, options: IParagraphOptions) =>
  new Paragraph({ ...options, heading: HeadingLevel.HEADING_1, children: wordText(text) });

const line = (text: string, options: Parameters<typeof wordText>[1] = {}, place: IParagraphOptions = {}) =>
  new Paragraph({ ...place, children: wordText(text, options), spacing: { after: 120 } });

function footer(title: string): Footer {
  const [before = '', between = '', after = ''] = documentsWording.page('#', '#').split('#');
  const counter = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: 'right', position: 8_880 }],
        children: [...wordText(title, small), wordTab(), new TextRun({ ...small, children: counter })],
      }),
    ],
  });
}
