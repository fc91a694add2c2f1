import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReadingFailure } from '../readers/unreadable.js';
import { Begun } from './indexing.repository.js';

/** How far the embedding of files that are read has come. */
@Injectable()
export class EmbeddingRepository {
  /** Null when another run took over, or the file is given up or deleted. */
  async begin(manager: EntityManager, fileId: string, run: string): Promise<Begun | null> {
    const [rows]: [unknown[], number] = await manager.query(
      `update indexing set begun = begun + 1 where file_id = $1 and run = $2 and state = 'searchable' returning run, begun`,
      [fileId, run],
    );
    return Begun.array().parse(rows)[0] ?? null;
  }

  /** Resets the counter: a later failure is not the file's fault. */
  async end(manager: EntityManager, fileId: string, run: string): Promise<void> {
    await manager.query('update indexing set begun = 0 where file_id = $1 and run = $2', [fileId, run]);
  }

  /** What was read stays searchable by words. */
  async fail(manager: EntityManager, fileId: string, run: string, failure: ReadingFailure): Promise<void> {
    await manager.query(
      `update indexing set state = 'failed', reason = $3, begun = 0
       where file_id = $1 and run = $2 and state = 'searchable'`,
      [fileId, run, JSON.stringify(failure)],
    );
  }

  async advance(manager: EntityManager, fileId: string, chunks: number): Promise<void> {
    await manager.query('update indexing set embedded = embedded + $2, moved_at = now() where file_id = $1', [
      fileId,
      chunks,
    ]);
  }

  async complete(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query(
      `update indexing set state = 'complete' where file_id = $1 and state = 'searchable'
       and not exists (select 1 from segment where segment.file_id = $1 and not embedded)`,
      [fileId],
    );
  }
}
