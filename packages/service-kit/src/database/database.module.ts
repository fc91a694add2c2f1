import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { z } from 'zod';
import { RunningService } from '../config/running-service.js';
import { OpensOnLoad } from '../sealed-columns/opens-on-load.js';
import { SealingDataSource, type SealingOptions } from '../sealed-columns/sealing-data-source.js';
import { type DatabaseShape, databaseOptions } from './database-options.js';
import { Transactions } from './transactions.js';

/** The first two migrations, the kit's and the service's, replace those of earlier versions. */
const BASELINES = 2;

/** Every later query of a table waits behind the migration that waits for it. */
const LOCK_TIMEOUT_MS = 2_000;

const Names = z.array(z.object({ name: z.string() }));

/** Migrates a schema. When processes start together, one migrates and the others wait. */
export const migrate = async (options: SealingOptions): Promise<void> => {
  const lock = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [`migrate ${options.schema}`]);
    if (await isUpToDate(lock, options)) return;
    await runMigrations({
      ...options,
      entities: [],
      extra: { options: `-c search_path=${options.schema} -c statement_timeout=0 -c lock_timeout=${LOCK_TIMEOUT_MS}` },
    });
  } finally {
    await lock.end();
  }
};

const runMigrations = async (options: SealingOptions): Promise<void> => {
  const database = await new SealingDataSource(options).initialize();
  try {
    await database.runMigrations({ transaction: 'each' });
  } finally {
    await database.destroy();
  }
};

/** An up-to-date schema saves the start a second connection of TypeORM. */
const isUpToDate = async (client: pg.Client, { schema, migrations }: SealingOptions) => {
  const table = `${client.escapeIdentifier(schema ?? 'public')}.migrations`;
  const known = await client.query('select to_regclass($1) as table', [table]);
  if (!known.rows[0]?.table) return false;
  const run = new Set(Names.parse((await client.query(`select name from ${table}`)).rows).map(({ name }) => name));
  const all = Object.values(migrations ?? {}).map((migration) =>
    typeof migration === 'function' ? migration.name : '',
  );
  const missing = all.find((name) => !run.has(name));
  if (missing && all.indexOf(missing) < BASELINES && [...run].some((name) => !all.includes(name)))
    throw new Error(
      `The database of ${schema} is older than ${missing}: first start the version that docs/decisions/migrations-baseline.md names.`,
    );
  return !missing;
};

const asOfService = (options?: object): SealingOptions => {
  if (!options || !('addresses' in options)) throw new Error('the database has no options');
  return options as SealingOptions;
};

/**
 * The service's database: its own schema and role, migrated before anything else starts:
 * `DatabaseModule.for({ schema: 'finance', entities: [AssetEntity], migrations: [CreateAssets1763700000000] })`.
 */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: a module is a class to Nest
export class DatabaseModule {
  static for(shape: DatabaseShape): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [RunningService],
      useFactory: ({ config }: RunningService) => ({
        ...databaseOptions(config.DATABASE_URL, shape, config.ADDRESS_KEY),
        retryAttempts: 1,
      }),
      dataSourceFactory: async (options) => {
        const given = asOfService(options);
        await migrate(given);
        return new SealingDataSource({ ...given, subscribers: [OpensOnLoad] }).initialize();
      },
    });
    return { module: DatabaseModule, imports: [connection], providers: [Transactions], exports: [Transactions] };
  }
}
