import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { sealSegment } from './seal-segment.js';
import { type Passage, Segment, type SegmentPlace } from './segment.js';

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
  constructor(private readonly keys: CaseKeysRepository) {}

  /** @throws Error when the case has no key: all of it was deleted */
  async add(manager: EntityManager, { chunks, ...segment }: NewSegment): Promise<void> {
    const { caseId, fileId, number, firstChunk, firstPosition, passages } = segment;
    const key = await this.keys.find(manager, caseId);
    if (!key) throw new Error('the case has no key');
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
        sealSegment(segment, chunks, key.secret),
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
