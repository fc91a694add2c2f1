import { EvidenceStatus, FileIndexing, IndexingState } from '@evenhand/contracts/evidence/status';
import { unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { searchableExtensions } from '../readers/formats.js';
import { ReadingFailure, sentenceOf } from '../readers/unreadable.js';

/** Readings before failure codes kept the sentence. */
const reasonOf = (kept: string): string => {
  try {
    return sentenceOf(ReadingFailure.parse(JSON.parse(kept)));
  } catch {
    return kept;
  }
};

const Row = FileIndexing.extend({
  bytes: z.coerce.number(),
  bytesRead: z.coerce.number(),
  reason: z
    .string()
    .nullable()
    .transform((kept) => kept && reasonOf(kept)),
});

const filesIn = (manager: EntityManager, rows: unknown): FileIndexing[] =>
  Row.array()
    .parse(rows)
    .map((row) => ({ ...row, filename: unsealed(manager, row.filename) }));

const Summary = EvidenceStatus.pick({ tokens: true, progress: true, counts: true }).extend({
  tokens: z.coerce.number(),
  lastIndexingAt: z.date().nullable(),
});

const INDEXING = '"fileId", filename, state, reason, bytes, "bytesRead", chunks, embedded';

const TO_READ = `with to_read as (
  select file.id as "fileId", name as filename, coalesce(indexing.state, 'waiting') as state, reason, size as bytes,
    coalesce(bytes_read, 0) as "bytesRead", coalesce(words, 0) as words, coalesce(chunks, 0) as chunks,
    coalesce(embedded, 0) as embedded, indexed_at as "indexedAt", uploaded_at as "uploadedAt"
  from evidence_file file left join indexing on indexing.file_id = file.id
  where file.case_id = $1 and file.state = 'stored' and may_search and extension = any($2))`;

@Injectable()
export class StatusRepository {
  async ofCase(manager: EntityManager, caseId: string, limit: number): Promise<FileIndexing[]> {
    const rows = await manager.query(
      `${TO_READ}
       select ${INDEXING} from to_read
       order by array_position('{reading,failed,searchable,waiting,complete}', state), "uploadedAt", "fileId" limit $3`,
      [caseId, searchableExtensions, limit],
    );
    return filesIn(manager, rows);
  }

  async ofFiles(manager: EntityManager, caseId: string, fileIds: string[]): Promise<FileIndexing[]> {
    const rows = await manager.query(
      `${TO_READ}
       select ${INDEXING} from to_read
       where "fileId" = any($3)`,
      [caseId, searchableExtensions, fileIds],
    );
    return filesIn(manager, rows);
  }

  /** Reading and embedding count half each; a failed file counts as done. */
  async summaryOf(manager: EntityManager, caseId: string): Promise<z.infer<typeof Summary>> {
    const counts = IndexingState.options.map((state) => `'${state}', count(*) filter (where state = '${state}')`);
    const [row] = await manager.query(
      `${TO_READ}, work as (
         select *, case
           when state in ('complete', 'failed') then 1
           when state = 'searchable' then 0.5 + coalesce(embedded / nullif(chunks, 0)::numeric, 1) / 2
           else least("bytesRead" / nullif(bytes, 0)::numeric, 1) / 2 end as share
         from to_read)
       select coalesce(sum(words), 0) as tokens, max("indexedAt") as "lastIndexingAt",
         coalesce(floor(100 * sum(share * bytes) / nullif(sum(bytes), 0)), 0)::int as progress,
         json_build_object(${counts.join(', ')}) as counts
       from work`,
      [caseId, searchableExtensions],
    );
    return Summary.parse(row);
  }

  /** Files of all cases. */
  async countIn(manager: EntityManager, state: 'waiting' | 'failed'): Promise<number> {
    const rows = await manager.query('select count(*)::int as files from indexing where state = $1', [state]);
    return z.tuple([z.object({ files: z.int() })]).parse(rows)[0].files;
  }
}
