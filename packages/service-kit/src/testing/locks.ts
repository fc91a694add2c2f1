import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

const WAITING = `
  select left(query, 100) as query from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Locks rows so that two transactions meet in a chosen order. */
export class Locks {
  constructor(private readonly database: DataSource) {}

  /** Runs `work` while a transaction holds the row locks of a statement. */
  holding<Result>(statement: string, parameters: unknown[], work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (manager) => {
      await manager.query(statement, parameters);
      return work();
    });
  }

  /** Waits until this many statements wait for a lock. */
  waiting(statements: number): Promise<void> {
    return eventually(async () => {
      const waiting: { query: string }[] = await this.database.query(WAITING);
      if (waiting.length < statements) throw new Error(`only these wait for a lock: ${JSON.stringify(waiting)}`);
    });
  }
}
