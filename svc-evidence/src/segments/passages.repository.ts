import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Passage, Segment } from './segment.js';

export interface ChunkPlace {
  fileId: string;
  number: number;
}

export interface PassagePlace {
  fileId: string;
  position: number;
}

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

/** Text is read through the row of its file: other cases' and deleted text is not found. */
@Injectable()
export class PassagesRepository {
  constructor(private readonly keys: CaseKeys) {}

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

  /** Each segment is opened once. */
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
      .map(({ content, filename, ...row }) => ({
        ...row,
        filename: unsealed(manager, filename),
        segment: new Segment({ caseId, fileId: row.fileId, number: row.number }, content, key.secret),
      }));
  }
}

const fileOf = ({ fileId }: { fileId: string }): string => fileId;

const holdsChunk = ({ firstChunk, segment }: ReadSegment, chunk: number): boolean =>
  chunk >= firstChunk && chunk < firstChunk + segment.chunks;
