import type { QueryRunner } from 'typeorm';

/** Columns of a table, and whether each row has content in them. */
type Columns = Record<string, 'always' | 'sometimes'>;

/**
 * In a migration: what is in clear moves to `<name>_plain`, which `PlainColumns` empties, and `<name>` holds it sealed.
 * A program that still reads the clear text fails. A later release drops `<name>_plain`.
 */
export const sealColumns = async (runner: QueryRunner, table: string, caseColumn: string, columns: Columns) => {
  for (const [name, has] of Object.entries(columns))
    await runner.query(`
      ALTER TABLE ${table} RENAME COLUMN "${name}" TO "${name}_plain";
      ALTER TABLE ${table} ALTER COLUMN "${name}_plain" DROP NOT NULL, ALTER COLUMN "${name}_plain" DROP DEFAULT,
        ADD COLUMN "${name}" bytea,
        ADD CONSTRAINT ${table}_${name}_once CHECK (num_nonnulls("${name}", "${name}_plain") ${has === 'always' ? '=' : '<='} 1);
    `);
  const isPlain = Object.keys(columns).map((name) => `"${name}_plain" IS NOT NULL`);
  await runner.query(`CREATE INDEX ${table}_plain ON ${table} (${caseColumn}) WHERE ${isPlain.join(' OR ')}`);
};

/** Reverts {@link sealColumns}. @throws Error where anything is sealed already */
export const unsealColumns = async (runner: QueryRunner, table: string, columns: Columns) => {
  await runner.query(`DROP INDEX ${table}_plain`);
  for (const [name, has] of Object.entries(columns)) {
    const [{ count }] = await runner.query(`SELECT count("${name}")::int AS count FROM ${table}`);
    if (count > 0) throw new Error(`${table}.${name} is sealed in ${count} rows, and no migration opens it`);
    await runner.query(`
      ALTER TABLE ${table} DROP COLUMN "${name}";
      ALTER TABLE ${table} RENAME COLUMN "${name}_plain" TO "${name}";
    `);
    if (has === 'always') await runner.query(`ALTER TABLE ${table} ALTER COLUMN "${name}" SET NOT NULL`);
  }
};
