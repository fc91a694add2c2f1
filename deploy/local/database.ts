import { Client } from 'pg';
import { closeDatabase, letIn, serviceRole } from '../postgres/service-role.ts';
import { deployables } from './deployables.ts';
import { secret } from './secrets.ts';

const DATABASE = 'evenhand';

const inDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

const connected = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const createDatabase = async (administrator: Client): Promise<void> => {
  const known = await administrator.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (!known.rowCount) await administrator.query(`CREATE DATABASE ${DATABASE}`);
};

const passwordOf = (dataFolder: string, service: string): string => secret(dataFolder, `${service}-database-password`);

const roleOf = (service: string): string => service.replace('-', '_');

const withSchema = deployables.flatMap(({ name, schema }) => (schema ? [{ name, schema }] : []));

export const productDatabase = (administratorUrl: string): string => inDatabase(administratorUrl, DATABASE);

/** Database URLs by service. */
export const databaseUrls = (administratorUrl: string, dataFolder: string): Record<string, string> =>
  Object.fromEntries(
    withSchema.map(({ name }) => {
      const account = { username: roleOf(name), password: passwordOf(dataFolder, name) };
      return [name, inDatabase(Object.assign(new URL(administratorUrl), account).href, DATABASE)];
    }),
  );

/** Creates the database and each service's role and schema. Idempotent. */
export const prepareDatabase = async (administratorUrl: string, dataFolder: string): Promise<void> => {
  await connected(administratorUrl, createDatabase);
  await connected(inDatabase(administratorUrl, DATABASE), async (administrator) => {
    await closeDatabase(administrator, DATABASE);
    for (const { name, schema } of withSchema) {
      const role = roleOf(name);
      await serviceRole(administrator, { role, password: passwordOf(dataFolder, name), schema });
      await letIn(administrator, DATABASE, role);
    }
  });
};

interface DeadLetterRow {
  service: string;
  id: string;
  kind: string;
  name: string;
  attempts: number;
  failedAt: Date;
  reason: string;
}

/** Of all services, oldest first. Payloads stay where they are: they may hold personal data. */
export const deadLetters = (database: string): Promise<DeadLetterRow[]> =>
  connected(database, async (client) => {
    const found: DeadLetterRow[] = [];
    for (const { name, schema } of withSchema) {
      const { rows } = await client.query(
        `SELECT id, kind, name, attempts, failed_at AS "failedAt", reason FROM ${schema}.dead_letter`,
      );
      found.push(...rows.map((row) => ({ service: name, ...row })));
    }
    return found.sort((one, other) => Number(one.failedAt) - Number(other.failedAt));
  });

/** Events and jobs that have not left the outboxes. */
export const eventsLeft = (database: string): Promise<number> =>
  connected(database, async (client) => {
    const counts = withSchema.map(({ schema }) => `(SELECT count(*) FROM ${schema}.outbox)`).join(' + ');
    const { rows } = await client.query(`SELECT (${counts})::int AS left`);
    return rows[0].left;
  });

/** Rows, and bytes with indexes, of every table of the services, by its schema and name. */
export const tableSizes = (database: string): Promise<Map<string, { rows: number; bytes: number }>> =>
  connected(database, async (client) => {
    const { rows: tables } = await client.query(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname = ANY($1)`,
      [withSchema.map(({ schema }) => schema)],
    );
    const sizes = new Map<string, { rows: number; bytes: number }>();
    for (const { name } of tables) {
      const sql = `SELECT count(*)::int AS rows, pg_total_relation_size('${name}')::float8 AS bytes FROM ${name}`;
      sizes.set(name, (await client.query(sql)).rows[0]);
    }
    return sizes;
  });

/** @param asked an id, or `all`; returns how many there are */
export const askForReplay = (database: string, asked: string): Promise<number> =>
  connected(database, async (client) => {
    let count = 0;
    for (const { schema } of withSchema) {
      const { rowCount } = await client.query(
        `INSERT INTO ${schema}.outbox (id, kind, name, payload)
         SELECT gen_random_uuid(), 'job', 'replay-dead-letter', jsonb_build_object('id', id)
         FROM ${schema}.dead_letter WHERE $1 IN ('all', id::text)`,
        [asked],
      );
      count += rowCount ?? 0;
    }
    return count;
  });
