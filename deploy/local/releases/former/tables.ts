import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '@evenhand/service-kit/database/database.module';
import { type DatabaseShape, databaseOptions } from '@evenhand/service-kit/database/database-options';
import { Client } from 'pg';
import { z } from 'zod';
import { ROOT } from '../../places.ts';

const Column = z.object({
  type: z.string(),
  /** Takes no null. */
  required: z.boolean(),
  /** Gets a value when a row is written without it. */
  filled: z.boolean(),
});

const Table = z.object({
  columns: z.record(z.string(), Column),
  /** Definitions of constraints and unique indexes, with the columns of each. */
  rules: z.record(z.string(), z.array(z.string())),
});

/** By schema and name. */
export const Tables = z.record(z.string(), Table);
export type Tables = z.infer<typeof Tables>;

const isShape = (value: unknown): value is DatabaseShape =>
  typeof value === 'object' && value !== null && 'schema' in value && 'migrations' in value;

const shapes = async (): Promise<DatabaseShape[]> => {
  const files = globSync('svc-*/src/database/schema.ts', { cwd: ROOT });
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(join(ROOT, file)).href)));
  return modules.flatMap((module) => Object.values(module).filter(isShape));
};

const COLUMNS = `
  SELECT n.nspname || '.' || t.relname AS table, a.attname AS column,
    format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
    a.atthasdef OR a.attidentity <> '' AS filled
  FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid JOIN pg_namespace n ON n.oid = t.relnamespace
  WHERE n.nspname = ANY($1) AND t.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY 1, 2`;

const RULES = `
  SELECT c.conrelid::regclass::text AS table, pg_get_constraintdef(c.oid) AS rule,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.conrelid AND attnum = ANY(c.conkey)) AS columns
  FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
  WHERE n.nspname = ANY($1) AND c.contype IN ('c', 'f', 'u', 'p', 'x')
  UNION ALL
  SELECT i.indrelid::regclass::text, regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ', 'INDEX '),
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = i.indrelid AND attnum = ANY(i.indkey))
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_namespace n ON n.oid = t.relnamespace
  WHERE n.nspname = ANY($1) AND i.indisunique
    AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.conrelid = i.indrelid)
  ORDER BY 1, 2`;

const Rows = z.array(Column.extend({ table: z.string(), column: z.string() }));
const Rules = z.array(z.object({ table: z.string(), rule: z.string(), columns: z.array(z.string()) }));

/** The tables of some schemas. */
export const readTables = async (client: Client, schemas: string[]): Promise<Tables> => {
  const tables: Tables = {};
  for (const { table, column, ...rest } of Rows.parse((await client.query(COLUMNS, [schemas])).rows)) {
    tables[table] ??= { columns: {}, rules: {} };
    tables[table].columns[column] = rest;
  }
  for (const { table, rule, columns } of Rules.parse((await client.query(RULES, [schemas])).rows)) {
    const found = tables[table];
    if (found) found.rules[rule] = columns;
  }
  return tables;
};

/** The tables that the migrations of every service make in an empty database. */
export const tablesToday = async (url: string): Promise<Tables> => {
  const all = await shapes();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const shape of all) {
      await client.query(`CREATE SCHEMA ${shape.schema}`);
      await migrate(databaseOptions(url, shape, 'of-an-empty-database'));
    }
    return await readTables(
      client,
      all.map(({ schema }) => schema),
    );
  } finally {
    await client.end();
  }
};

type Column = z.infer<typeof Column>;

const tightened = (name: string, before: Column, now: Column | undefined): string | undefined => {
  if (!now) return `${name} is gone`;
  if (now.type !== before.type) return `${name} is ${now.type} and was ${before.type}`;
  if (now.required && !before.required) return `${name} takes no null any more`;
  if (now.required && before.filled && !now.filled) return `${name} has no default any more`;
  return undefined;
};

const changesOf = (name: string, before: z.infer<typeof Table>, now: z.infer<typeof Table>): string[] => {
  const isNew = (column: string) => !before.columns[column];
  const added = Object.entries(now.columns)
    .filter(([column, { required, filled }]) => isNew(column) && required && !filled)
    .map(([column]) => `${name}.${column} is new, takes no null and has no default`);
  const rules = Object.entries(now.rules)
    .filter(([rule, columns]) => !(rule in before.rules) && !(columns.length > 0 && columns.every(isNew)))
    .map(([rule]) => `${name} has a new rule, ${rule}`);
  const columns = Object.entries(before.columns).flatMap(
    ([column, was]) => tightened(`${name}.${column}`, was, now.columns[column]) ?? [],
  );
  return [...columns, ...added, ...rules];
};

/** What the services of the release before read or write and the schemas of this one lack or refuse. */
export const tableBreaks = (former: Tables, today: Tables): string[] =>
  Object.entries(former).flatMap(([name, before]) => {
    const now = today[name];
    return now ? changesOf(name, before, now) : [`${name} is gone`];
  });
