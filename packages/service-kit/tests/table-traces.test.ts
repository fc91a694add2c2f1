import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database-options.js';
import { TableTraces } from '../src/erasure/table-traces.js';
import { storedAddress } from '../src/sealed-addresses/stored-address.js';
import { SealingDataSource } from '../src/sealed-columns/sealing-data-source.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';

let database: TestDatabase;
let connection: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = await database.roleFor('traces');
  const shape = { schema: 'traces', entities: [], migrations: [] };
  connection = await new SealingDataSource(databaseOptions(url, shape, 'key')).initialize();
  await connection.query(`
    create table owned (case_id uuid not null, text text);
    create table parent (id uuid primary key, person_id uuid not null);
    create table child (parent_id uuid references parent, text text);
    create table loose (content jsonb);
    create table outbox (name text, payload jsonb);
  `);
});
afterEach(() => connection.query('truncate owned, parent, child, loose, outbox'));
afterAll(async () => {
  await connection.destroy();
  await database.drop();
});

const who = { caseId: randomUUID(), personId: randomUUID(), words: ['alex@mail.test', 'Alex Sample'] };
const find = (kept: string[] = []) => new TableTraces().find(connection.manager, who, kept);

test('a search finds rows of the case or person, rows below them, and words in rows of no one', async () => {
  const id = randomUUID();
  await connection.query('insert into owned values ($1)', [who.caseId]);
  await connection.query('insert into parent values ($1, $2)', [id, who.personId]);
  await connection.query('insert into child values ($1)', [id]);
  await connection.query(`insert into loose values ('{"to": "ALEX SAMPLE"}'), ('{"case": "${who.caseId}"}')`);
  expect(await find()).toEqual([
    { store: 'child', count: 1 },
    { store: 'loose', count: 2 },
    { store: 'owned', count: 1 },
    { store: 'parent', count: 1 },
  ]);
});

test('a search finds a sealed address in rows of no one', async () => {
  const [theirs, others] = ['alex@mail.test', 'robin@mail.test'].map((each) => storedAddress(connection.manager, each));
  await connection.query('insert into loose values ($1), ($2)', [{ email: theirs }, { email: others }]);
  expect(await find()).toEqual([{ store: 'loose', count: 1 }]);
});

test('a search does not count another person of the same name, nor the running step', async () => {
  const id = randomUUID();
  await connection.query(`insert into owned values ($1, 'Alex Sample')`, [randomUUID()]);
  await connection.query('insert into parent values ($1, $2)', [id, randomUUID()]);
  await connection.query(`insert into child values ($1, 'Alex Sample')`, [id]);
  await connection.query(`insert into loose values ('{"to": "sam@mail.test"}')`);
  await connection.query(`insert into outbox values ('case.part-erased', $1)`, [{ caseId: who.caseId }]);
  expect(await find()).toEqual([]);
});

test('a search leaves out tables that the service searches itself', async () => {
  await connection.query('insert into owned values ($1)', [who.caseId]);
  expect(await find(['owned'])).toEqual([]);
});
