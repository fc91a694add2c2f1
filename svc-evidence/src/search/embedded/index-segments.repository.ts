import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { copyRows } from './copy-rows.js';
import type { SealedSegment, SegmentPlace } from './index-segment.js';

const Place = z.object({ version: z.uuid(), fileId: z.uuid(), first: z.int() });
type Place = z.infer<typeof Place>;

/** COPY takes no parameters. */
const quoted = (id: string): string => `'${z.uuid().parse(id)}'`;

/** Each write of a segment gets a new version. Every statement names the case. */
@Injectable()
export class IndexSegmentsRepository {
  async add(
    manager: EntityManager,
    { caseId, fileId, first }: SegmentPlace,
    chunks: number,
    terms: Buffer,
  ): Promise<void> {
    await manager.query(
      `insert into index_segment (file_id, first, case_id, version, chunks, terms) values ($1, $2, $3, $4, $5, $6)
       on conflict (file_id, first) do update
       set version = excluded.version, chunks = excluded.chunks, terms = excluded.terms, vectors = null`,
      [fileId, first, caseId, randomUUID(), chunks, terms],
    );
  }

  /** Does nothing for a missing segment or another number of chunks. */
  async embed(
    manager: EntityManager,
    { caseId, fileId, first }: SegmentPlace,
    chunks: number,
    vectors: Buffer,
  ): Promise<void> {
    await manager.query(
      `update index_segment set version = $5, vectors = $6
       where case_id = $1 and file_id = $2 and first = $3 and chunks = $4`,
      [caseId, fileId, first, chunks, randomUUID(), vectors],
    );
  }

  async remove(manager: EntityManager, caseId: string, fileIds?: string[]): Promise<void> {
    const ofFiles = 'and ($2::uuid[] is null or file_id = any($2))';
    await manager.query(`delete from index_segment where case_id = $1 ${ofFiles}`, [caseId, fileIds ?? null]);
  }

  async count(manager: EntityManager, caseId: string): Promise<number> {
    const [row] = await manager.query(
      'select coalesce(sum(chunks), 0) as chunks from index_segment where case_id = $1',
      [caseId],
    );
    return z.object({ chunks: z.coerce.number() }).parse(row).chunks;
  }

  /** Changes with any segment or the key of the case. An index-only scan: about 1 ms for any size. */
  async stateOf(manager: EntityManager, caseId: string): Promise<string> {
    const [row] = await manager.query(
      `select md5(coalesce(string_agg(version::text, '' order by version), '')
         || coalesce((select id::text from case_key where case_key.case_id = $1), '')) as state
       from index_segment where case_id = $1`,
      [caseId],
    );
    return z.object({ state: z.string() }).parse(row).state;
  }

  async placesOf(manager: EntityManager, caseId: string): Promise<Place[]> {
    const rows = await manager.query(
      'select version, file_id as "fileId", first from index_segment where case_id = $1 order by file_id, first',
      [caseId],
    );
    return Place.array().parse(rows);
  }

  /** Omits segments that changed meanwhile. */
  async read(manager: EntityManager, caseId: string, places: Place[]): Promise<SealedSegment[]> {
    const byVersion = new Map(places.map((place) => [place.version, place]));
    const versions = [...byVersion.keys()].map(quoted).join(', ');
    const rows = await copyRows(
      manager,
      `select version::text, terms, vectors from index_segment where case_id = ${quoted(caseId)} and version in (${versions})`,
    );
    return rows.flatMap(([version, terms, vectors = null]) => {
      const place = byVersion.get(version?.toString() ?? '');
      return place && terms ? [{ ...place, caseId, terms, vectors }] : [];
    });
  }
}
