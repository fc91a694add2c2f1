import type { PDFPageProxy } from 'unpdf/pdfjs';
import { drawing } from './drawing.js';

/** Recognition does not improve above this. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
/** A letter page at 200 dpi and a little more; larger sheets are drawn coarser. */
const MOST_PIXELS = 5_000_000;
/** A letter page at 600 dpi; larger pictures are left out to bound memory. */
export const MOST_PIXELS_INSIDE = 36_000_000;

/** Grey levels between the darkest and lightest pixel of a blank page. */
const BLANK = 24;

export interface Picture {
  width: number;
  height: number;
  /** A byte a pixel: 0 is black. */
  grey: Uint8Array;
  dotsPerInch: number;
}

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

export const pictureOf = async (page: PDFPageProxy): Promise<Picture | undefined> => {
  const { width: across, height: down } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MOST_PIXELS / (across * down)));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))];
  const canvas = (await drawing()).createCanvas(width, height);
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  return seenIn(canvas.data(), width, height, Math.round(scale * POINTS_PER_INCH));
};
