import type { Picture } from './page-picture.js';

/** Of the width, at either side of a pixel: wider than the stroke of a letter, narrower than a bubble. */
const STROKE = 1 / 110;
const LEAST_STROKE = 5;
const STRENGTH = 3;

/**
 * The darkest pixel within a distance to either side, of each line: van Herk's algorithm, three comparisons a pixel
 * whatever the distance. Lines are written as columns, so that a second pass covers the other axis.
 */
const erodedAcross = (grey: Uint8Array, width: number, height: number, distance: number): Uint8Array => {
  const window = 2 * distance + 1;
  const padded = Math.ceil((width + 2 * distance) / window) * window;
  const [line, forward, backward] = [new Uint8Array(padded), new Uint8Array(padded), new Uint8Array(padded)];
  const eroded = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    line.fill(255);
    line.set(grey.subarray(y * width, (y + 1) * width), distance);
    for (let at = 0; at < padded; at += 1) {
      const shade = line[at] ?? 0;
      const last = forward[at - 1] ?? 0;
      forward[at] = at % window === 0 || shade < last ? shade : last;
    }
    for (let at = padded - 1; at >= 0; at -= 1) {
      const shade = line[at] ?? 0;
      const next = backward[at + 1] ?? 0;
      backward[at] = (at + 1) % window === 0 || shade < next ? shade : next;
    }
    for (let x = 0; x < width; x += 1) {
      const one = backward[x] ?? 0;
      const other = forward[x + window - 1] ?? 0;
      eroded[x * height + y] = one < other ? one : other;
    }
  }
  return eroded;
};

const inverted = (grey: Uint8Array): Uint8Array => grey.map((shade) => 255 - shade);

const eroded = ({ width, height, grey }: Picture, distance: number): Uint8Array =>
  erodedAcross(erodedAcross(grey, width, height, distance), height, width, distance);

/** Morphological opening by a square: thin light strokes take the grey of their ground. */
const withoutLightStrokes = (picture: Picture, distance: number): Uint8Array => {
  const shrunk = inverted(eroded(picture, distance));
  return inverted(eroded({ ...picture, grey: shrunk }, distance));
};

/** Black letters on white wherever a thin stroke is lighter than its ground, whatever the colour of its bubble. */
export const withLightLettersBlack = (picture: Picture): Picture => {
  const ground = withoutLightStrokes(picture, Math.max(LEAST_STROKE, Math.round(picture.width * STROKE)));
  const grey = picture.grey.map((shade, at) => Math.max(0, 255 - STRENGTH * (shade - (ground[at] ?? 0))));
  return { ...picture, grey };
};

/** Every fourth pixel decides whether an area is dark. */
const STEP = 4;
const DARK = 150;
/** Of the picture: a bubble of one word covers more. */
const LEAST_SHARE = 0.002;

const sampled = ({ width, height, grey, ...rest }: Picture): Picture => {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const kept = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) kept[y * columns + x] = grey[y * STEP * width + x * STEP] ?? 0;
  return { ...rest, width: columns, height: rows, grey: kept };
};

/** Whether an area wider than a letter's stroke is dark, so that light letters may be on it. */
export const hasDarkAreas = (picture: Picture): boolean => {
  const small = sampled(picture);
  const distance = Math.max(2, Math.round((picture.width * STROKE) / STEP));
  const light = withoutLightStrokes({ ...small, grey: inverted(small.grey) }, distance);
  const dark = light.filter((shade) => 255 - shade < DARK).length;
  return dark > LEAST_SHARE * small.grey.length;
};
