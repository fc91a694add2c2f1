import { Passage } from '@evenhand/contracts/evidence/search';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const Row = Passage.extend({ fileId: z.uuid(), filename: z.string(), at: z.date().nullable() }).transform(
  ({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }),
);
/** A passage as it was read from its file. */
export type StoredPassage = z.infer<typeof Row>;

/** Reads passages through the row of their file: what is not of the case, or deleted, is not there. */
@Injectable()
export class PassagesRepository {
  async ofFile(manager: EntityManager, caseId: string, fileId: string, positions: number[]): Promise<StoredPassage[]> {
    const rows = await manager.query(
      `select passage.file_id as "fileId", name as filename, position, path, people, at, text
       from passage join evidence_file file on file.id = passage.file_id
       where file.case_id = $1 and file.id = $2 and file.state = 'stored' and position = any($3) order by position`,
      [caseId, fileId, positions],
    );
    return Row.array().parse(rows);
  }
}
