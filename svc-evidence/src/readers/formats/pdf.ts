import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { whole } from '../bytes.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { isParentingReport, parentingMessages } from '../parenting-report.js';
import { Canvases } from '../scans/drawing.js';
import { MOST_SCANNED_PAGES } from '../scans/limits.js';
import { MOST_PIXELS_INSIDE } from '../scans/page-picture.js';
import { type PlacedLine, seenOf, transcriptOf, transcriptOrder } from '../transcript.js';
import { type EvidenceBytes, nameOfPart, type Page, type Parse, type Unit, type Unread, unreadPart } from '../unit.js';
import { type ReadingFailure, Unreadable } from '../unreadable.js';
import { type Attachment, attachmentUnits } from './attachments.js';
import { piecesOf, span } from './pages.js';
import { carriedBy } from './pdf-extras.js';
import { DAMAGED, seenOn, TOO_MANY_SCANS } from './pdf-page.js';

const LARGEST = 200 * 1_048_576;

const opened = async (data: Uint8Array): Promise<PDFDocumentProxy> => {
  try {
    return await getDocumentProxy(data, { verbosity: 0, maxImageSize: MOST_PIXELS_INSIDE, CanvasFactory: Canvases });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(locked ? 'pdf-locked' : 'pdf-damaged');
  }
};

/** A PDF of more damaged pages is damaged as a whole. */
const MOST_DAMAGED_PAGES = 500;

/**
 * @param carried receives what is pinned to pages
 * @param inPictures receives what is recognized in pictures among written text
 * @throws Unreadable where no page has words or can be shown, and the document carries nothing
 */
async function* pagesOf(
  document: PDFDocumentProxy,
  carried: Attachment[],
  inPictures: WeakSet<Page | Unread>,
  nameOf: (page: string) => string,
): AsyncIterable<Page | Unread> {
  let [scans, insets, readPages, damaged] = [0, 0, 0, 0];
  const skipped: number[] = [];
  const failures: ReadingFailure[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { pictured, written, scanned, pinned, failure } = await seenOn(document, number, insets < MOST_SCANNED_PAGES);
    carried.push(...pinned);
    if (pictured === 'scan' && scanned.length > 0) scans += 1;
    if (pictured === 'inset') insets += 1;
    if (scans > MOST_SCANNED_PAGES) throw new Unreadable('pdf-too-many-scans', MOST_SCANNED_PAGES);
    const looked = pictured === 'inset' || pictured === 'covered';
    const runs = [
      ...written.map((run) => ({ ...run, seen: looked && { looked } })),
      ...scanned.map((run) => ({ ...run, seen: { scanned: true as const } })),
    ];
    if (runs.some(({ text }) => text.trim())) readPages += 1;
    for (const { text, unclear, seen } of runs.filter((run) => run.text.trim())) {
      const page: Page = { kind: 'page', path: `page ${number}`, text, ...seen, ...(unclear && { unclear }) };
      if (pictured === 'inset' && page.scanned) inPictures.add(page);
      yield page;
    }
    if (failure === TOO_MANY_SCANS) skipped.push(number);
    if (!failure || failure === TOO_MANY_SCANS) continue;
    failures.push(failure);
    if (failure === DAMAGED) damaged += 1;
    if (damaged > MOST_DAMAGED_PAGES) throw new Unreadable('pdf-damaged');
    yield { ...unreadPart(nameOf(`page ${number}`), failure), path: `page ${number}` };
  }
  const [from, to = from] = [skipped[0], skipped.at(-1)];
  if (from !== undefined && to !== undefined) {
    const place = span('page')(from, to);
    yield { ...unreadPart(nameOf(`pictures on ${place}`), TOO_MANY_SCANS), path: place };
  }
  const [first] = failures;
  const isLost = readPages === 0 && failures.every(({ code }) => code !== 'no-letters');
  if (first && isLost && carried.length === 0) throw new Unreadable(first.code, first.named);
}

/** Pages in pieces. One that was not read is found by its name, as an attachment is. */
async function* inPieces(units: AsyncIterable<Page | Unread> | Iterable<Page | Unread>): AsyncIterable<Page | Unread> {
  for await (const unit of units) {
    if (unit.kind === 'page') for (const text of piecesOf(unit.text)) yield { ...unit, text };
    else yield* [{ kind: 'page', path: `${unit.path}, not read`, text: unit.name } as const, unit];
  }
}

/** In characters; enough to detect a copied conversation. */
const SAMPLE_IN_CHARACTERS = 60_000;

async function* linesOn(pages: AsyncIterable<Page>): AsyncIterable<PlacedLine> {
  let [page, above] = ['', 0];
  for await (const { path, text, ...seen } of pages) {
    const lines = text.split('\n');
    if (path !== page) [page, above] = [path, 0];
    for (const [index, line] of lines.entries())
      yield { text: line, place: `${path}, line ${above + index + 1}`, ...seenOf(seen) };
    above += lines.length;
  }
}

type IsWritten = (unit: Page | Unread) => unit is Page;

async function* writtenIn(units: AsyncIterable<Page | Unread>, isWritten: IsWritten, others: (Page | Unread)[]) {
  for await (const unit of units) {
    if (isWritten(unit)) yield unit;
    else others.push(unit);
  }
}

/** @param inPictures pages that belong to no message of a conversation */
async function* seenUnits(
  filename: string,
  pages: AsyncIterable<Page | Unread>,
  inPictures: WeakSet<Page | Unread>,
): AsyncIterable<Unit> {
  const isWritten: IsWritten = (unit): unit is Page => unit.kind === 'page' && !inPictures.has(unit);
  const isEnough = upTo(SAMPLE_IN_CHARACTERS);
  const { sample, all } = await lookAhead(pages, (unit) => isWritten(unit) && isEnough(unit.text));
  const beginning = sample
    .filter(isWritten)
    .map(({ text }) => text)
    .join('\n');
  const order = transcriptOrder(beginning);
  const isReport = isParentingReport(beginning.split('\n'));
  if (!isReport && !order) return yield* inPieces(all);
  const others: (Page | Unread)[] = [];
  const lines = linesOn(writtenIn(all, isWritten, others));
  if (isReport) yield* parentingMessages(lines, filename);
  else if (order) yield* transcriptOf(lines, order, { source: 'document', thread: filename });
  yield* inPieces(others);
}

async function* unitsOf(
  document: PDFDocumentProxy,
  { filename, depth }: EvidenceBytes,
  read: Parse,
): AsyncIterable<Unit> {
  const nameOf = (page: string) => nameOfPart(page, { filename, depth });
  const carried = await carriedBy(document);
  const inPictures = new WeakSet<Page | Unread>();
  yield* seenUnits(filename, pagesOf(document, carried, inPictures, nameOf), inPictures);
  yield* attachmentUnits(carried, 'document', depth, read);
}

export const pdf = (read: Parse): Parse =>
  async function* (file) {
    const document = await opened(new Uint8Array(await whole(file.bytes, LARGEST)));
    yield* unitsOf(document, file, read);
  };
