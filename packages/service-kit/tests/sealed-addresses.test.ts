import { randomBytes, randomUUID } from 'node:crypto';
import { Entity, In, type MigrationInterface, Not, PrimaryColumn, type QueryRunner } from 'typeorm';
import { migrate } from '../src/database/database.module.js';
import { databaseOptions } from '../src/database/database-options.js';
import { AddressColumn, PrivateColumn } from '../src/sealed-addresses/address-column.js';
import { AddressSeal } from '../src/sealed-addresses/address-seal.js';
import { rewriteColumn, SealsAddresses } from '../src/sealed-addresses/seal-addresses.js';
import { storedAddress } from '../src/sealed-addresses/stored-address.js';
import { SealingDataSource } from '../src/sealed-columns/sealing-data-source.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';

@Entity('reader')
class Reader {
  @PrimaryColumn('uuid') id!: string;
  @AddressColumn({ unique: true }) email!: string;
  @PrivateColumn({ nullable: true }) name!: string | null;
}

const ROWS_OF_BEFORE = 5_003;

class Readers1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reader (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), email text NOT NULL UNIQUE, name text);
      INSERT INTO reader (email, name)
        SELECT 'a1.reader' || n || '@example.test', CASE WHEN n % 2 = 0 THEN 'Reader ' || n END
        FROM generate_series(1, ${ROWS_OF_BEFORE}) n;
    `);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reader');
  }
}

class SealedReaders1790000000001 extends SealsAddresses {
  protected readonly columns = { reader: { email: 'address', name: 'text' } } as const;
}

const key = randomBytes(32).toString('base64');
const shape = {
  schema: 'auth',
  entities: [Reader],
  migrations: [Readers1790000000000, SealedReaders1790000000001],
};

let database: TestDatabase;
let source: SealingDataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = databaseOptions(await database.roleFor('auth'), shape, key);
  await migrate(options);
  source = await new SealingDataSource(options).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const rowsOf = (email: string) =>
  source.query('SELECT email, name FROM reader WHERE email = $1', [storedAddress(source.manager, email)]);

const added = async (name: string | null = 'Alex Example'): Promise<Reader> => {
  const reader = { id: randomUUID(), email: `${randomUUID()}@example.test`, name };
  await source.manager.insert(Reader, reader);
  return reader;
};

test('an address is found as it was written, alone, in a list, by its absence and after a change', async () => {
  const { manager } = source;
  const [reader, other] = [await added(), await added(null)];
  expect(await manager.findOneBy(Reader, { email: reader.email })).toEqual(reader);
  expect(await manager.findBy(Reader, { email: In([reader.email, other.email]) })).toHaveLength(2);
  expect(await manager.findOneBy(Reader, { id: other.id, email: Not(other.email) })).toBeNull();
  await manager.update(Reader, { email: other.email }, { name: 'Sam' });
  await manager.upsert(Reader, { ...reader, name: 'Robin' }, ['email']);
  expect(await manager.findBy(Reader, { email: In([reader.email, other.email]) })).toEqual(
    expect.arrayContaining([
      { ...other, name: 'Sam' },
      { ...reader, name: 'Robin' },
    ]),
  );
  expect((await manager.delete(Reader, { email: other.email })).affected).toBe(1);
});

test('the table keeps an address once, as in clear', async () => {
  const { email } = await added();
  await expect(source.manager.insert(Reader, { id: randomUUID(), email, name: null })).rejects.toThrow(/unique/);
});

test('attacker has a dump of the table, product shows neither address nor name, nor which names are equal', async () => {
  const [one, other] = [await added('Alex Example'), await added('Alex Example')];
  const rows = [...(await rowsOf(one.email)), ...(await rowsOf(other.email))];
  expect(JSON.stringify(rows)).not.toMatch(/example|Alex|@/i);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(2);
});

test.each(['alex@example.test', 'a1.alex@example.test', 'a1.short'])(
  'the table refuses %s, which is not sealed',
  async (email) => {
    await expect(source.query('INSERT INTO reader (email) VALUES ($1)', [email])).rejects.toThrow(
      /reader_email_sealed/,
    );
  },
);

test('rows of an earlier release are sealed, in more than one statement, and can be opened again', async () => {
  const { manager } = source;
  const count = (where: string) => manager.query(`SELECT count(*)::int AS count FROM reader WHERE ${where}`);
  const last = `a1.reader${ROWS_OF_BEFORE - 1}@example.test`;
  expect(await count(`email LIKE '%@%'`)).toEqual([{ count: 0 }]);
  expect(await manager.findOneBy(Reader, { email: last })).toMatchObject({ name: `Reader ${ROWS_OF_BEFORE - 1}` });
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  try {
    await new SealedReaders1790000000001().down(runner);
    expect(await runner.query('SELECT name FROM reader WHERE email = $1', [last])).toEqual([
      { name: `Reader ${ROWS_OF_BEFORE - 1}` },
    ]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

test('a text of each row is rewritten once', async () => {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`CREATE TABLE counted AS SELECT 'once' AS word FROM generate_series(1, ${ROWS_OF_BEFORE})`);
    await rewriteColumn(
      runner,
      { table: 'counted', column: 'word', where: `word NOT LIKE '%!'` },
      (word) => `${word}!`,
    );
    expect(await runner.query('SELECT DISTINCT word FROM counted')).toEqual([{ word: 'once!' }]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

const seal = new AddressSeal(key, 'auth');

test.each<[string, AddressSeal]>([
  ['another key', new AddressSeal(randomBytes(32).toString('base64'), 'auth')],
  ['another service', new AddressSeal(key, 'intake')],
])('what is sealed does not open with %s, and is not equal there', (_case, other) => {
  const sealed = seal.address('alex@example.test');
  expect(() => other.open(sealed)).toThrow('sealed content cannot be opened');
  expect(other.address('alex@example.test')).not.toBe(sealed);
  expect(other.digest('alex@example.test')).not.toBe(seal.digest('alex@example.test'));
});

test.each(['alex@example.test', 'a1.', 'a1.AAAA', 't1.AAAA', 'b1.AAAAAAAAAAAAAAAAAAAAAA.AAAA'])(
  '%s, which is no seal, does not open',
  (stored) => {
    expect(() => seal.open(stored)).toThrow('sealed content cannot be opened');
  },
);

test('a changed letter of a sealed text is noticed', () => {
  const sealed = seal.text('Alex Example');
  const at = sealed.length - 4;
  const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
  expect(() => seal.open(changed)).toThrow('sealed content cannot be opened');
  expect(seal.open(sealed)).toBe('Alex Example');
});
