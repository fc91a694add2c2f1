import { zstdDecompressSync } from 'node:zlib';
import { EvidenceSource, PictureArea, Sent } from '@evenhand/contracts/evidence/search';
import { openBlob } from '@evenhand/service-kit/sealing/sealed-blob';
import { z } from 'zod';

/** `position` counts from 0 in its file. */
export const Passage = z.object({
  position: z.int(),
  source: EvidenceSource,
  path: z.string(),
  /** The sender first, then the recipients. */
  people: z.array(z.string()),
  /** ISO moment; null when unknown. */
  at: z.string().nullable(),
  text: z.string(),
  sent: Sent.optional(),
  /** Its text was recognized in a picture. */
  scanned: z.literal(true).optional(),
  unclear: z.literal(true).optional(),
  /** The number of its attachment. */
  picture: z.int().optional(),
  area: PictureArea.optional(),
});
export type Passage = z.infer<typeof Passage>;

type SeenInPicture = Pick<Passage, 'scanned' | 'unclear' | 'picture' | 'area'>;

/** The picture that the words of a citation were read from. */
export const seenInPicture = ({ scanned, unclear, picture, area }: SeenInPicture): SeenInPicture => ({
  ...(scanned && { scanned }),
  ...(unclear && { unclear }),
  ...(scanned && picture && { picture }),
  ...(scanned && area && { area }),
});

export const isChatMessage = ({ source }: Passage): boolean => source !== 'document' && source !== 'email';

export const HEAD_SIZE_BYTES = 4;

/** The seal proves its origin: not validated again. */
export interface Head {
  /** Positions of each chunk's passages. */
  chunks: number[][];
  /** Position and bytes of each passage. */
  passages: [number, number][];
  /** Number of passages and bytes of each block. */
  blocks: [number, number][];
}

export interface SegmentPlace {
  caseId: string;
  fileId: string;
  /** From 0 within the file. */
  number: number;
}

export const contextOf = ({ caseId, fileId, number }: SegmentPlace): string => `segment/${caseId}/${fileId}/${number}`;

interface Bounds {
  block: number;
  from: number;
  to: number;
}

export class Segment {
  private readonly positions: number[][];
  /** Decompressed on demand. */
  private readonly blocks: { content: Buffer; isOpen: boolean }[] = [];
  private readonly bounds = new Map<number, Bounds>();

  /** @throws SealBroken */
  constructor(place: SegmentPlace, sealed: Buffer, secret: Buffer) {
    const content = openBlob(sealed, secret, contextOf(place));
    let at = HEAD_SIZE_BYTES + content.readUInt32LE(0);
    const { chunks, passages, blocks }: Head = JSON.parse(
      zstdDecompressSync(content.subarray(HEAD_SIZE_BYTES, at)).toString(),
    );
    this.positions = chunks;
    let next = 0;
    for (const [count, bytes] of blocks) {
      let from = 0;
      for (const [position, length] of passages.slice(next, next + count)) {
        this.bounds.set(position, { block: this.blocks.length, from, to: from + length });
        from += length;
      }
      this.blocks.push({ content: content.subarray(at, at + bytes), isOpen: false });
      next += count;
      at += bytes;
    }
  }

  get chunks(): number {
    return this.positions.length;
  }

  /** @param index within the segment */
  chunk(index: number): Passage[] {
    return (this.positions[index] ?? []).flatMap((position) => this.passage(position) ?? []);
  }

  passage(position: number): Passage | undefined {
    const bounds = this.bounds.get(position);
    const block = bounds && this.blocks[bounds.block];
    if (!block) return undefined;
    if (!block.isOpen) Object.assign(block, { content: zstdDecompressSync(block.content), isOpen: true });
    return Passage.parse({ ...JSON.parse(block.content.toString('utf8', bounds.from, bounds.to)), position });
  }
}
