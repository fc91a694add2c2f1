import { randomUUID } from 'node:crypto';
import { unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { searchableExtensions } from '../readers/formats.js';
import { shownExtensions } from '../readers/shown-pictures.js';
import type { ReadingFailure } from '../readers/unreadable.js';

const Stuck = z.object({
  caseId: z.uuid(),
  fileId: z.uuid(),
  state: z.enum(['waiting', 'reading', 'searchable']),
  run: z.uuid().nullable(),
});
export type Stuck = z.infer<typeof Stuck>;

const ReadPicture = z.object({ fileId: z.uuid(), name: z.string(), sentIn: z.uuid().nullable() });
export type ReadPicture = z.infer<typeof ReadPicture>;

/** The tries of one job and one more: a file that kills its worker each time is given up. */
export const MOST_BEGUN = 6;

/** `begun` counts since the last progress or request of the owner. */
export const Begun = z.object({ run: z.uuid(), begun: z.int() });
export type Begun = z.infer<typeof Begun>;

const idsOf = (rows: unknown): string[] =>
  z
    .array(z.object({ id: z.uuid() }))
    .parse(rows)
    .map(({ id }) => id);

@Injectable()
export class IndexingRepository {
  /** Unread files of a case, the oldest first, and failed ones when asked. Locks in the same order as deletion. */
  async await(manager: EntityManager, caseId: string, alsoFailed: boolean, onlyFile?: string): Promise<string[]> {
    const rows = await manager.query(
      `with file as (
         select id, case_id, uploaded_at from evidence_file
         where case_id = $1 and id = coalesce($3, id) and state = 'stored' and may_search and extension = any($4)
         order by id for key share)
       insert into indexing (file_id, case_id, state)
       select id, case_id, 'waiting' from file order by uploaded_at, id
       on conflict (file_id) do update set state = 'waiting', reason = null, moved_at = now(),
         begun = case indexing.state when 'failed' then 0 else indexing.begun end,
         waits_since = case indexing.state when 'failed' then now() else indexing.waits_since end
       where indexing.state = 'waiting' or ($2 and indexing.state = 'failed') returning file_id as id`,
      [caseId, alsoFailed, onlyFile ?? null, searchableExtensions],
    );
    return idsOf(rows);
  }

  async countOthers(
    manager: EntityManager,
    caseId: string,
    state: 'waiting' | 'searchable',
    fileIds: string[],
  ): Promise<number> {
    const [row] = await manager.query(
      'select count(*)::int as files from indexing where case_id = $1 and state = $2 and file_id <> all($3)',
      [caseId, state, fileIds],
    );
    return z.object({ files: z.int() }).parse(row).files;
  }

  /** Files without progress since a moment, or whose event was lost. */
  async stuckSince(manager: EntityManager, since: Date): Promise<Stuck[]> {
    const rows = await manager.query(
      `select file.case_id as "caseId", file.id as "fileId", coalesce(indexing.state, 'waiting') as state, run
       from evidence_file file left join indexing on indexing.file_id = file.id
       where file.state = 'stored' and may_search and extension = any($2) and coalesce(moved_at, uploaded_at) < $1
         and coalesce(indexing.state, 'waiting') in ('waiting', 'reading', 'searchable')`,
      [since, searchableExtensions],
    );
    return Stuck.array().parse(rows);
  }

  /** How long the oldest file of all cases waits to be read, in seconds; 0 when none waits. */
  async secondsOfOldest(manager: EntityManager): Promise<number> {
    const rows = await manager.query(
      `select coalesce(extract(epoch from now() - min(waits_since)), 0) as seconds from indexing where state = 'waiting'`,
    );
    return z.tuple([z.object({ seconds: z.coerce.number() })]).parse(rows)[0].seconds;
  }

  /** Pictures that are read, or being read; also where the meaning of what was read could not be added. */
  async readPictures(manager: EntityManager, caseId: string): Promise<ReadPicture[]> {
    const rows = await manager.query(
      `select file_id as "fileId", name, sent_in as "sentIn" from indexing join evidence_file file on file.id = file_id
       where indexing.case_id = $1 and extension = any($2)
         and (indexing.state in ('reading', 'searchable', 'complete') or (indexing.state = 'failed' and chunks > 0))
       order by uploaded_at, id`,
      [caseId, shownExtensions],
    );
    return ReadPicture.array()
      .parse(rows)
      .map((row) => ({ ...row, name: unsealed(manager, row.name) }));
  }

  /** Ends running readings, which then add nothing. Locks in the same order as deletion; returns what is left. */
  async awaitAgain(manager: EntityManager, caseId: string, fileIds: string[]): Promise<string[]> {
    const rows = await manager.query(
      `with file as (
         select id, uploaded_at from evidence_file where case_id = $1 and id = any($2) and state = 'stored'
         order by id for key share),
       again as (
         update indexing set state = 'waiting', run = null, reason = null, bytes_read = 0, words = 0, chunks = 0,
           embedded = 0, moved_at = now(), waits_since = now(), begun = 0
         from file where file_id = file.id returning file_id, file.uploaded_at)
       select file_id as id from again order by uploaded_at, file_id`,
      [caseId, fileIds],
    );
    return idsOf(rows);
  }

  /** Starts a run; only this run may add to the file. Null when it is deleted. */
  async begin(manager: EntityManager, fileId: string, sentIn: string | null): Promise<Begun | null> {
    const [rows]: [unknown[], number] = await manager.query(
      `update indexing set state = 'reading', run = $2, reason = null, bytes_read = 0, words = 0, chunks = 0, embedded = 0,
         moved_at = now(), begun = begun + 1, sent_in = $3
       where file_id = $1 returning run, begun`,
      [fileId, randomUUID(), sentIn],
    );
    return Begun.array().parse(rows)[0] ?? null;
  }

  /** Locks the file. False when another run took over, or it is deleted. */
  async holds(manager: EntityManager, fileId: string, run: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('select 1 from indexing where file_id = $1 and run = $2 for update', [
      fileId,
      run,
    ]);
    return rows.length > 0;
  }

  /** Locks the file as `holds`. False when another run took over, or it is deleted. */
  async advance(
    manager: EntityManager,
    fileId: string,
    run: string,
    { bytesRead, words, chunks }: { bytesRead: number; words: number; chunks: number },
  ): Promise<boolean> {
    const [, advanced]: [unknown, number] = await manager.query(
      `update indexing set bytes_read = $3, words = words + $4, chunks = chunks + $5, moved_at = now()
       where file_id = $1 and run = $2`,
      [fileId, run, bytesRead, words, chunks],
    );
    return advanced === 1;
  }

  async finish(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query(
      `update indexing set state = 'searchable', indexed_at = now(), moved_at = now(), begun = 0 where file_id = $1`,
      [fileId],
    );
  }

  async fail(manager: EntityManager, fileId: string, failure: ReadingFailure): Promise<void> {
    await manager.query(
      `update indexing set state = 'failed', reason = $2, words = 0, chunks = 0, embedded = 0 where file_id = $1`,
      [fileId, JSON.stringify(failure)],
    );
  }
}
