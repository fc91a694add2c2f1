import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { DataSource } from 'typeorm';

/**
 * Brings a schema up to date. Any number of processes may start at once: one migrates, the others wait for it and
 * then find nothing to do.
 */
export const migrate = async (options: DataSourceOptions): Promise<void> => {
  if (options.type !== 'postgres') throw new Error(`cannot migrate a ${options.type} database`);
  const lock = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [`migrate ${options.schema}`]);
    await runMigrations({ ...options, extra: { options: `-c search_path=${options.schema} -c statement_timeout=0` } });
  } finally {
    await lock.end();
  }
};

const runMigrations = async (options: DataSourceOptions): Promise<void> => {
  const database = await new DataSource(options).initialize();
  try {
    await database.runMigrations({ transaction: 'each' });
  } finally {
    await database.destroy();
  }
};
