import type { PictureArea } from '@evenhand/contracts/evidence/search';
import { whole } from '../bytes.js';
import { SIDES } from '../correspondent.js';
import { type Bubble, bubblesIn, headerOf, type Side } from '../scans/chat-sides.js';
import { timesOf } from '../scans/chat-times.js';
import { isCutOff } from '../scans/cut-off.js';
import { drawing } from '../scans/drawing.js';
import { type Picture, seenIn } from '../scans/page-picture.js';
import { type Recognized, recognize } from '../scans/recognize.js';
import { boxOf, type Line } from '../scans/recognized-lines.js';
import { takenIn } from '../scans/taken.js';
import { PICTURE } from '../shown-pictures.js';
import type { Message, Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';

const LARGEST = 50 * 1_048_576;
/** Larger pictures are scaled down: recognition does not improve. */
const MOST_PIXELS = 5_000_000;
/** Above any phone or scanner; bounds memory. */
const MOST_PIXELS_INSIDE = 100_000_000;
const DOTS_PER_INCH = 150;
const LONGEST_PIECE = 1_200;
/** Of a small picture, below which its letters are guesses. */
const LEGIBLE = 60;

/** A smaller picture is enlarged: letters of a few pixels are not recognized. */
const [LEAST_SIDE, MOST_ENLARGED] = [1_200, 3];
/** A picture whose letters are not clear when it was enlarged this far is too small. */
const FAR = 2;

interface Decoded extends Picture {
  enlarged: number;
}

const scaleOf = (width: number, height: number): number => {
  const pixels = Math.max(1, width * height);
  if (pixels > MOST_PIXELS) return Math.sqrt(MOST_PIXELS / pixels);
  return Math.max(1, Math.min(MOST_ENLARGED, LEAST_SIDE / Math.max(1, width, height), Math.sqrt(MOST_PIXELS / pixels)));
};

const decoded = async (bytes: Buffer): Promise<Decoded | undefined> => {
  const { createCanvas, loadImage } = await drawing();
  if (isCutOff(bytes)) throw new Unreadable('picture-cut-off');
  const image = await loadImage(bytes).catch(() => {
    throw new Unreadable('picture-damaged');
  });
  if (image.width * image.height > MOST_PIXELS_INSIDE) throw new Unreadable('picture-too-large');
  const scale = scaleOf(image.width, image.height);
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.floor(side * scale)));
  if (!width || !height) return undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // Transparent pictures would be black on black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const seen = seenIn(canvas.data(), width, height, DOTS_PER_INCH);
  return seen && { ...seen, enlarged: scale };
};

const writersOf = (side: Side, other: string | undefined): string[] =>
  other === undefined ? [SIDES[side]] : side === 'left' ? [other] : [SIDES.right, other];

const messagesOf = (
  thread: string,
  bubbles: Bubble[],
  times: Map<Bubble, string | null>,
  { areaOf }: Recognized,
): Message[] => {
  const other = headerOf(bubbles);
  return bubbles.flatMap((bubble, index) => {
    const { side, text, isClear } = bubble;
    if (!side || !times.has(bubble)) return [];
    const area = areaOf(bubble);
    return {
      kind: 'message',
      source: 'texts',
      thread,
      path: `${PICTURE}, message ${index + 1}`,
      people: writersOf(side, other),
      at: times.get(bubble) ?? null,
      text,
      scanned: true,
      ...(!isClear && { unclear: true }),
      ...(area && { area }),
    };
  });
};

interface Piece {
  text: string;
  isClear: boolean;
  area?: PictureArea | undefined;
}

/** A line, or a bubble of a chat. */
type Words = Omit<Line, 'confidence'>;

/** Lines that are as clear as the one before are one page: print next to handwriting stays quotable. */
const piecesIn = (lines: Words[], { areaOf }: Recognized): Piece[] => {
  const groups: Words[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const isAlike = last?.at(-1)?.isClear === line.isClear;
    const isRoom = (last ?? []).reduce((length, { text }) => length + text.length, line.text.length) < LONGEST_PIECE;
    if (last && isAlike && isRoom) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    text: group.map(({ text }) => text).join('\n'),
    isClear: group.every(({ isClear }) => isClear),
    area: areaOf(boxOf(group)),
  }));
};

export const picture: Parse = async function* ({ filename, bytes }) {
  const file = await whole(bytes, LARGEST);
  const seen = await decoded(file);
  // Also of a photo without letters: its day may be what matters.
  const taken = takenIn(file);
  if (taken) yield { kind: 'page', path: PICTURE, text: `${filename}\n${taken}` };
  if (!seen) throw new Unreadable('no-letters');
  const recognized = await recognize(seen);
  const { text, lines, confidence } = recognized;
  if (seen.enlarged >= FAR && confidence > 0 && confidence < LEGIBLE) throw new Unreadable('picture-too-small');
  if (text === '' || lines.length === 0) throw new Unreadable('no-letters');
  const bubbles = bubblesIn(recognized.picture, lines);
  const times = timesOf(bubbles ?? [], filename);
  const beside = bubbles ? bubbles.filter((bubble) => !times.has(bubble)) : lines;
  const pieces = piecesIn(beside, recognized);
  for (const [at, { text, isClear, area }] of (pieces.length > 0 ? pieces : [{ text: '', isClear: true }]).entries())
    yield {
      kind: 'page',
      path: PICTURE,
      text: at === 0 ? `${filename}\n${text}`.trim() : text,
      scanned: true,
      ...(!isClear && { unclear: true }),
      ...(area && { area }),
    };
  yield* messagesOf(filename, bubbles ?? [], times, recognized);
};
