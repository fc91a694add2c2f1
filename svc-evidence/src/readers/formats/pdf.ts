import type { PictureArea } from '@evenhand/contracts/evidence/search';
import type { ReadingProblem } from '@evenhand/wording/evidence-reading';
import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { whole } from '../bytes.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { isParentingReport, parentingMessages } from '../parenting-report.js';
import { Canvases } from '../scans/drawing.js';
import { withoutKnownLines } from '../scans/known-lines.js';
import { MOST_SCANNED_PAGES } from '../scans/limits.js';
import { MOST_PIXELS_INSIDE, pictureOf } from '../scans/page-picture.js';
import { picturePlacesOf, pictureSharesOf } from '../scans/picture-share.js';
import { type Recognized, recognize } from '../scans/recognize.js';
import type { Line } from '../scans/recognized-lines.js';
import { type PlacedLine, seenOf, transcriptOf, transcriptOrder } from '../transcript.js';
import { type EvidenceBytes, nameOfPart, type Page, type Parse, type Unit, type Unread, unreadPart } from '../unit.js';
import { type ReadingFailure, Unreadable } from '../unreadable.js';
import { type Attachment, attachmentUnits } from './attachments.js';
import { piecesOf, span } from './pages.js';
import { carriedBy, filledInto } from './pdf-extras.js';
import { isText, readingText } from './pdf-lines.js';

const LARGEST = 200 * 1_048_576;
/** In letters: a page number next to a scan has fewer. */
const FEW_LETTERS = 40;
/** In letters: stamps of a court, a fax and a commissioner of oaths on one page have fewer. */
const LETTERS_OF_STAMPS = 300;
/** Share of the page: a screenshot below an exhibit's title covers more, a letterhead less. */
const LEAST_PICTURE_SHARE = 0.25;
/** Above it, written text is what a scanner recognized in its scan. */
const MOST_PICTURE_SHARE = 0.9;
/** Share of a page without letters: places of ornaments cover less. */
const LEAST_LONE_SHARE = 0.02;

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

const lettersIn = (text: string): number => text.replace(/\s/g, '').length;

/** `inset`: a picture among written text; `covered`: written text on a picture of the whole page. */
type Pictured = 'no' | 'scan' | 'inset' | 'covered';

const picturedOn = async (page: PDFPageProxy, written: string): Promise<Pictured> => {
  const letters = lettersIn(written);
  if (letters === 0) return 'scan';
  const shares = await pictureSharesOf(page);
  const share = shares.drawn + shares.undecoded;
  const isLarge = share > LEAST_PICTURE_SHARE || shares['left out'] > LEAST_PICTURE_SHARE;
  if (letters < FEW_LETTERS && share > 0) return 'scan';
  if (!isLarge) return 'no';
  if (letters < LETTERS_OF_STAMPS) return 'scan';
  return share > MOST_PICTURE_SHARE ? 'covered' : 'inset';
};

interface Run {
  text: string;
  unclear: boolean;
}

interface Seen {
  pictured: Pictured;
  /** Lines that are as clear as the one before. */
  written: Run[];
  scanned: Run[];
  pinned: Attachment[];
  failure?: ReadingFailure | undefined;
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

/** What throws loses itself, not the rest of the page. */
const attempt = async <T>(work: () => Promise<T>): Promise<{ done: T } | undefined> => {
  try {
    return { done: await work() };
  } catch {
    return undefined;
  }
};

const ofPage = (code: ReadingProblem): ReadingFailure => ({ code, named: 'page' });
const DAMAGED = ofPage('damaged');

/** Why nothing was recognized on a page; undefined where it is blank, or has nothing but its known letters. */
const unseenOn = async (
  page: PDFPageProxy,
  written: string,
  recognized?: string,
): Promise<ReadingFailure | undefined> => {
  const shares = await pictureSharesOf(page);
  const least = lettersIn(written) === 0 ? LEAST_LONE_SHARE : LEAST_PICTURE_SHARE;
  if (shares['left out'] > least) return ofPage('picture-too-large');
  if (shares.undecoded > least) return ofPage('picture-damaged');
  return recognized === '' ? ofPage('no-letters') : undefined;
};

const isWithin = (place: PictureArea, { left, top, width, height }: PictureArea): boolean => {
  const [x, y] = [left + width / 2 - place.left, top + height / 2 - place.top];
  return x >= 0 && y >= 0 && x <= place.width && y <= place.height;
};

/** The lines in the pictures of a page: the others are written on it. */
const textWithin = (places: PictureArea[], { lines, areaOf }: Recognized): string =>
  lines
    .filter((line) => {
      const area = areaOf(line);
      return !area || places.some((place) => isWithin(place, area));
    })
    .map(({ text }) => text)
    .join('\n');

const TOO_MANY_SCANS: ReadingFailure = { code: 'pdf-too-many-scans', named: String(MOST_SCANNED_PAGES) };

const seenOn = async (document: PDFDocumentProxy, number: number, mayLook: boolean): Promise<Seen> => {
  const page = (await attempt(() => document.getPage(number)))?.done;
  if (!page) return { pictured: 'no', written: [], scanned: [], pinned: [], failure: DAMAGED };
  const given = await attempt(() => writtenOn(page));
  // Numbers of glyphs are no text: the page is recognized as a picture.
  const written = given && isText(given.done) ? given.done : '';
  const pictured = await attempt(() => picturedOn(page, written));
  const isLooked = pictured?.done === 'scan' || (pictured?.done === 'inset' && mayLook);
  const looked = await attempt(async () => {
    const picture = isLooked ? await pictureOf(page) : undefined;
    return { picture, recognized: picture && (await recognize(picture)) };
  });
  const filled = await attempt(() => filledInto(page));
  const pinned = filled?.done.pinned ?? [];
  const known = [written, ...(filled?.done.texts ?? [])].filter(Boolean).join('\n');
  const { picture, recognized } = looked?.done ?? {};
  const places = recognized && pictured?.done === 'inset' ? await attempt(() => picturePlacesOf(page)) : undefined;
  const shown = recognized && places ? textWithin(places.done, recognized) : recognized?.text;
  const seen = withoutKnownLines(shown ?? '', known);
  // A picture among written text may be a photo.
  const letters = pictured?.done === 'inset' ? undefined : recognized?.text;
  const unseen = isLooked && !seen ? await attempt(() => unseenOn(page, written, letters)) : { done: undefined };
  page.cleanup();
  const isWhole = (given || seen) && pictured && looked && filled && unseen;
  const skipped = pictured?.done === 'inset' && !mayLook ? TOO_MANY_SCANS : undefined;
  const failure = isWhole ? (skipped ?? unseen.done) : DAMAGED;
  const lines = recognized?.lines ?? [];
  if (pictured?.done !== 'scan' || !picture)
    return {
      pictured: pictured?.done ?? 'no',
      written: runsIn(known, []),
      scanned: runsIn(seen, lines),
      pinned,
      failure,
    };
  const text = [written, seen, ...(filled?.done.texts ?? [])].filter(Boolean).join('\n');
  return { pictured: 'scan', written: [], scanned: runsIn(text, lines), pinned, failure };
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
