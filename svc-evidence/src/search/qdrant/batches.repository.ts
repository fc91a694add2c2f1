import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ChunksToIndex } from '../search-index.js';

const Turn = z.object({ turn: z.coerce.number() });
const Totals = z.object({ chunks: z.coerce.number(), averageLength: z.coerce.number() });

/**
 * Batches in Qdrant, in the transaction of their file: chunk counts and lengths, which Qdrant cannot aggregate, and the
 * order of additions and removals.
 */
@Injectable()
export class BatchesRepository {
  async add(manager: EntityManager, { caseId, fileId, first, chunks }: ChunksToIndex): Promise<number> {
    const words = chunks.reduce((sum, { length }) => sum + length, 0);
    const [row] = await manager.query(
      `insert into qdrant_batch (file_id, first, case_id, chunks, words) values ($1, $2, $3, $4, $5)
       on conflict (file_id, first) do update set chunks = excluded.chunks, words = excluded.words, turn = default
       returning turn`,
      [fileId, first, caseId, chunks.length, words],
    );
    return Turn.parse(row).turn;
  }

  async forget(manager: EntityManager, caseId: string, fileIds?: string[]): Promise<number> {
    await manager.query('delete from qdrant_batch where case_id = $1 and ($2::uuid[] is null or file_id = any($2))', [
      caseId,
      fileIds ?? null,
    ]);
    const [row] = await manager.query(`select nextval(pg_get_serial_sequence('qdrant_batch', 'turn')) as turn`);
    return Turn.parse(row).turn;
  }

  async totals(manager: EntityManager, caseId: string): Promise<z.infer<typeof Totals>> {
    const [row] = await manager.query(
      `select coalesce(sum(chunks), 0) as chunks, coalesce(sum(words)::float / nullif(sum(chunks), 0), 0) as "averageLength"
       from qdrant_batch where case_id = $1`,
      [caseId],
    );
    return Totals.parse(row);
  }
}
