import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { z } from 'zod';
import { Attempt } from './attempt.entity.js';

const Tries = z.object({ count: z.int(), lastAt: z.date() });

@Injectable()
export class AttemptsRepository {
  /** The key's row, FOR UPDATE, inserted if missing. One statement: the sweep may delete the row between two. */
  async getForUpdate(manager: EntityManager, key: string, now: Date): Promise<Attempt> {
    const [row] = await manager.query(
      `INSERT INTO attempt (key, count, last_at) VALUES ($1, 0, $2)
       ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING count, last_at AS "lastAt"`,
      [key, now],
    );
    return { key, ...Tries.parse(row) };
  }

  async save(manager: EntityManager, attempt: Attempt): Promise<void> {
    await manager.save(Attempt, attempt);
  }

  async delete(manager: EntityManager, key: string): Promise<void> {
    await manager.delete(Attempt, { key });
  }

  async deleteAll(manager: EntityManager, keys: readonly string[]): Promise<void> {
    await manager.delete(Attempt, { key: In([...keys]) });
  }

  async decrement(manager: EntityManager, key: string): Promise<void> {
    await manager.decrement(Attempt, { key, count: MoreThan(0) }, 'count', 1);
  }

  async deleteOlderThan(manager: EntityManager, moment: Date): Promise<void> {
    await manager.delete(Attempt, { lastAt: LessThan(moment) });
  }
}
