import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Chunk, type Passage, textOf } from './windows.js';

const ToEmbed = z.object({ id: z.string(), text: z.string() });
export type ToEmbed = z.infer<typeof ToEmbed>;

/** The words of a text, as the status counts them. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const momentsOf = ({ passages }: Chunk): string[] => passages.flatMap(({ at }) => at ?? []).sort();

@Injectable()
export class ChunksRepository {
  async addPassages(manager: EntityManager, fileId: string, passages: Passage[]): Promise<void> {
    await manager.query(
      `insert into passage (file_id, position, source, path, people, at, text)
       select $1, position, source, path, people, at, text
       from jsonb_to_recordset($2) as given (position integer, source text, path text, people text[], at timestamptz, text text)`,
      [fileId, JSON.stringify(passages)],
    );
  }

  async addChunks(manager: EntityManager, caseId: string, fileId: string, chunks: Chunk[]): Promise<void> {
    const rows = chunks.map((chunk) => ({
      passages: chunk.passages.map(({ position }) => position),
      source: chunk.passages[0]?.source,
      people: [...new Set(chunk.passages.flatMap(({ people }) => people))].join('\n'),
      first_at: momentsOf(chunk).at(0) ?? null,
      last_at: momentsOf(chunk).at(-1) ?? null,
      text: textOf(chunk),
      length: wordsIn(textOf(chunk)),
    }));
    await manager.query(
      `insert into chunk (case_id, file_id, passages, source, people, first_at, last_at, words, length)
       select $1, $2, passages, source, people, first_at, last_at, to_tsvector('english', text), length
       from jsonb_to_recordset($3) as given (passages integer[], source text, people text, first_at timestamptz,
         last_at timestamptz, text text, length integer)`,
      [caseId, fileId, JSON.stringify(rows)],
    );
  }

  /** Chunks that cannot be found by meaning yet, as they are to be embedded. */
  async toEmbed(manager: EntityManager, fileId: string, limit: number): Promise<ToEmbed[]> {
    const rows = await manager.query(
      `select chunk.id, (
         select string_agg(coalesce(nullif(passage.people[1], '') || ': ', '') || passage.text, e'\\n' order by position)
         from passage where passage.file_id = chunk.file_id and position = any(passages)) as text
       from chunk where file_id = $1 and embedding is null order by id limit $2`,
      [fileId, limit],
    );
    return ToEmbed.array().parse(rows);
  }

  /** Keeps embeddings; one that another worker kept meanwhile is not counted again. */
  async embed(manager: EntityManager, fileId: string, embeddings: { id: string; embedding: Buffer }[]): Promise<void> {
    const rows = embeddings.map(({ id, embedding }) => ({ id, embedding: embedding.toString('base64') }));
    const [, kept]: [unknown, number] = await manager.query(
      `update chunk set embedding = decode(given.embedding, 'base64')
       from jsonb_to_recordset($1) as given (id bigint, embedding text)
       where chunk.id = given.id and chunk.embedding is null`,
      [JSON.stringify(rows)],
    );
    await manager.query('update indexing set embedded = embedded + $2 where file_id = $1', [fileId, kept]);
  }
}
