import type { PictureArea } from '@evenhand/contracts/evidence/search';
import type { Picture } from './page-picture.js';
import type { Box } from './recognized-lines.js';

/** In degrees. Photos are rarely more tilted; the recognizer itself bears less than half a degree to either side. */
const [MOST, STEP, FINE, LEAST] = [20, 1, 0.2, 0.6];
/** The longer side while the tilt is measured. */
const MEASURED_SIDE = 900;
/** Grey levels between a letter and its ground. */
const EDGE = 40;
const MOST_EDGES = 60_000;
/** How much sharper the lines of a tilted text are when it is turned. */
const CLEARLY = 1.15;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Upper and lower borders of letters, whatever their colour. */
const edgesOf = ({ width, height, grey }: Picture): { xs: number[]; ys: number[] } => {
  const step = Math.max(1, Math.round(Math.max(width, height) / MEASURED_SIDE));
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = step; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const shade = grey[y * width + x] ?? 0;
      if (Math.abs(shade - (grey[(y - step) * width + x] ?? 0)) < EDGE) continue;
      xs.push(x / step);
      ys.push(y / step);
    }
  const every = Math.max(1, Math.ceil(xs.length / MOST_EDGES));
  return { xs: xs.filter((_, at) => at % every === 0), ys: ys.filter((_, at) => at % every === 0) };
};

/** Lines of text are rows with many borders between rows with few: the sum of squares is largest when they are level. */
const sharpness = (xs: number[], ys: number[], degrees: number): number => {
  const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const rows = new Map<number, number>();
  for (const [at, x] of xs.entries()) {
    const row = Math.round((ys[at] ?? 0) * cosine - x * sine);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
};

const around = (middle: number, reach: number, step: number): number[] =>
  Array.from({ length: 2 * Math.round(reach / step) + 1 }, (_, at) => middle - reach + at * step);

const sharpest = (xs: number[], ys: number[], angles: number[]): number =>
  angles.map((angle) => [sharpness(xs, ys, angle), angle] as const).toSorted(([a], [b]) => b - a)[0]?.[1] ?? 0;

/** Degrees clockwise by which the lines of a text are tilted; 0 when they are level, or when there are none. */
export const skewOf = (picture: Picture): number => {
  const { xs, ys } = edgesOf(picture);
  const about = sharpest(xs, ys, around(0, MOST, STEP));
  const angle = sharpest(xs, ys, around(about, STEP, FINE));
  const isTilted = Math.abs(angle) >= LEAST && sharpness(xs, ys, angle) > CLEARLY * sharpness(xs, ys, 0);
  return isTilted ? angle : 0;
};

const WHITE = 255;

/** Counter-clockwise by its tilt, on a larger ground so that no corner is cut off. */
export const levelled = (picture: Picture, degrees: number): Picture => {
  const { width, height, grey } = picture;
  const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const across = Math.ceil(Math.abs(width * cosine) + Math.abs(height * sine));
  const down = Math.ceil(Math.abs(width * sine) + Math.abs(height * cosine));
  const turned = new Uint8Array(across * down).fill(WHITE);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const [fromMiddleX, fromMiddleY] = [x - across / 2, y - down / 2];
      const fromX = fromMiddleX * cosine - fromMiddleY * sine + width / 2;
      const fromY = fromMiddleX * sine + fromMiddleY * cosine + height / 2;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, low] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = (grey[at] ?? 0) * (1 - right) + (grey[at + 1] ?? 0) * right;
      const below = (grey[at + width] ?? 0) * (1 - right) + (grey[at + width + 1] ?? 0) * right;
      turned[y * across + x] = above * (1 - low) + below * low;
    }
  return { ...picture, width: across, height: down, grey: turned };
};

const share = (part: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, part / whole)) * 10_000) / 10_000;

/** A box of the levelled picture, in shares of the tilted one. */
export const areaIn = (tilted: Picture, level: Picture, degrees: number) => {
  const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return ({ left, top, right, bottom }: Box): PictureArea => {
    const corners = [left, right].flatMap((x) =>
      [top, bottom].map((y) => [x - level.width / 2, y - level.height / 2] as const),
    );
    const xs = corners.map(([x, y]) => x * cosine - y * sine + tilted.width / 2);
    const ys = corners.map(([x, y]) => x * sine + y * cosine + tilted.height / 2);
    const [from, until] = [share(Math.min(...xs), tilted.width), share(Math.max(...xs), tilted.width)];
    const [above, below] = [share(Math.min(...ys), tilted.height), share(Math.max(...ys), tilted.height)];
    return { left: from, top: above, width: until - from, height: below - above };
  };
};
