import type { PDFPageProxy } from 'unpdf/pdfjs';
import { drawing } from './drawing.js';

/** What the recognizer reads best; more costs time and memory and finds no more. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
/** A little over a letter page at 200 dots per inch; a larger sheet is drawn coarser. */
const MOST_PIXELS = 5_000_000;
/** Of a picture inside a PDF: a letter page at 600 dots per inch. A larger one is left out, not unpacked into the memory. */
export const MOST_PIXELS_INSIDE = 36_000_000;

/** Shades between the darkest and the lightest point of a page on which nothing stands. */
const BLANK = 24;

export interface Picture {
  width: number;
  height: number;
  /** A byte a pixel: 0 is black. */
  grey: Uint8Array;
  dotsPerInch: number;
}

/** A picture in grey; undefined when nothing stands in it. */
export const seenIn = (rgba: Uint8Array, width: number, height: number, dotsPerInch: number): Picture | undefined => {
  const grey = greyOf(rgba, width * height);
  return isBlank(grey) ? undefined : { width, height, grey, dotsPerInch };
};

const greyOf = (rgba: Uint8Array, pixels: number): Uint8Array => {
  const grey = new Uint8Array(pixels);
  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += 4) {
    grey[pixel] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8;
  }
  return grey;
};

const isBlank = (grey: Uint8Array): boolean => {
  let [darkest, lightest] = [255, 0];
  for (const shade of grey) {
    if (shade < darkest) darkest = shade;
    if (shade > lightest) lightest = shade;
  }
  return lightest - darkest < BLANK;
};

/** A page of a PDF as it looks; undefined when nothing stands on it. */
export const pictureOf = async (page: PDFPageProxy): Promise<Picture | undefined> => {
  const { width: across, height: down } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MOST_PIXELS / (across * down)));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))];
  const canvas = (await drawing()).createCanvas(width, height);
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  return seenIn(canvas.data(), width, height, Math.round(scale * POINTS_PER_INCH));
};
