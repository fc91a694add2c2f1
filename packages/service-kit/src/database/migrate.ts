import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const Names = z.array(z.object({ name: z.string() }));

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
    if (await isUpToDate(lock, options)) return;
    await runMigrations({
      ...options,
      entities: [],
      extra: { options: `-c search_path=${options.schema} -c statement_timeout=0` },
    });
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

/** Whether each migration was run already: then a start is spared a second connection of TypeORM. */
const isUpToDate = async (client: pg.Client, { schema, migrations }: DataSourceOptions & { type: 'postgres' }) => {
  const table = `${client.escapeIdentifier(schema ?? 'public')}.migrations`;
  const known = await client.query('select to_regclass($1) as table', [table]);
  if (!known.rows[0]?.table) return false;
  const run = new Set(Names.parse((await client.query(`select name from ${table}`)).rows).map(({ name }) => name));
  const all = Object.values(migrations ?? {});
  return all.every((migration) => typeof migration === 'function' && run.has(migration.name));
};
