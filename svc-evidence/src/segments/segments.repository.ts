import { constants, zstdCompressSync } from 'node:zlib';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { sealBlob } from '@evenhand/service-kit/sealing/sealed-blob';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { contextOf, HEAD_SIZE_BYTES, type Head, type Passage, Segment, type SegmentPlace } from './segment.js';

/** In bytes: smaller blocks compress worse, larger ones slow the reading of one passage. */
const BLOCK_BYTES = 32_768;

const compressed = (content: Buffer): Buffer =>
  zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });

/** Length of the head, the head, passages in blocks: any passage is read without most others. */
export const sealSegment = (place: SegmentPlace, chunks: Passage[][], secret: Buffer): Buffer => {
  const passages = new Map<number, Buffer>();
  for (const chunk of chunks)
    for (const { position, ...passage } of chunk)
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

export interface NewSegment extends SegmentPlace {
  firstChunk: number;
  firstPosition: number;
  /** Passages that are in no earlier segment. */
  passages: number;
  chunks: Passage[][];
}

const Unembedded = z.object({ number: z.int(), firstChunk: z.int(), content: z.instanceof(Buffer) });

@Injectable()
export class SegmentsRepository {
  constructor(private readonly keys: CaseKeys) {}

  async add(manager: EntityManager, { chunks, ...segment }: NewSegment, secret: Buffer): Promise<void> {
    const { caseId, fileId, number, firstChunk, firstPosition, passages } = segment;
    await manager.query(
      `insert into segment (case_id, file_id, number, first_chunk, chunks, first_position, passages, content)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        caseId,
        fileId,
        number,
        firstChunk,
        chunks.length,
        firstPosition,
        passages,
        sealSegment(segment, chunks, secret),
      ],
    );
  }

  /** The last segment without embeddings: recent messages are asked for most. */
  async toEmbed(
    manager: EntityManager,
    caseId: string,
    fileId: string,
  ): Promise<{ number: number; firstChunk: number; segment: Segment } | null> {
    const rows = await manager.query(
      `select number, first_chunk as "firstChunk", content from segment
       where case_id = $1 and file_id = $2 and not embedded order by number desc limit 1`,
      [caseId, fileId],
    );
    const [row] = Unembedded.array().parse(rows);
    const key = await this.keys.find(manager, caseId);
    if (!row || !key) return null;
    const { content, ...place } = row;
    return { ...place, segment: new Segment({ caseId, fileId, number: row.number }, content, key.secret) };
  }

  /** False when embedded before or deleted. */
  async embedded(manager: EntityManager, fileId: string, number: number): Promise<boolean> {
    const [, noted]: [unknown, number] = await manager.query(
      'update segment set embedded = true where file_id = $1 and number = $2 and not embedded',
      [fileId, number],
    );
    return noted === 1;
  }

  async remove(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query('delete from segment where file_id = $1', [fileId]);
  }
}
