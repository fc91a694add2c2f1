import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';

/** Of every installation, not of a case, or counted by the database itself. */
const LEFT_OUT = ['migrations', 'outbox', 'inbox', 'attempt', 'idempotency', 'dead_letter'];

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What a copy has in the place of an id, as `md5(id || copy)::uuid` of Postgres. */
const idOf = (id: string, copy: number): string =>
  createHash('md5')
    .update(`${id}${copy}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** `alone`: must differ in each row, without an id in the same index. */
const Column = z.object({ table: z.string(), name: z.string(), type: z.string(), alone: z.boolean() });
type Column = z.infer<typeof Column>;

const COLUMNS = `
  select format('%I.%I', table_schema, table_name) as table, column_name as name, data_type as type,
    exists (select from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indisunique and indrelid = format('%I.%I', table_schema, table_name)::regclass and attname = column_name
        and not exists (select from pg_attribute other where other.attrelid = indrelid
          and other.attnum = any(indkey) and other.atttypid = 'uuid'::regtype)) as alone
  from information_schema.columns
  where table_schema in ('auth', 'intake', 'evidence', 'finance', 'billing') and table_name <> all($1)
    and is_identity = 'NO' order by 1, ordinal_position`;

/** As long, and as random as what is sealed: equal bytes would be compressed to nothing. */
const sealedLike = (name: string): string => `(
  select decode(left(string_agg(md5(random()::text || piece), ''), 2 * octet_length("${name}")), 'hex')
  from generate_series(0, octet_length("${name}") / 16) piece)`;

const copyOf = ({ name, type, alone }: Column): string => {
  if (type === 'uuid') return `md5("${name}"::text || copy)::uuid`;
  if (type === 'bytea') return sealedLike(name);
  if (!alone) return `"${name}"`;
  if (name === 'email') return `'a1.' || md5("${name}" || copy)`;
  return type === 'text' ? `md5("${name}" || copy)` : `"${name}"`;
};

/**
 * Rows and files of one case, again and again under other ids: of the right number and size for whatever reads them
 * without opening what is sealed.
 */
export const copyCases = async (postgresUrl: string, dataFolder: string, copies: number): Promise<void> => {
  const database = new Client({ connectionString: postgresUrl });
  await database.connect();
  try {
    await database.query(`set session_replication_role = 'replica'`);
    const columns = z.array(Column).parse((await database.query(COLUMNS, [LEFT_OUT])).rows);
    for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
      const names = own.map(({ name }) => `"${name}"`);
      await database.query(
        `insert into ${table} (${names}) select ${own.map(copyOf)} from ${table}, generate_series(1, ${copies}) copy
         on conflict do nothing`,
      );
    }
  } finally {
    await database.end();
  }
  const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /svc-[a-z]+\/(case-keys|storage)/.test(entry.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files)
    for (let copy = 1; copy <= copies; copy += 1) {
      const to = file.replace(UUID, (id) => idOf(id, copy));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, randomBytes(statSync(file).size));
    }
};
