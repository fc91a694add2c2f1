import { crc32, inflateSync } from 'node:zlib';
import { LARGEST_DRAWING } from '@evenhand/contracts/signing/signing';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Channels by PNG colour type: RGB and RGBA, as browsers write a canvas. */
const CHANNELS = new Map([
  [2, 3],
  [6, 4],
]);
/** The nearest of three neighbours to left + above - corner. */
const paeth = (left: number, above: number, corner: number): number => {
  const [fromLeft, fromAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const fromCorner = Math.abs(left + above - 2 * corner);
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : corner;
};

/** What a row filter adds to a byte (W3C PNG, section 9). */
const rowFilters: ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** A dot of the pen has fewer pixels. */
const LEAST_INK = 20;
/** Of 255: a channel that is darker, on white paper, is ink. */
const LIGHTEST_INK = 200;

interface Chunk {
  kind: string;
  data: Buffer;
}

interface Rows {
  height: number;
  /** Bytes, its filter among them. */
  row: number;
  channels: number;
}

/** The chunks of a PNG (W3C PNG, section 5); null when it is truncated or a checksum is wrong. */
const chunksOf = (png: Buffer): Chunk[] | null => {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    if (at + 12 > png.length) return null;
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return null;
    chunks.push({ kind: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
};

/** The bytes of a row of pixels and the number of rows; null for formats that browsers do not write. */
const rowsOf = (header: Buffer): Rows | null => {
  if (header.length !== 13) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS.get(header.readUInt8(9));
  const [depth, ...methods] = [header.readUInt8(8), ...header.subarray(10)];
  if (depth !== 8 || channels === undefined || methods.some((method) => method !== 0)) return null;
  if (width < 1 || height < 1 || width > LARGEST_DRAWING.width || height > LARGEST_DRAWING.height) return null;
  return { height, row: 1 + width * channels, channels };
};

const unpacked = (data: Buffer, length: number): Buffer | null => {
  try {
    const pixels = inflateSync(data, { maxOutputLength: length });
    return pixels.length === length ? pixels : null;
  } catch {
    return null;
  }
};

/** The pixels without the filters of their rows; null for a filter that does not exist. */
const unfiltered = (filtered: Buffer, { height, row, channels }: Rows): Buffer | null => {
  const width = row - 1;
  const pixels = Buffer.alloc(height * width);
  for (let y = 0; y < height; y += 1) {
    const addedBy = rowFilters[filtered[y * row] ?? rowFilters.length];
    if (!addedBy) return null;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0);
      const above = pixels[at - width] ?? 0;
      const corner = x < channels ? 0 : (pixels[at - width - channels] ?? 0);
      pixels[at] = (filtered[y * row + 1 + x] ?? 0) + addedBy(left, above, corner);
    }
  }
  return pixels;
};

/** Whether something is drawn: some ink, and some ground around it. */
const hasInk = (pixels: Buffer, channels: number): boolean => {
  let ink = 0;
  for (let at = 0; at < pixels.length; at += channels) {
    const darkest = Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255);
    const opacity = channels === 4 ? (pixels[at + 3] ?? 255) : 255;
    if (255 - ((255 - darkest) * opacity) / 255 <= LIGHTEST_INK) ink += 1;
  }
  return ink >= LEAST_INK && pixels.length / channels - ink >= LEAST_INK;
};

/**
 * Whether a drawn signature is a complete PNG of at most {@link LARGEST_DRAWING} with something on it. Checked before
 * it is stored: one that is broken or blank could not be replaced.
 */
export const isReadableDrawing = (dataUrl: string): boolean => {
  const chunks = chunksOf(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  const header = chunks?.at(0);
  if (!chunks || header?.kind !== 'IHDR' || chunks.at(-1)?.kind !== 'IEND') return false;
  const rows = rowsOf(header.data);
  if (!rows) return false;
  const packed = chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data);
  const filtered = unpacked(Buffer.concat(packed), rows.height * rows.row);
  const pixels = filtered && unfiltered(filtered, rows);
  return pixels !== null && hasInk(pixels, rows.channels);
};
