import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { DatabaseShape } from '@evenhand/service-kit/database/database-options';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { databaseUrls, productDatabase } from '../database.ts';
import { deployables } from '../deployables.ts';
import { ROOT } from '../places.ts';
import { Trouble } from '../trouble.ts';
import { readArchive } from './archive.ts';
import { Contents, type Stores } from './backup.ts';
import { CASE_KEY, restoreFile } from './files.ts';
import { writeQueue } from './queues.ts';
import { copyIn, empty, nameOf, setCounter, type Table } from './tables.ts';

/** Lays out keys and secrets, without the keys of what was erased since. */
export const restoreKeys = (
  archive: string,
  identity: string,
  dataFolder: string,
  erased: ReadonlySet<string>,
): Promise<void> =>
  readArchive(archive, identity, async (name, bytes) => {
    const path = name.slice('files/'.length);
    const keyId = CASE_KEY.exec(path)?.groups?.id;
    if (keyId && erased.has(keyId)) return;
    await restoreFile(dataFolder, path, bytes);
  });

/** The built shape of a service's database. */
const shapeOf = async (service: string): Promise<DatabaseShape> => {
  const built = join(ROOT, service, 'dist/database/schema.js');
  if (!existsSync(built)) throw new Trouble('The services are not built: start the product once (npm start).');
  const [shape] = Object.values<DatabaseShape>(await import(built));
  if (!shape) throw new Trouble(`${built} has no schema.`);
  return shape;
};

/**
 * Makes the tables as they were, as the roles that own them: the services migrate them on when they start.
 * @param urls of the database, by service
 */
const makeTables = async (urls: Record<string, string>, { migrations: ran, at }: Contents): Promise<void> => {
  const { databaseOptions } = await import('@evenhand/service-kit/database/database-options');
  const { migrate } = await import('@evenhand/service-kit/database/database.module');
  for (const { name, schema } of deployables) {
    if (!schema) continue;
    // No key: there is no row yet that a migration would seal.
    const options = databaseOptions(urls[name] ?? '', await shapeOf(name), '');
    const all = Object.values(options.migrations ?? {}).filter((one) => typeof one === 'function');
    const known = new Set(all.map((one) => one.name));
    const unknown = ran[schema]?.find((one) => !known.has(one));
    if (unknown)
      throw new Trouble(
        `The backup of ${at} is of another version: this one has no ${unknown}. Restore it with that version.`,
      );
    await migrate({ ...options, migrations: all.filter((one) => ran[schema]?.includes(one.name)) });
  }
};

/** The pieces of one table after another. */
class TableRows {
  private current?: { of: string; rows: PassThrough; copied: Promise<void> };

  private readonly client: Client;
  private readonly tables: Table[];

  constructor(client: Client, tables: Table[]) {
    this.client = client;
    this.tables = tables;
  }

  async write(of: string, piece: Readable): Promise<void> {
    if (this.current?.of !== of) {
      await this.end();
      const table = this.tables.find((one) => `${one.schema}/${one.name}` === of);
      if (!table) throw new Trouble(`The backup does not say what the table ${of} is.`);
      const rows = new PassThrough();
      this.current = { of, rows, copied: copyIn(this.client, table, rows) };
      this.current.copied.catch((error) => rows.destroy(error));
    }
    if (this.current) await pipeline(piece, this.current.rows, { end: false });
  }

  async end(): Promise<void> {
    this.current?.rows.end();
    await this.current?.copied;
    this.current = undefined;
  }
}

/** Foreign keys hold in a backup: they are not checked for each row. */
const connect = async (database: string): Promise<Client> => {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query("set session_replication_role = 'replica'; set statement_timeout = 0");
  return client;
};

/** Writes tables, queues and files into empty stores. Returns when the backup was made. */
export const restoreData = async (
  archive: string,
  identity: string,
  { postgresUrl, redisUrl, dataFolder }: Stores,
): Promise<string> => {
  const database = productDatabase(postgresUrl);
  const [client, redis] = [await connect(database), new Redis(redisUrl)];
  let contents: Contents | undefined;
  let rows: TableRows | undefined;
  const prepare = async (bytes: Readable): Promise<void> => {
    const read = Contents.safeParse(JSON.parse((await buffer(bytes)).toString()));
    if (!read.success) throw new Trouble('The backup has a format that this version does not know.');
    contents = read.data;
    await makeTables(databaseUrls(postgresUrl, dataFolder), contents);
    for (const table of contents.tables) await empty(client, table);
    rows = new TableRows(client, contents.tables);
  };
  try {
    await readArchive(archive, identity, async (name, bytes) => {
      const [kind = '', ...path] = name.split('/');
      if (name === 'backup.json') return prepare(bytes);
      if (kind === 'queues') return void (await writeQueue(redis, path.join('/'), await buffer(bytes)));
      if (kind === 'tables') return rows?.write(path.slice(0, -1).join('/'), bytes);
      if (kind === 'files') return restoreFile(dataFolder, path.join('/'), bytes);
    });
    await rows?.end();
    if (!contents) throw new Trouble(`${archive} has no tables: give the file that ends with .data.age.`);
    for (const counter of contents.counters) await setCounter(client, counter);
    for (const table of contents.tables) await client.query(`analyze ${nameOf(table)}`);
    return contents.at;
  } finally {
    redis.disconnect();
    await client.end();
  }
};
