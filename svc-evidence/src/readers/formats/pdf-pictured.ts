import type { PictureArea } from '@evenhand/contracts/evidence/search';
import type { ReadingProblem } from '@evenhand/wording/evidence-reading';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { pictureSharesOf } from '../scans/picture-share.js';
import type { Recognized } from '../scans/recognize.js';
import type { ReadingFailure } from '../unreadable.js';

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

const lettersIn = (text: string): number => text.replace(/\s/g, '').length;

/** `inset`: a picture among written text; `covered`: written text on a picture of the whole page. */
export type Pictured = 'no' | 'scan' | 'inset' | 'covered';

export const picturedOn = async (page: PDFPageProxy, written: string): Promise<Pictured> => {
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

export const ofPage = (code: ReadingProblem): ReadingFailure => ({ code, named: 'page' });

/** Why nothing was recognized on a page; undefined where it is blank, or has nothing but its known letters. */
export const unseenOn = async (
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
export const textWithin = (places: PictureArea[], { lines, areaOf }: Recognized): string =>
  lines
    .filter((line) => {
      const area = areaOf(line);
      return !area || places.some((place) => isWithin(place, area));
    })
    .map(({ text }) => text)
    .join('\n');
