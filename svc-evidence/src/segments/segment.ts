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
});
export type Passage = z.infer<typeof Passage>;

/** The positions of each chunk's passages. */
const Chunks = z.array(z.array(z.int()));

export interface SegmentPlace {
  caseId: string;
  fileId: string;
  /** Counts the segments of a file from 0. */
  number: number;
}

const contextOf = ({ caseId, fileId, number }: SegmentPlace): string => `segment/${caseId}/${fileId}/${number}`;

/** One line says which passages each chunk has, then each passage has a line: any of them is read without the others. */
export const sealSegment = (place: SegmentPlace, chunks: Passage[][], secret: Buffer): Buffer => {
  const lines = new Map<number, string>();
  for (const chunk of chunks)
    for (const passage of chunk) if (!lines.has(passage.position)) lines.set(passage.position, JSON.stringify(passage));
  const positions = JSON.stringify(chunks.map((chunk) => chunk.map(({ position }) => position)));
  const order = JSON.stringify([...lines.keys()]);
  const text = [positions, order, ...lines.values()].join('\n');
  return sealBlob(zstdCompressSync(text), secret, contextOf(place));
};

/** A segment that can be read. */
export class Segment {
  private readonly lines: string[];
  private readonly positions: number[][];
  private readonly lineOf: ReadonlyMap<number, number>;

  /** @throws SealBroken */
  constructor(place: SegmentPlace, sealed: Buffer, secret: Buffer) {
    const text = zstdDecompressSync(openBlob(sealed, secret, contextOf(place))).toString();
    const [positions = '[]', order = '[]', ...lines] = text.split('\n');
    this.positions = Chunks.parse(JSON.parse(positions));
    this.lineOf = new Map(
      z
        .array(z.int())
        .parse(JSON.parse(order))
        .map((position, line) => [position, line]),
    );
    this.lines = lines;
  }

  get chunks(): number {
    return this.positions.length;
  }

  /** The passages of a chunk, counted within the segment. */
  chunk(index: number): Passage[] {
    return (this.positions[index] ?? []).flatMap((position) => this.passage(position) ?? []);
  }

  passage(position: number): Passage | undefined {
    const line = this.lines[this.lineOf.get(position) ?? -1];
    return line === undefined ? undefined : Passage.parse(JSON.parse(line));
  }
}
