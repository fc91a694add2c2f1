import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { whole } from '../bytes.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { isParentingReport, parentingMessages } from '../parenting-report.js';
import { Canvases } from '../scans/drawing.js';
import { withoutKnownLines } from '../scans/known-lines.js';
import { MOST_SCANNED_PAGES } from '../scans/limits.js';
import { MOST_PIXELS_INSIDE, pictureOf } from '../scans/page-picture.js';
import { pictureShareOf } from '../scans/picture-share.js';
import { recognize } from '../scans/recognize.js';
import type { Line } from '../scans/recognized-lines.js';
import { type PlacedLine, seenOf, transcriptOf, transcriptOrder } from '../transcript.js';
import type { EvidenceBytes, Page, Parse, Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { attachmentUnits } from './attachments.js';
import { piecesOf } from './pages.js';
import { carriedBy, filledInto } from './pdf-extras.js';
import { isText, readingText } from './pdf-lines.js';

const LARGEST = 200 * 1_048_576;
/** In letters: a page number next to a scan has fewer. */
const FEW_LETTERS = 40;
/** In letters: stamps of a court, a fax and a commissioner of oaths on one page have fewer. */
const LETTERS_OF_STAMPS = 300;
/** Share of the page: a screenshot below an exhibit's title covers more, a letterhead less. */
const LEAST_PICTURE_SHARE = 0.25;

const opened = async (data: Uint8Array): Promise<PDFDocumentProxy> => {
  try {
    return await getDocumentProxy(data, { verbosity: 0, maxImageSize: MOST_PIXELS_INSIDE, CanvasFactory: Canvases });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(locked ? 'pdf-locked' : 'pdf-damaged');
  }
};

const writtenOn = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  return readingText(items.filter((item) => 'str' in item));
};

const mayBeScanned = async (page: PDFPageProxy, written: string): Promise<boolean> => {
  const letters = written.replace(/\s/g, '').length;
  if (letters === 0) return true;
  if (letters >= LETTERS_OF_STAMPS) return false;
  const pictured = await pictureShareOf(page);
  return letters < FEW_LETTERS ? pictured > 0 : pictured > LEAST_PICTURE_SHARE;
};

interface Run {
  text: string;
  unclear: boolean;
}

interface Seen {
  /** Lines that are as clear as the one before. */
  runs: Run[];
  scanned: boolean;
}

const asWords = (line: string): string => line.replace(/\s+/g, ' ').trim();

const runsIn = (text: string, lines: Line[]): Run[] => {
  const unclear = new Set(lines.filter(({ isClear }) => !isClear).map((line) => asWords(line.text)));
  const runs: Run[] = [];
  for (const line of text.split('\n')) {
    const last = runs.at(-1);
    const hasWords = /[\p{L}\p{N}]/u.test(line);
    const isUnclear = hasWords ? unclear.has(asWords(line)) : last?.unclear === true;
    if (last?.unclear === isUnclear) last.text += `\n${line}`;
    else runs.push({ text: line, unclear: isUnclear });
  }
  return runs;
};

const seenOn = async (document: PDFDocumentProxy, number: number): Promise<Seen> => {
  try {
    const page = await document.getPage(number);
    const given = await writtenOn(page);
    const isReadable = isText(given);
    // Numbers of glyphs are no text: the page is recognized as a picture.
    const written = isReadable ? given : '';
    const picture = (await mayBeScanned(page, written)) ? await pictureOf(page) : undefined;
    const filled = await filledInto(page);
    page.cleanup();
    const recognized = picture && (await recognize(picture));
    const seen = recognized ? withoutKnownLines(recognized.text, [written, ...filled].join('\n')) : '';
    const text = [written, seen, ...filled].filter(Boolean).join('\n');
    return { runs: runsIn(text, recognized?.lines ?? []), scanned: picture !== undefined };
  } catch {
    return { runs: [], scanned: false };
  }
};

async function* pagesOf(document: PDFDocumentProxy): AsyncIterable<Page> {
  let scannedPages = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { runs, scanned } = await seenOn(document, number);
    if (scanned) scannedPages += 1;
    if (scannedPages > MOST_SCANNED_PAGES) {
      throw new Unreadable('pdf-too-many-scans', MOST_SCANNED_PAGES);
    }
    for (const { text, unclear } of runs)
      for (const piece of piecesOf(text)) {
        const seen = { ...(scanned && { scanned }), ...(unclear && { unclear }) };
        if (piece.trim()) yield { kind: 'page', path: `page ${number}`, text: piece, ...seen };
      }
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

async function* seenUnits(filename: string, pages: AsyncIterable<Page>): AsyncIterable<Unit> {
  const isEnough = upTo(SAMPLE_IN_CHARACTERS);
  const { sample, all } = await lookAhead(pages, ({ text }) => isEnough(text));
  const beginning = sample.map(({ text }) => text).join('\n');
  const order = transcriptOrder(beginning);
  if (isParentingReport(beginning.split('\n'))) yield* parentingMessages(linesOn(all), filename);
  else if (order) yield* transcriptOf(linesOn(all), order, { source: 'document', thread: filename });
  else yield* all;
}

async function* unitsOf(
  document: PDFDocumentProxy,
  { filename, depth }: EvidenceBytes,
  read: Parse,
): AsyncIterable<Unit> {
  yield* seenUnits(filename, pagesOf(document));
  yield* attachmentUnits(await carriedBy(document), 'document', depth, read);
}

export const pdf = (read: Parse): Parse =>
  async function* (file) {
    const document = await opened(new Uint8Array(await whole(file.bytes, LARGEST)));
    yield* unitsOf(document, file, read);
  };
