import { whole } from '../bytes.js';
import { SIDES } from '../correspondent.js';
import { type Bubble, bubblesIn } from '../scans/chat-sides.js';
import { drawing } from '../scans/drawing.js';
import { type Picture, seenIn } from '../scans/page-picture.js';
import { recognize } from '../scans/recognize.js';
import { PICTURE } from '../shown-pictures.js';
import type { Message, Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { piecesOf } from './pages.js';

const LARGEST = 50 * 1_048_576;
/** Larger pictures are scaled down: recognition does not improve. */
const MOST_PIXELS = 5_000_000;
/** Above any phone or scanner; bounds memory. */
const MOST_PIXELS_INSIDE = 100_000_000;
const DOTS_PER_INCH = 150;

const decoded = async (bytes: Buffer): Promise<Picture | undefined> => {
  const { createCanvas, loadImage } = await drawing();
  const image = await loadImage(bytes).catch(() => {
    throw new Unreadable('picture-damaged');
  });
  if (image.width * image.height > MOST_PIXELS_INSIDE) throw new Unreadable('picture-too-large');
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / Math.max(1, image.width * image.height)));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.floor(side * scale)));
  if (!width || !height) return undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // Transparent pictures would be black on black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return seenIn(canvas.data(), width, height, DOTS_PER_INCH);
};

const messagesOf = (thread: string, bubbles: Bubble[]): Message[] =>
  bubbles.flatMap(({ side, text }, index) =>
    side
      ? {
          kind: 'message',
          source: 'texts',
          thread,
          path: `${PICTURE}, message ${index + 1}`,
          people: [SIDES[side]],
          at: null,
          text,
          scanned: true,
        }
      : [],
  );

export const picture: Parse = async function* ({ filename, bytes }) {
  const seen = await decoded(await whole(bytes, LARGEST));
  const { text, lines } = seen ? await recognize(seen) : { text: '', lines: [] };
  if (!seen || text === '') throw new Unreadable('no-letters');
  const bubbles = bubblesIn(seen, lines);
  const page = bubbles?.flatMap((bubble) => (bubble.side ? [] : bubble.text)).join('\n') ?? text;
  for (const piece of piecesOf(`${filename}\n${page}`))
    if (piece.trim()) yield { kind: 'page', path: PICTURE, text: piece, scanned: true };
  yield* messagesOf(filename, bubbles ?? []);
};
