import { createRequire } from 'node:module';
import { join } from 'node:path';
import { organizationName } from '@evenhand/wording/descriptions';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { PublicPage } from './public-pages';

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#1b2430';
const BLUE = '#265dab';
const PLUM = '#7a3b82';
const TEAL = '#1f6b6a';

const fonts = join(createRequire(join(process.cwd(), 'package.json')).resolve('@evenhand/ui/styles.css'), '../fonts');
GlobalFonts.registerFromPath(join(fonts, 'source-serif-4.woff2'), 'Source Serif 4');
GlobalFonts.registerFromPath(join(fonts, 'inter.woff2'), 'Inter');

const circle = (canvas: SKRSContext2D, x: number, colour: string): void => {
  canvas.globalAlpha = 0.22;
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.arc(x, HEIGHT / 2, 190, 0, 2 * Math.PI);
  canvas.fill();
  canvas.globalAlpha = 1;
};

const stroke = (canvas: SKRSContext2D, x: number, y: number, width: number, height: number, colour: string): void => {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.roundRect(x, y, width, height, height / 2);
  canvas.fill();
};

const mark = (canvas: SKRSContext2D): void => {
  stroke(canvas, 80, 76, 50, 24, BLUE);
  stroke(canvas, 95, 97, 50, 24, PLUM);
  stroke(canvas, 95, 92, 35, 13, TEAL);
  canvas.fillStyle = INK;
  canvas.font = '600 34px "Source Serif 4"';
  canvas.fillText(organizationName, 164, 110);
};

/** Wraps words to a width in pixels. */
const linesOf = (canvas: SKRSContext2D, text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && canvas.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const write = (canvas: SKRSContext2D, text: string, top: number, step: number): number => {
  const lines = linesOf(canvas, text, 640);
  for (const [index, line] of lines.entries()) canvas.fillText(line, 80, top + index * step);
  return top + lines.length * step;
};

/** The Open Graph picture: PNG of the two circles, the mark and the title. */
export const pictureOf = ({ title, description }: PublicPage): Uint8Array => {
  const image = createCanvas(WIDTH, HEIGHT);
  const canvas = image.getContext('2d');
  canvas.fillStyle = '#fbfaf7';
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  circle(canvas, 890, BLUE);
  circle(canvas, 1040, PLUM);
  mark(canvas);
  canvas.fillStyle = INK;
  canvas.font = '560 58px "Source Serif 4"';
  const below = write(canvas, title, 240, 68);
  canvas.fillStyle = '#59636f';
  canvas.font = '400 27px Inter';
  write(canvas, description, below + 24, 40);
  return image.toBuffer('image/png');
};
