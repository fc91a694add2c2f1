import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { z } from 'zod';
import { addressSealOf } from '../deploy/local/testing/address-seal.ts';
import { storesOf } from './stores.ts';
import { type CaseFacts, factsOf } from './truth/case-facts.ts';

const Tables = z.array(z.object({ schema: z.string(), name: z.string() }));
const NamedFiles = z.array(z.object({ id: z.string(), caseId: z.string(), name: z.string() }));
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Reads the storage of a run directly: database, files, queues and logs. */
export class Traces {
  private readonly dataFolder: string;
  private readonly database: Client;
  private readonly redis: Redis;

  private constructor(dataFolder: string, database: Client, redis: Redis) {
    this.dataFolder = dataFolder;
    this.database = database;
    this.redis = redis;
  }

  static async open(dataFolder: string): Promise<Traces> {
    const { postgresUrl, redisUrl } = await storesOf(dataFolder);
    const database = new Client({ connectionString: postgresUrl });
    await database.connect();
    const redis = new Redis(redisUrl);
    return new Traces(dataFolder, database, redis);
  }

  async close(): Promise<void> {
    this.redis.disconnect();
    await this.database.end();
  }

  /** The ids of files and of their case. */
  async idsOf(filenames: readonly string[]): Promise<{ fileIds: string[]; caseId: string }> {
    const { rows } = await this.database.query('select id, case_id as "caseId", name from evidence.evidence_file');
    const seal = addressSealOf(this.dataFolder, 'evidence');
    const meant = NamedFiles.parse(rows).filter(({ name }) => filenames.includes(seal.open(name)));
    return { fileIds: meant.map(({ id }) => id), caseId: meant[0]?.caseId ?? '' };
  }

  /** What the database holds about the case of a person. */
  caseFacts(email: string): Promise<CaseFacts> {
    return factsOf(this.database, addressSealOf(this.dataFolder, 'intake').address(email));
  }

  /** Moves the second approval of an agreement `days` into the past, as if the couple had waited so long. */
  async waitAfterApproval(agreementId: string, days: number): Promise<void> {
    await this.database.query(
      `update intake.agreements set ready_at = ready_at - $2 * interval '1 day' where id = $1`,
      [agreementId, days],
    );
  }

  /** Gives up the reading of files as their tries are used up: a dead letter for each, and the files wait again. */
  async giveUpReading(fileIds: readonly string[]): Promise<void> {
    await this.database.query(
      `insert into evidence.dead_letter (id, kind, name, job_id, payload, reason, attempts, priority)
       select gen_random_uuid(), 'job', 'index-file', 'index-' || file_id,
         jsonb_build_object('caseId', case_id, 'fileId', file_id), 'connect ECONNREFUSED 127.0.0.1:6379', 5, 1
       from evidence.indexing where file_id = any($1) on conflict do nothing`,
      [fileIds],
    );
    await this.database.query(
      `update evidence.indexing set state = 'waiting', waits_since = now() - interval '3 minutes', moved_at = now()
       where file_id = any($1)`,
      [fileIds],
    );
  }

  /** The tables of any service in which a row holds one of the marks in plain text. */
  async tablesWith(marks: readonly string[]): Promise<string[]> {
    const found = [];
    for (const table of await this.tables())
      if (await this.holds(table, marks)) found.push(`${table.schema}.${table.name}`);
    return found;
  }

  /**
   * The files of storage and logs whose path or content holds one of the marks in plain text. Empty folders do not
   * count.
   */
  async filesWith(marks: readonly string[]): Promise<string[]> {
    return this.search(/^(svc-|logs)/, marks);
  }

  /** The keys of Redis whose name or content holds one of the marks. */
  async keysWith(marks: readonly string[]): Promise<string[]> {
    const found = [];
    for (const key of await this.redis.keys('*')) {
      const content = key + JSON.stringify(await this.contentOf(key));
      if (marks.some((mark) => content.includes(mark))) found.push(key);
    }
    return found;
  }

  /** The files of Postgres, with its write-ahead log, and of Redis that hold one of the marks. */
  async storeFilesWith(marks: readonly string[]): Promise<string[]> {
    return this.search(/^(postgres|redis)\//, marks);
  }

  private async search(folders: RegExp, marks: readonly string[]): Promise<string[]> {
    const found = [];
    for (const path of await readdir(this.dataFolder, { recursive: true })) {
      if (!folders.test(path)) continue;
      const content = await readFile(join(this.dataFolder, path)).catch(() => null);
      if (content && marks.some((mark) => path.includes(mark) || content.includes(mark))) found.push(path);
    }
    return found;
  }

  private async tables(): Promise<z.infer<typeof Tables>> {
    const { rows } = await this.database.query(
      `select schemaname as schema, tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    return Tables.parse(rows);
  }

  /** Compares bytes, since Postgres prints them as hexadecimal text. */
  private async holds({ schema, name }: z.infer<typeof Tables>[number], marks: readonly string[]): Promise<boolean> {
    const patterns = marks.flatMap((mark) => [mark, Buffer.from(mark).toString('hex')]).map((mark) => `%${mark}%`);
    const { rowCount } = await this.database.query(
      `select 1 from ${quoted(schema)}.${quoted(name)} as row where row::text like any($1) limit 1`,
      [patterns],
    );
    return (rowCount ?? 0) > 0;
  }

  private async contentOf(key: string): Promise<unknown> {
    const kind = await this.redis.type(key);
    if (kind === 'hash') return this.redis.hgetall(key);
    if (kind === 'list') return this.redis.lrange(key, 0, -1);
    if (kind === 'zset') return this.redis.zrange(key, '0', '-1');
    if (kind === 'set') return this.redis.smembers(key);
    if (kind === 'stream') return this.redis.xrange(key, '-', '+');
    return kind === 'string' ? this.redis.get(key) : null;
  }
}
