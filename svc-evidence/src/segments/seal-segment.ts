import { constants, zstdCompressSync } from 'node:zlib';
import { sealBlob } from '../keys/sealed-blob.js';
import { contextOf, HEAD_SIZE_BYTES, type Head, type Passage, type SegmentPlace } from './segment.js';

/** In bytes: smaller compresses badly, larger makes one passage slow. */
const BLOCK_BYTES = 32_768;

const compressed = (content: Buffer): Buffer =>
  zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });

/** Length of the head, the head, passages in blocks: any passage is read without most others. */
export const sealSegment = (place: SegmentPlace, chunks: Passage[][], secret: Buffer): Buffer => {
  const passages = new Map<number, Buffer>();
  for (const { position, ...passage } of chunks.flat())
    if (!passages.has(position)) passages.set(position, Buffer.from(JSON.stringify(passage)));
  const blocks = blocksOf([...passages.values()]);
  const head: Head = {
    chunks: chunks.map((chunk) => chunk.map(({ position }) => position)),
    passages: [...passages].map(([position, { length }]) => [position, length]),
    blocks: blocks.map(({ passages, content }) => [passages, content.length]),
  };
  const packedHead = compressed(Buffer.from(JSON.stringify(head)));
  const size = Buffer.alloc(HEAD_SIZE_BYTES);
  size.writeUInt32LE(packedHead.length);
  const content = Buffer.concat([size, packedHead, ...blocks.map((block) => block.content)]);
  return sealBlob(content, secret, contextOf(place));
};

const blocksOf = (passages: Buffer[]): { passages: number; content: Buffer }[] => {
  const blocks = [];
  let [open, bytes]: [Buffer[], number] = [[], 0];
  for (const [index, passage] of passages.entries()) {
    open.push(passage);
    bytes += passage.length;
    if (bytes < BLOCK_BYTES && index < passages.length - 1) continue;
    blocks.push({ passages: open.length, content: compressed(Buffer.concat(open, bytes)) });
    [open, bytes] = [[], 0];
  }
  return blocks;
};
