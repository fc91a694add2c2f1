import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { withoutKnownLines } from '../scans/known-lines.js';
import { MOST_SCANNED_PAGES } from '../scans/limits.js';
import { pictureOf } from '../scans/page-picture.js';
import { picturePlacesOf } from '../scans/picture-share.js';
import { recognize } from '../scans/recognize.js';
import type { Line } from '../scans/recognized-lines.js';
import type { ReadingFailure } from '../unreadable.js';
import type { Attachment } from './attachments.js';
import { filledInto } from './pdf-extras.js';
import { isText, readingText } from './pdf-lines.js';
import { ofPage, type Pictured, picturedOn, textWithin, unseenOn } from './pdf-pictured.js';

const writtenOn = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  return readingText(items.filter((item) => 'str' in item));
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

export const DAMAGED = ofPage('damaged');

export const TOO_MANY_SCANS: ReadingFailure = { code: 'pdf-too-many-scans', named: String(MOST_SCANNED_PAGES) };

export const seenOn = async (document: PDFDocumentProxy, number: number, mayLook: boolean): Promise<Seen> => {
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
