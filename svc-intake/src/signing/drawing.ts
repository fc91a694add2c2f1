import { crc32, inflateSync } from 'node:zlib';
import { LARGEST_DRAWING } from '@evenhand/contracts/signing/signing';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Channels by PNG colour type: RGB and RGBA, as browsers write a canvas. */
const CHANNELS = new Map([
  [2, 3],
  [6, 4],
]);
const HIGHEST_ROW_FILTER = 4;

interface Chunk {
  kind: string;
  data: Buffer;
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
const rowsOf = (header: Buffer): { height: number; row: number } | null => {
  if (header.length !== 13) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS.get(header.readUInt8(9));
  const [depth, ...methods] = [header.readUInt8(8), ...header.subarray(10)];
  if (depth !== 8 || channels === undefined || methods.some((method) => method !== 0)) return null;
  if (width < 1 || height < 1 || width > LARGEST_DRAWING.width || height > LARGEST_DRAWING.height) return null;
  return { height, row: 1 + width * channels };
};

const unpacked = (data: Buffer, length: number): Buffer | null => {
  try {
    const pixels = inflateSync(data, { maxOutputLength: length });
    return pixels.length === length ? pixels : null;
  } catch {
    return null;
  }
};

/**
 * Whether a drawn signature is a complete PNG of at most {@link LARGEST_DRAWING}. Checked before it is stored: a
 * broken one could not be replaced.
 */
export const isReadableDrawing = (dataUrl: string): boolean => {
  const chunks = chunksOf(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  const header = chunks?.at(0);
  if (!chunks || header?.kind !== 'IHDR' || chunks.at(-1)?.kind !== 'IEND') return false;
  const rows = rowsOf(header.data);
  if (!rows) return false;
  const packed = chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data);
  const pixels = unpacked(Buffer.concat(packed), rows.height * rows.row);
  if (!pixels) return false;
  return Array.from({ length: rows.height }, (_, row) => pixels[row * rows.row] ?? 255).every(
    (filter) => filter <= HIGHEST_ROW_FILTER,
  );
};
