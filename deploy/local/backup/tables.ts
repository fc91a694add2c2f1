import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { from, to } from 'pg-copy-streams';
import { z } from 'zod';
import type { Entries } from './archive.ts';

export const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });
export type Table = z.infer<typeof Table>;
export const Counter = z.object({ schema: z.string(), name: z.string(), value: z.coerce.string() });
export type Counter = z.infer<typeof Counter>;

/** An entry of a tar needs its size: a table is cut into pieces. */
const PIECE_BYTES = 8 * 1_048_576;
const LOCK_WITHIN = '10s';

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

const listed = ({ columns }: Table): string => columns.map((column) => escapeIdentifier(column)).join(', ');

/** Tables with what is stored in them; migrations write their own. */
export const tablesOf = async (client: Client, schemas: string[]): Promise<Table[]> => {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1) and c.relname <> 'migrations'
     group by 1, 2 order by 1, 2`,
    [schemas],
  );
  return Table.array().parse(rows);
};

export const countersOf = async (client: Client, schemas: string[]): Promise<Counter[]> => {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name, last_value as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  );
  return Counter.array().parse(rows);
};

export const migrationsOf = async (client: Client, schema: string): Promise<string[]> => {
  const { rows } = await client.query(`select name from ${nameOf({ schema, name: 'migrations' })} order by id`);
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
};

/**
 * One moment of all schemas and of the queues: while nothing can leave the outboxes, `whileHeld` reads the queues; the
 * rows are those of right after it. A job that was both read and carried out runs again, and an event that was both
 * sent and kept is sent again: both may.
 */
export const atOneMoment = async (
  database: string,
  schemas: string[],
  whileHeld: () => Promise<void>,
  read: (client: Client) => Promise<void>,
): Promise<void> => {
  const [holder, reader] = [new Client({ connectionString: database }), new Client({ connectionString: database })];
  await holder.connect();
  await reader.connect();
  try {
    const outboxes = schemas.map((schema) => nameOf({ schema, name: 'outbox' })).join(', ');
    await holder.query(`begin; set local lock_timeout = '${LOCK_WITHIN}'; lock table ${outboxes} in share mode`);
    await whileHeld();
    await reader.query('begin isolation level repeatable read read only');
    await reader.query('select 1');
    await holder.query('rollback');
    await read(reader);
  } finally {
    await Promise.all([holder.end(), reader.end()]);
  }
};

/** Entries `tables/SCHEMA/NAME/0`, `…/1`, …: binary COPY in pieces. */
export const copyOut = async (client: Client, table: Table, entries: Entries): Promise<void> => {
  const rows = client.query(to(`copy ${nameOf(table)} (${listed(table)}) to stdout (format binary)`));
  let [piece, size, pieces]: [Buffer[], number, number] = [[], 0, 0];
  const add = async (): Promise<void> => {
    await entries.add(`tables/${table.schema}/${table.name}/${pieces}`, Buffer.concat(piece));
    [piece, size, pieces] = [[], 0, pieces + 1];
  };
  for await (const bytes of rows) {
    piece.push(Buffer.from(bytes));
    size += bytes.length;
    if (size >= PIECE_BYTES) await add();
  }
  if (size > 0) await add();
};

/** A migration may have filled it. */
export const empty = async (client: Client, table: Table): Promise<void> => {
  await client.query(`delete from ${nameOf(table)}`);
};

export const copyIn = async (client: Client, table: Table, rows: Readable): Promise<void> => {
  await pipeline(rows, client.query(from(`copy ${nameOf(table)} (${listed(table)}) from stdin (format binary)`)));
};

export const setCounter = async (client: Client, counter: Counter): Promise<void> => {
  await client.query('select setval($1::regclass, $2)', [nameOf(counter), counter.value]);
};
