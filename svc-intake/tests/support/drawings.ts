import { crc32, deflateSync } from 'node:zlib';

interface Drawn {
  width?: number;
  height?: number;
  depth?: number;
  colour?: number;
  interlace?: number;
  pixels?: Buffer;
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

/** A white picture as a browser writes its canvas, with a test's defects. */
export const png = ({ width = 56, height = 16, depth = 8, colour = 6, interlace = 0, pixels }: Drawn = {}): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 4, 255)]);
  const drawn = pixels ?? Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(drawn)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

export const dataUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

const changed = (picture: Buffer, at: number): Buffer => {
  const copy = Buffer.from(picture);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

/** Drawings that cannot be sealed. */
export const brokenDrawings = {
  'text under the name of a picture': Buffer.from('no picture at all'),
  'a picture cut off': png().subarray(0, 60),
  'a picture with a changed byte': changed(png(), 50),
  'a picture without pixels': png({ pixels: Buffer.alloc(0) }),
  'a picture with too few pixels': png({ pixels: Buffer.alloc(100) }),
  'a picture that unpacks to more than it says': png({ pixels: Buffer.alloc(20_000_000) }),
  'a row filter that does not exist': png({ pixels: Buffer.alloc(16 * (1 + 56 * 4), 9) }),
  'a picture of a billion pixels': png({ width: 50_000, height: 20_000, pixels: Buffer.alloc(64) }),
  'a picture without height': png({ height: 0, pixels: Buffer.alloc(64) }),
  'an interlaced picture': png({ interlace: 1 }),
  'sixteen bits a channel': png({ depth: 16 }),
  'a palette without colours': png({ colour: 3 }),
};
