import pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { migrate } from '../src/database/database.module.js';
import { ColumnNames, type DatabaseShape, databaseOptions } from '../src/database/database-options.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { CreateThings1763800000000, ThingEntity } from './things.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const optionsOf = (url: string, shape: DatabaseShape) => databaseOptions(url, shape, '');

const shape = (schema: string) => ({ schema, entities: [ThingEntity], migrations: [CreateThings1763800000000] });

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

test('processes migrate once when they start together', async () => {
  const url = await database.roleFor('finance');
  await Promise.all([1, 2, 3, 4].map(() => migrate(optionsOf(url, shape('finance')))));
  const run = await query(url, 'select name from finance.migrations order by id');
  expect(run.map(({ name }: { name: string }) => name)).toEqual([
    'WaitingMail1763600000002',
    'CreateThings1763800000000',
    'SealedAnswers1798800000000',
    'LettersSentAgain1799000000000',
    'TracedOutbox1799100000000',
  ]);
});

test('a migration can be reverted and run again', async () => {
  const url = await database.roleFor('evidence');
  const options = optionsOf(url, shape('evidence'));
  await migrate(options);
  const source = await new DataSource(options).initialize();
  for (const _ of await source.query('select from migrations')) await source.undoLastMigration();
  await source.destroy();
  const left = await query(url, "select table_name from information_schema.tables where table_schema = 'evidence'");
  expect(left).toEqual([{ table_name: 'migrations' }]);
});

class First1763799999999 {
  async up() {}
  async down() {}
}
class Later1763900000000 extends First1763799999999 {}

test('a database that ran only some of the migrations that a baseline replaces is refused', async () => {
  const url = await database.roleFor('intake');
  await migrate(optionsOf(url, { ...shape('intake'), migrations: [First1763799999999] }));
  await expect(migrate(optionsOf(url, shape('intake')))).rejects.toThrow(
    'The database of intake is older than CreateThings1763800000000: first start',
  );
});

test('a database that ran all migrations that a baseline replaces runs only those after it', async () => {
  const url = await database.roleFor('another');
  const migrations = [First1763799999999, CreateThings1763800000000];
  await migrate(optionsOf(url, { ...shape('another'), migrations }));
  const after = [CreateThings1763800000000, Later1763900000000];
  await migrate(optionsOf(url, { ...shape('another'), migrations: after }));
  const run: { name: string }[] = await query(url, 'select name from another.migrations order by id');
  expect(run.map(({ name }) => name).slice(1)).toEqual([
    ...migrations.map(({ name }) => name),
    'SealedAnswers1798800000000',
    'LettersSentAgain1799000000000',
    'TracedOutbox1799100000000',
    Later1763900000000.name,
  ]);
});

class AddsColumn1763900000000 extends First1763799999999 {
  override async up(runner?: QueryRunner) {
    await runner?.query('alter table thing add column more int');
  }
}

test('a migration gives up when another transaction holds its table, and runs at the next start', async () => {
  const url = await database.roleFor('busy');
  await migrate(optionsOf(url, shape('busy')));
  const next = { ...shape('busy'), migrations: [CreateThings1763800000000, AddsColumn1763900000000] };
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('begin; lock table busy.thing in access share mode');
  await expect(migrate(optionsOf(url, next))).rejects.toThrow('lock timeout');
  await reader.end();
  await migrate(optionsOf(url, next));
  expect(await query(url, 'select more from busy.thing')).toEqual([]);
});

test('a role can neither read another service’s schema nor create anything outside its own', async () => {
  const [billing, auth] = [await database.roleFor('billing'), await database.roleFor('auth')];
  await migrate(optionsOf(billing, shape('billing')));
  await expect(query(auth, 'select * from billing.thing')).rejects.toThrow('permission denied for schema billing');
  await expect(query(auth, 'create table public.mine (id int)')).rejects.toThrow('permission denied');
  await expect(query(auth, 'create schema another')).rejects.toThrow('permission denied');
});

test('a column is named in snake case when its property is in camel case', () => {
  const names = new ColumnNames();
  expect(names.columnName('caseId', undefined, [])).toBe('case_id');
  expect(names.columnName('allWrongTries', undefined, [])).toBe('all_wrong_tries');
  expect(names.columnName('caseId', 'of_case', [])).toBe('of_case');
});
