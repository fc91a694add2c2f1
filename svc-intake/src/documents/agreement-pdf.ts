import type { AgreementDocument, Article, Schedule } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { Contents } from '@evenhand/paper/contents';
import { drawFooter, drawWatermark } from '@evenhand/paper/furniture';
import { Paper } from '@evenhand/paper/paper';
import { faintRuleColour } from '@evenhand/paper/type';
import { documentsWording } from '@evenhand/wording/documents';
import { articleSection, drawList, drawSection, listHeight, openingOf, scheduleSection } from './pdf/blocks.js';
import { drawMark } from './pdf/mark.js';
import type { Signature } from './pdf/signature-page.js';
import { drawSignaturePage } from './pdf/signature-page.js';

interface AgreementPdfOptions {
  /** Marks every page, states that it is a draft, and lists the missing answers. */
  readonly watermark?: 'Draft';
  readonly signatures?: readonly Signature[];
  /** The creation date in the file; by default the start of the agreement's day. */
  readonly madeAt?: Date;
  /** Further entries of the file's information dictionary. */
  readonly info?: Readonly<Record<string, string>>;
  /** Pages at the end, such as the record of signing. */
  readonly appendix?: (paper: Paper) => void;
}

/** The agreement as a tagged PDF/A-3a file. The same document and options give the same bytes. */
export async function agreementPdf(document: AgreementDocument, options: AgreementPdfOptions = {}): Promise<Buffer> {
  const madeAt = options.madeAt ?? new Date(`${document.asOf}T00:00:00Z`);
  const beneath = options.watermark && ((sheet: Paper) => drawWatermark(sheet, documentsWording.draft.mark));
  const paper = new Paper({ title: document.title, creator: 'Evenhand', madeAt, info: options.info, beneath });
  drawTitlePage(paper, document, options.watermark);
  paper.newPage();
  const contents = new Contents(paper, documentsWording.contents, titlesOf(document));
  paper.newPage();
  for (const article of document.articles) drawArticle(paper, contents, article);
  for (const schedule of document.schedules) drawSchedule(paper, contents, schedule);
  paper.newPage();
  contents.startsHere(documentsWording.signatures.heading);
  drawSignaturePage(paper, document.parties, options.signatures ?? []);
  options.appendix?.(paper);
  return paper.finish((number, count) => {
    contents.fillInOn(number);
    drawFooter(paper, document.title, documentsWording.page(number, count));
  });
}

function drawTitlePage(paper: Paper, document: AgreementDocument, watermark: 'Draft' | undefined): void {
  const { between, and } = documentsWording;
  drawMark(paper, paper.sheet.left, paper.y);
  paper.space(150);
  paper.text('H1', document.title, paper.sheet.styles.title);
  paper.space(18);
  const { y } = paper;
  paper.artifact('Layout', () =>
    paper.doc
      .moveTo(paper.sheet.left, y)
      .lineTo(paper.sheet.left + paper.sheet.measure, y)
      .lineWidth(0.75)
      .stroke(faintRuleColour),
  );
  paper.space(24);
  paper.text('P', between, paper.sheet.styles.small);
  paper.space(2);
  paper.text('P', document.parties.owner, paper.sheet.styles.name);
  paper.space(8);
  paper.text('P', and, paper.sheet.styles.small);
  paper.space(2);
  paper.text('P', document.parties.partner, paper.sheet.styles.name);
  paper.space(24);
  paper.text('P', documentsWording.asOf(longDate(document.asOf)), paper.sheet.styles.body);
  if (watermark) drawDraftNotice(paper, document);
}

function drawDraftNotice(paper: Paper, { missing }: AgreementDocument): void {
  const words = documentsWording.draft;
  paper.space(24);
  paper.text('P', words.notice, paper.sheet.styles.strong);
  if (missing.length === 0) return;
  const sentences = missing.map(({ sentence }) => sentence);
  paper.space(18);
  paper.need(listHeight(paper, sentences, 0) + 60);
  paper.group('Sect', () => {
    paper.text('H2', words.missing, paper.sheet.styles.article, { keep: 60 });
    paper.text('P', words.missingIntroduction, paper.sheet.styles.body, { keep: 40 });
    paper.space(4);
    drawList(paper, sentences, { hang: 0 });
  });
}

const articleTitle = ({ number, heading }: Article) => `${number}. ${heading}`;
const scheduleTitle = ({ letter, heading }: Schedule) => documentsWording.schedule(letter, heading);

function titlesOf({ articles, schedules }: AgreementDocument): string[] {
  return [...articles.map(articleTitle), ...schedules.map(scheduleTitle), documentsWording.signatures.heading];
}

function drawArticle(paper: Paper, contents: Contents, article: Article): void {
  const section = articleSection(article.blocks, article.basis);
  paper.group('Sect', () => {
    const title = articleTitle(article);
    paper.text('H2', title, paper.sheet.styles.article, { keep: 5 + openingOf(paper, section) });
    contents.startsHere(title);
    paper.space(5);
    drawSection(paper, section);
  });
  paper.space(14);
}

/** A schedule is handed to an employer or a plan's administrator, so it starts on a new page. */
function drawSchedule(paper: Paper, contents: Contents, schedule: Schedule): void {
  paper.newPage();
  paper.group('Sect', () => {
    const title = scheduleTitle(schedule);
    paper.text('H2', title, paper.sheet.styles.heading);
    contents.startsHere(title);
    paper.space(10);
    drawSection(paper, scheduleSection(schedule.blocks));
  });
}
