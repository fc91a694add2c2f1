import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { type Passage, Segment, type SegmentPlace, sealSegment } from './segment.js';

/** What a new segment says of itself; its first chunk and position are counted in the file. */
export interface NewSegment extends SegmentPlace {
  firstChunk: number;
  firstPosition: number;
  /** How many passages stand in no segment before. */
  passages: number;
  chunks: Passage[][];
}

/** A chunk, counted in its file. */
export interface ChunkPlace {
  fileId: string;
  number: number;
}

export interface PassagePlace {
  fileId: string;
  position: number;
}

/** A passage with the file that it stands in. */
export interface FilePassage extends Passage {
  fileId: string;
  filename: string;
}

export interface ReadChunk extends ChunkPlace {
  passages: FilePassage[];
}

const Row = z.object({
  fileId: z.uuid(),
  filename: z.string(),
  number: z.int(),
  firstChunk: z.int(),
  firstPosition: z.int(),
  content: z.instanceof(Buffer),
});

interface ReadSegment extends Omit<z.infer<typeof Row>, 'content'> {
  segment: Segment;
}

const Unembedded = Row.pick({ number: true, firstChunk: true, content: true });

/** What was read from files. It is reached through the row of its file: what is not of the case, or deleted, is not there. */
@Injectable()
export class SegmentsRepository {
  constructor(private readonly keys: CaseKeysRepository) {}

  /** @throws Error when the case has no key: everything of it is deleted */
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

  /** The chunks that stand in the case, each with its passages. */
  async chunks(manager: EntityManager, caseId: string, places: ChunkPlace[]): Promise<ReadChunk[]> {
    const numbers = places.map(({ number }) => number);
    const segments = await this.covering(manager, caseId, 'chunk', places.map(fileOf), numbers);
    return places.flatMap(({ fileId, number }) => {
      const found = segments.find((one) => one.fileId === fileId && holdsChunk(one, number));
      if (!found) return [];
      const passages = found.segment.chunk(number - found.firstChunk);
      return [
        { fileId, number, passages: passages.map((passage) => ({ ...passage, fileId, filename: found.filename })) },
      ];
    });
  }

  /** The passages that stand in the case at these places. */
  async passages(manager: EntityManager, caseId: string, places: PassagePlace[]): Promise<FilePassage[]> {
    const positions = places.map(({ position }) => position);
    const segments = await this.covering(manager, caseId, 'position', places.map(fileOf), positions);
    return places.flatMap(({ fileId, position }) => {
      const ofFile = segments.filter((one) => one.fileId === fileId && one.firstPosition <= position);
      const { segment, filename = '' } = ofFile.at(-1) ?? {};
      const passage = segment?.passage(position);
      return passage ? [{ ...passage, fileId, filename }] : [];
    });
  }

  /** The first segment of a file that cannot be found by meaning yet. */
  async toEmbed(
    manager: EntityManager,
    caseId: string,
    fileId: string,
  ): Promise<{ number: number; firstChunk: number; segment: Segment } | null> {
    const rows = await manager.query(
      `select number, first_chunk as "firstChunk", content from segment
       where case_id = $1 and file_id = $2 and not embedded order by number limit 1`,
      [caseId, fileId],
    );
    const [row] = Unembedded.array().parse(rows);
    const key = await this.keys.find(manager, caseId);
    if (!row || !key) return null;
    const { content, ...place } = row;
    return { ...place, segment: new Segment({ caseId, fileId, number: row.number }, content, key.secret) };
  }

  /** Notes that a segment can be found by meaning. False when it was noted before, or is gone. */
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

  /** The segments in which these chunks, or positions, stand, each opened once. */
  private async covering(
    manager: EntityManager,
    caseId: string,
    what: 'chunk' | 'position',
    fileIds: string[],
    numbers: number[],
  ): Promise<ReadSegment[]> {
    if (numbers.length === 0) return [];
    const rows = await manager.query(
      `with place as (select distinct segment.file_id, segment.number
         from unnest($2::uuid[], $3::integer[]) as asked (file_id, place)
         cross join lateral (select file_id, number from segment
           where file_id = asked.file_id and first_${what} <= place order by first_${what} desc limit 1) as segment)
       select file_id as "fileId", name as filename, number, first_chunk as "firstChunk",
         first_position as "firstPosition", content
       from place join segment using (file_id, number) join evidence_file file on file.id = file_id
       where file.case_id = $1 and file.state = 'stored' order by file_id, number`,
      [caseId, fileIds, numbers],
    );
    const key = await this.keys.find(manager, caseId);
    if (!key) return [];
    return Row.array()
      .parse(rows)
      .map(({ content, ...row }) => ({
        ...row,
        segment: new Segment({ caseId, fileId: row.fileId, number: row.number }, content, key.secret),
      }));
  }
}

const fileOf = ({ fileId }: { fileId: string }): string => fileId;

const holdsChunk = ({ firstChunk, segment }: ReadSegment, chunk: number): boolean =>
  chunk >= firstChunk && chunk < firstChunk + segment.chunks;
