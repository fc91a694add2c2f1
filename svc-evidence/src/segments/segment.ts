import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { EvidenceSource } from '@evenhand/contracts/evidence/search';
import { z } from 'zod';
import { openBlob, sealBlob } from '../keys/sealed-blob.js';

/** A message or page, or a part of a long one, as it was read. `position` counts from 0 in its file. */
export const Passage = z.object({
  position: z.int(),
  source: EvidenceSource,
  path: z.string(),
  /** The sender first, then those it was sent to. */
  people: z.array(z.string()),
  /** ISO moment; null when the source does not tell. */
  at: z.string().nullable(),
  text: z.string(),
  /** Its letters were recognized in a picture. */
  scanned: z.literal(true).optional(),
});
export type Passage = z.infer<typeof Passage>;

/** What there is in a segment. The seal proves that we wrote it: it is not looked through again each time. */
interface Head {
  /** The positions of each chunk's passages. */
  chunks: number[][];
  /** The passages in their order: position, and bytes. */
  passages: [number, number][];
}

export interface SegmentPlace {
  caseId: string;
  fileId: string;
  /** Counts the segments of a file from 0. */
  number: number;
}

const contextOf = ({ caseId, fileId, number }: SegmentPlace): string => `segment/${caseId}/${fileId}/${number}`;

/** A line says what there is, then each passage has as many bytes as it says: any is read without the others. */
export const sealSegment = (place: SegmentPlace, chunks: Passage[][], secret: Buffer): Buffer => {
  const passages = new Map<number, string>();
  for (const { position, ...passage } of chunks.flat())
    if (!passages.has(position)) passages.set(position, JSON.stringify(passage));
  const head: Head = {
    chunks: chunks.map((chunk) => chunk.map(({ position }) => position)),
    passages: [...passages].map(([position, passage]) => [position, Buffer.byteLength(passage)]),
  };
  const content = `${JSON.stringify(head)}\n${[...passages.values()].join('')}`;
  return sealBlob(zstdCompressSync(content), secret, contextOf(place));
};

/** A segment that can be read. */
export class Segment {
  private readonly content: Buffer;
  private readonly positions: number[][];
  /** Where each passage begins and ends. */
  private readonly bounds = new Map<number, [number, number]>();

  /** @throws SealBroken */
  constructor(place: SegmentPlace, sealed: Buffer, secret: Buffer) {
    this.content = zstdDecompressSync(openBlob(sealed, secret, contextOf(place)));
    let from = this.content.indexOf('\n');
    const { chunks, passages }: Head = JSON.parse(this.content.toString('utf8', 0, from));
    from += 1;
    for (const [position, bytes] of passages) {
      this.bounds.set(position, [from, from + bytes]);
      from += bytes;
    }
    this.positions = chunks;
  }

  get chunks(): number {
    return this.positions.length;
  }

  /** The passages of a chunk, counted within the segment. */
  chunk(index: number): Passage[] {
    return (this.positions[index] ?? []).flatMap((position) => this.passage(position) ?? []);
  }

  passage(position: number): Passage | undefined {
    const bounds = this.bounds.get(position);
    return bounds && Passage.parse({ ...JSON.parse(this.content.toString('utf8', ...bounds)), position });
  }
}
