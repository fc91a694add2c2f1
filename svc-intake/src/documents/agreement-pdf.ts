import type { AgreementDocument, Article, Schedule } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/family-law/agreement/print';
import { documentsWording } from '@evenhand/wording/documents';
import { drawBasis, drawBlocks, drawList } from './pdf/blocks.js';
import { Contents } from './pdf/contents.js';
import { drawFooter, drawWatermark } from './pdf/furniture.js';
import { Paper } from './pdf/paper.js';
import { drawSignaturePage } from './pdf/signature-page.js';
import { styles } from './pdf/type.js';
import type { Signature } from './signature.js';

interface AgreementPdfOptions {
  /** Marks every page, says so in words, and lists the answers that are missing. */
  readonly watermark?: 'Draft';
  readonly signatures?: readonly Signature[];
  /** The moment written into the file; by default the start of the day the agreement is made for. */
  readonly madeAt?: Date;
  /** Further entries of the file's information dictionary. */
  readonly info?: Readonly<Record<string, string>>;
  /** More pages at the end, such as the record of signing. */
  readonly appendix?: (paper: Paper) => void;
}

/**
 * The agreement on paper: a tagged PDF/A-3a file with contents, page numbers, schedules and a page to sign. The same
 * document and options give the same bytes.
 */
export async function agreementPdf(document: AgreementDocument, options: AgreementPdfOptions = {}): Promise<Buffer> {
  const madeAt = options.madeAt ?? new Date(`${document.asOf}T00:00:00Z`);
  const paper = new Paper({ title: document.title, madeAt, info: options.info });
  drawOpening(paper, document);
  if (options.watermark) drawDraftNotice(paper, document);
  const contents = new Contents(paper, titlesOf(document));
  paper.newPage();
  for (const article of document.articles) drawArticle(paper, contents, article);
  for (const schedule of document.schedules) drawSchedule(paper, contents, schedule);
  paper.newPage();
  contents.startsHere(documentsWording.signatures.heading);
  drawSignaturePage(paper, document.parties, options.signatures ?? []);
  options.appendix?.(paper);
  return paper.finish((number, count) => {
    contents.fillInOn(number);
    drawFooter(paper, document.title, number, count);
    if (options.watermark) drawWatermark(paper);
  });
}

function drawOpening(paper: Paper, { title, parties, asOf }: AgreementDocument): void {
  const { between, and } = documentsWording;
  paper.space(24);
  paper.text('H1', title, styles.title);
  paper.space(14);
  paper.text('P', between, styles.small);
  paper.text('P', parties.owner, styles.heading);
  paper.text('P', and, styles.small);
  paper.text('P', parties.partner, styles.heading);
  paper.space(6);
  paper.text('P', documentsWording.asOf(longDate(asOf)), styles.body);
  paper.space(24);
}

function drawDraftNotice(paper: Paper, { missing }: AgreementDocument): void {
  const words = documentsWording.draft;
  paper.text('P', words.notice, styles.strong);
  paper.space(12);
  if (missing.length === 0) return;
  paper.group('Sect', () => {
    paper.text('H2', words.missing, styles.heading, { keep: 40 });
    paper.text('P', words.missingIntroduction, styles.body);
    paper.space(4);
    drawList(
      paper,
      missing.map(({ sentence }) => sentence),
    );
  });
  paper.space(12);
}

const articleTitle = ({ number, heading }: Article) => `${number}. ${heading}`;
const scheduleTitle = ({ letter, heading }: Schedule) => documentsWording.schedule(letter, heading);

function titlesOf({ articles, schedules }: AgreementDocument): string[] {
  return [...articles.map(articleTitle), ...schedules.map(scheduleTitle), documentsWording.signatures.heading];
}

function drawArticle(paper: Paper, contents: Contents, article: Article): void {
  paper.group('Sect', () => {
    const title = articleTitle(article);
    paper.text('H2', title, styles.article, { keep: 36 });
    contents.startsHere(title);
    paper.space(4);
    drawBlocks(paper, article.blocks);
    drawBasis(paper, article.basis);
  });
  paper.space(10);
}

/** A schedule is handed over by itself (to an employer, to a plan's administrator): it starts on a page of its own. */
function drawSchedule(paper: Paper, contents: Contents, schedule: Schedule): void {
  paper.newPage();
  paper.group('Sect', () => {
    const title = scheduleTitle(schedule);
    paper.text('H2', title, styles.heading, { keep: 36 });
    contents.startsHere(title);
    paper.space(6);
    drawBlocks(paper, schedule.blocks);
  });
}
