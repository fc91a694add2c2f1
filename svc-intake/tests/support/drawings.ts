import { crc32, deflateSync } from 'node:zlib';
import { LARGEST_DRAWING } from '@evenhand/contracts/signing/signing';

interface Drawn {
  width?: number;
  height?: number;
  depth?: number;
  colour?: number;
  interlace?: number;
  pixels?: Buffer;
  first?: string;
  headerLength?: number;
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

/** Rows of white pixels without a filter. */
export const rows = (count: number, width = 56, channels = 4, white = 255): Buffer =>
  Buffer.concat(Array<Buffer>(count).fill(Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * channels, white)])));

/** With a black line through the first row. */
export const inked = (pixels: Buffer, channels = 4, length = 28): Buffer => {
  const drawn = Buffer.from(pixels);
  const end = Math.min(pixels.length - channels, length * channels);
  for (let at = 1; at <= end; at += channels) drawn.fill(0, at, at + 3);
  return drawn;
};

/** A picture as a browser writes its canvas, with a test's defects. */
export const png = ({
  width = 56,
  height = 16,
  depth = 8,
  colour = 6,
  interlace = 0,
  pixels = inked(rows(height, width)),
  first = 'IHDR',
  headerLength = 13,
}: Drawn = {}): Buffer => {
  const header = Buffer.alloc(headerLength);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk(first, header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

export const dataUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

const changed = (picture: Buffer, at: number): Buffer => {
  const copy = Buffer.from(picture);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

const END_LENGTH = 12;

/** Drawings that cannot be sealed. */
export const brokenDrawings = {
  'text under the name of a picture': Buffer.from('no picture at all'),
  'a picture cut off': png().subarray(0, 60),
  'a picture with a changed byte': changed(png(), 50),
  'a picture with a changed checksum': changed(png(), png().length - END_LENGTH - 1),
  'a picture with another signature': changed(png(), 0),
  'a signature of a picture alone': png().subarray(0, 8),
  'a picture cut off in a checksum': png().subarray(0, -END_LENGTH - 1),
  'a picture without its end': png().subarray(0, -END_LENGTH),
  'three bytes after the end': Buffer.concat([png(), Buffer.alloc(3)]),
  'a picture that begins with another chunk': png({ first: 'tEXt' }),
  'a header that is too long': png({ headerLength: 14 }),
  'a picture without pixels': png({ pixels: Buffer.alloc(0) }),
  'a picture with too few pixels': png({ pixels: Buffer.alloc(100) }),
  'a picture that unpacks to more than it says': png({ pixels: Buffer.alloc(20_000_000) }),
  'a picture that lacks one byte': png({ pixels: inked(rows(16)).subarray(0, -1) }),
  'a row filter that does not exist': png({
    height: 1,
    pixels: Buffer.concat([Buffer.from([5]), inked(rows(1)).subarray(1)]),
  }),
  'a picture of a billion pixels': png({ width: 50_000, height: 20_000, pixels: Buffer.alloc(64) }),
  'a picture that is too high': png({ width: 1, height: LARGEST_DRAWING.height + 1 }),
  'a picture without width': png({ width: 0 }),
  'a picture without height': png({ height: 0, pixels: Buffer.alloc(64) }),
  'an interlaced picture': png({ interlace: 1 }),
  'sixteen bits a channel': png({ depth: 16 }),
  'a palette without colours': png({ colour: 3 }),
  'a white picture': png({ pixels: rows(16) }),
  'a transparent picture': png({ pixels: rows(16, 56, 4, 0) }),
  'a black picture': png({ height: 1, colour: 2, pixels: rows(1, 56, 3, 0) }),
  'a dot': png({ pixels: inked(rows(16), 4, 9) }),
};
