import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { sealOf } from './stored-address.js';

/** Bounds what is in memory, and the length of a statement. */
const ROWS = 5_000;

/** No clear address or name looks so. */
const SEALED = {
  address: `'^a1[.][A-Za-z0-9_-]{22,}$'`,
  text: `'^t1[.][A-Za-z0-9_-]{22}[.][A-Za-z0-9_-]{22,}$'`,
};

type Columns = Readonly<Record<string, keyof typeof SEALED>>;

const Rows = z.array(z.object({ place: z.string(), content: z.string() }));

interface Content {
  table: string;
  column: string;
  /** False for what is changed. */
  where: string;
}

/** In a migration: changes a text of each row, in statements of 5,000. */
export const rewriteColumn = async (
  runner: QueryRunner,
  { table, column, where }: Content,
  change: (content: string) => string,
): Promise<void> => {
  const read = `SELECT ctid::text AS place, ${column} AS content FROM ${table} WHERE ${where} LIMIT ${ROWS}`;
  for (let rows = Rows.parse(await runner.query(read)); rows.length > 0; rows = Rows.parse(await runner.query(read)))
    await runner.query(
      `UPDATE ${table} SET ${column} = changed.content
       FROM unnest($1::text[], $2::text[]) AS changed(place, content) WHERE ${table}.ctid = changed.place::tid`,
      [rows.map(({ place }) => place), rows.map(({ content }) => change(content))],
    );
};

/**
 * In a migration: seals what columns hold in clear, and has the database refuse clear text from then on. A program of
 * before cannot read them.
 */
const sealAddresses = async (runner: QueryRunner, table: string, columns: Columns): Promise<void> => {
  const seal = sealOf(runner.manager);
  for (const [column, kind] of Object.entries(columns)) {
    const isSealed = `(${column} = '' OR ${column} ~ ${SEALED[kind]})`;
    await rewriteColumn(runner, { table, column, where: `NOT ${isSealed}` }, (content) => seal[kind](content));
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_sealed CHECK ${isSealed}`);
  }
};

/** Reverts {@link sealAddresses}. */
const unsealAddresses = async (runner: QueryRunner, table: string, columns: Columns): Promise<void> => {
  const seal = sealOf(runner.manager);
  for (const [column, kind] of Object.entries(columns)) {
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_sealed`);
    await rewriteColumn(runner, { table, column, where: `${column} ~ ${SEALED[kind]}` }, (content) =>
      seal.open(content),
    );
  }
};

/** A migration that seals columns of several tables. */
export abstract class SealsAddresses implements MigrationInterface {
  protected abstract readonly columns: Readonly<Record<string, Columns>>;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, of] of Object.entries(this.columns)) await sealAddresses(runner, table, of);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, of] of Object.entries(this.columns)) await unsealAddresses(runner, table, of);
  }
}
