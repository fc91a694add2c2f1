import { randomUUID } from 'node:crypto';
import { EvidenceStatus, FileIndexing, IndexingState } from '@evenhand/contracts/evidence/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const Row = FileIndexing.extend({ bytes: z.coerce.number(), bytesRead: z.coerce.number() });

const Summary = EvidenceStatus.pick({ tokens: true, progress: true, counts: true }).extend({
  tokens: z.coerce.number(),
  lastIndexingAt: z.date().nullable(),
});

const Stuck = z.object({
  caseId: z.uuid(),
  fileId: z.uuid(),
  state: z.enum(['waiting', 'reading', 'searchable']),
  run: z.uuid().nullable(),
});
export type Stuck = z.infer<typeof Stuck>;

/** A run, and how many were begun since the file was last read to its end, or asked for anew. */
const Begun = z.object({ run: z.uuid(), begun: z.int() });
type Begun = z.infer<typeof Begun>;

const INDEXING = '"fileId", filename, state, reason, bytes, "bytesRead", chunks, embedded';

/** The files of a case that can be read; one that was never asked for waits. */
const TO_READ = `with to_read as (
  select file.id as "fileId", name as filename, coalesce(indexing.state, 'waiting') as state, reason, size as bytes,
    coalesce(bytes_read, 0) as "bytesRead", coalesce(words, 0) as words, coalesce(chunks, 0) as chunks,
    coalesce(embedded, 0) as embedded, indexed_at as "indexedAt", uploaded_at as "uploadedAt"
  from evidence_file file left join indexing on indexing.file_id = file.id
  where file.case_id = $1 and file.state = 'stored' and extension <> 'zip')`;

/** How far each file is. */
@Injectable()
export class IndexingRepository {
  async ofCase(manager: EntityManager, caseId: string, limit: number): Promise<FileIndexing[]> {
    const rows = await manager.query(
      `${TO_READ}
       select ${INDEXING} from to_read
       order by array_position('{reading,failed,searchable,waiting,complete}', state), "uploadedAt", "fileId" limit $2`,
      [caseId, limit],
    );
    return Row.array().parse(rows);
  }

  /** Of some files of a case; one that is not read is not among them. */
  async ofFiles(manager: EntityManager, caseId: string, fileIds: string[]): Promise<FileIndexing[]> {
    const rows = await manager.query(
      `${TO_READ}
       select ${INDEXING} from to_read
       where "fileId" = any($2)`,
      [caseId, fileIds],
    );
    return Row.array().parse(rows);
  }

  /** Of a case as a whole. Reading and embedding are half of the work on a file each; a failed one is done with. */
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
      [caseId],
    );
    return Summary.parse(row);
  }

  /** Notes which files of a case wait to be read: those that were not read yet and, when told, those that failed. */
  async await(manager: EntityManager, caseId: string, alsoFailed: boolean, onlyFile?: string): Promise<string[]> {
    const rows = await manager.query(
      `insert into indexing (file_id, case_id, state)
       select id, case_id, 'waiting' from evidence_file
       where case_id = $1 and id = coalesce($3, id) and state = 'stored' and extension <> 'zip'
       on conflict (file_id) do update set state = 'waiting', reason = null, moved_at = now(),
         begun = case indexing.state when 'failed' then 0 else indexing.begun end
       where indexing.state = 'waiting' or ($2 and indexing.state = 'failed') returning file_id as id`,
      [caseId, alsoFailed, onlyFile ?? null],
    );
    return z
      .array(z.object({ id: z.uuid() }))
      .parse(rows)
      .map(({ id }) => id);
  }

  /** Files whose work stands still since a moment, though it is not done; or never began, because no word of it came. */
  async stuckSince(manager: EntityManager, since: Date): Promise<Stuck[]> {
    const rows = await manager.query(
      `select file.case_id as "caseId", file.id as "fileId", coalesce(indexing.state, 'waiting') as state, run
       from evidence_file file left join indexing on indexing.file_id = file.id
       where file.state = 'stored' and extension <> 'zip' and coalesce(moved_at, uploaded_at) < $1
         and coalesce(indexing.state, 'waiting') in ('waiting', 'reading', 'searchable')`,
      [since],
    );
    return Stuck.array().parse(rows);
  }

  /** Begins to read a file from its beginning; from now on only this run may add to it. Null when it is deleted. */
  async begin(manager: EntityManager, fileId: string): Promise<Begun | null> {
    const [rows]: [unknown[], number] = await manager.query(
      `update indexing set state = 'reading', run = $2, reason = null, bytes_read = 0, words = 0, chunks = 0, embedded = 0,
         moved_at = now(), begun = begun + 1
       where file_id = $1 returning run, begun`,
      [fileId, randomUUID()],
    );
    return Begun.array().parse(rows)[0] ?? null;
  }

  /** Locks the file for a run. False when another run took over, or the file is deleted. */
  async holds(manager: EntityManager, fileId: string, run: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('select 1 from indexing where file_id = $1 and run = $2 for update', [
      fileId,
      run,
    ]);
    return rows.length > 0;
  }

  async advance(
    manager: EntityManager,
    fileId: string,
    { bytesRead, words, chunks }: { bytesRead: number; words: number; chunks: number },
  ): Promise<void> {
    await manager.query(
      'update indexing set bytes_read = $2, words = words + $3, chunks = chunks + $4, moved_at = now() where file_id = $1',
      [fileId, bytesRead, words, chunks],
    );
  }

  async advanceEmbedded(manager: EntityManager, fileId: string, chunks: number): Promise<void> {
    await manager.query('update indexing set embedded = embedded + $2, moved_at = now() where file_id = $1', [
      fileId,
      chunks,
    ]);
  }

  async finish(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query(
      `update indexing set state = 'searchable', indexed_at = now(), moved_at = now(), begun = 0 where file_id = $1`,
      [fileId],
    );
  }

  /** Notes that all of a file can be found by meaning too, when all of it can. */
  async complete(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query(
      `update indexing set state = 'complete' where file_id = $1 and state = 'searchable'
       and not exists (select 1 from segment where segment.file_id = $1 and not embedded)`,
      [fileId],
    );
  }

  async fail(manager: EntityManager, fileId: string, reason: string): Promise<void> {
    await manager.query(
      `update indexing set state = 'failed', reason = $2, words = 0, chunks = 0, embedded = 0 where file_id = $1`,
      [fileId, reason],
    );
  }
}
