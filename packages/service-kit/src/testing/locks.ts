import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

const WAITING = `
  select left(query, 100) as query from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Two transactions that meet in an order of the test's choice. */
export class Locks {
  constructor(private readonly database: DataSource) {}

  /** Runs `work` while a transaction holds the rows that a statement locks; they are let go when it is done. */
  holding<Result>(statement: string, parameters: unknown[], work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (manager) => {
      await manager.query(statement, parameters);
      return work();
    });
  }

  /** Waits until so many statements wait for a lock. */
  waiting(statements: number): Promise<void> {
    return eventually(async () => {
      const waiting: { query: string }[] = await this.database.query(WAITING);
      if (waiting.length < statements) throw new Error(`only these wait for a lock: ${JSON.stringify(waiting)}`);
    });
  }
}
