import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { pdfOfPages, streamOf } from './files.js';

const [WIDTH, HEIGHT] = [1_700, 2_200];
const MARGIN = 170;
const LINE_HEIGHT = 56;

GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'), 'Letter');

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.match(/.{1,62}(?:\s|$)/g) ?? ['']);

const dictionary = `/Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;

/** A PDF picture of a page as a scanner at 200 dpi sees it: grey and slightly skewed. `turnedBy` in degrees. */
export const photoOf = (text: string, turnedBy = 0): Buffer => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f3ef';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const [across, down] = turnedBy % 180 === 0 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate((turnedBy * Math.PI) / 180 + 0.004);
  context.translate(-across / 2, -down / 2);
  context.fillStyle = '#2b2b30';
  context.font = '38px Letter';
  for (const [index, line] of linesOf(text).entries()) {
    context.fillText(line, MARGIN, MARGIN + (index + 1) * LINE_HEIGHT);
  }
  return streamOf(canvas.toBuffer('image/jpeg', 60), dictionary);
};

export const pdfOfPhotos = (...photos: Buffer[]): Buffer =>
  pdfOfPages(...photos.map((picture) => ({ content: 'q 612 0 0 792 0 0 cm /Picture Do Q', picture })));

export const scannedPdfOf = (...pages: string[]): Buffer => pdfOfPhotos(...pages.map((text) => photoOf(text)));

/** @param scale of 900 by 300 pixels */
export const pictureOf = (words: string, scale = 1): Buffer => {
  const canvas = createCanvas(900 * scale, 300 * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = 'white';
  context.fillRect(0, 0, 900, 300);
  context.fillStyle = 'black';
  context.font = '48px sans-serif';
  context.fillText(words, 60, 160);
  return canvas.toBuffer('image/png');
};
