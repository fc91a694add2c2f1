import { Client } from 'pg';
import { breaksBetween } from '../releases/former/breaks.ts';
import { type Contracts, contractsToday } from '../releases/former/contracts.ts';
import { readFormerRelease } from '../releases/former/former-release.ts';
import { notPermitted } from '../releases/former/permitted.ts';
import { withScratchPostgres } from '../releases/former/scratch-postgres.ts';
import { readTables, tableBreaks, tablesToday } from '../releases/former/tables.ts';

type Json = Record<string, unknown>;

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const object = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});
const closed = (properties: Json, required?: string[]): Json => ({
  ...object(properties, required),
  additionalProperties: false,
});

const text = { type: 'string' };
const asset = object({ id: text, kind: { enum: ['home', 'car'] } });
const newAsset = closed({ kind: { enum: ['home', 'car'] } });
const stored = object({ caseId: text, fileId: text });
const session = object({ personId: text });

interface Planted {
  sent?: Json;
  answered?: Json;
  event?: Json;
  session?: Json;
  identity?: Json;
  paths?: Json;
  internalPaths?: Json;
}

const contractsWith = (planted: Planted = {}): Contracts => ({
  api: {
    paths: {
      '/api/financial/assets': {
        post: { requestBody: json(planted.sent ?? newAsset), responses: { 201: json(planted.answered ?? asset) } },
      },
      ...Object.fromEntries(Object.entries(planted.paths ?? {}).map(([path]) => [path, { get: { responses: {} } }])),
    },
    components: { schemas: {} },
  },
  internal: {
    paths: {
      '/internal/sessions/resolve': {
        post: { requestBody: json(closed({ tokenHash: text })), responses: { 200: json(planted.session ?? session) } },
      },
      identity: { signed: { requestBody: json(planted.identity ?? session), responses: {} } },
      'file.kept': { event: { requestBody: json(planted.event ?? stored), responses: {} } },
      ...Object.fromEntries(
        Object.entries(planted.internalPaths ?? {}).map(([name, method]) => [
          name,
          { [String(method)]: { requestBody: json(stored), responses: {} } },
        ]),
      ),
    },
    components: { schemas: {} },
  },
});

const NONE = { former: [], today: [], order: [] };
const plain = contractsWith();

test('a release that equals the one before breaks nothing', () => {
  expect(breaksBetween(plain, contractsWith())).toEqual(NONE);
});

describe('pages and gateway of the release before, with services of this one', () => {
  test.each<[string, Planted, Planted, string]>([
    [
      'a call is gone',
      { paths: { '/api/financial/debts': 1 } },
      {},
      'GET /api/financial/debts of the release before does not exist',
    ],
    [
      'a value is refused',
      {},
      { sent: closed({ kind: { enum: ['home'] } }) },
      'POST /api/financial/assets of the release before refuses kind with the value "car"',
    ],
    [
      'a field must be sent',
      {},
      { sent: closed({ kind: { enum: ['home', 'car'] }, value: text }) },
      'refuses the body without value',
    ],
    ['a field is no longer answered', {}, { answered: object({ id: text }) }, 'answers the body without kind'],
  ])('%s: it is named', (_, before, now, line) => {
    const { former } = breaksBetween(contractsWith(before), contractsWith(now));
    expect(former).toEqual([expect.stringContaining(line)]);
  });
});

describe('pages of this release, with services of the one before', () => {
  test.each<[string, Planted, string]>([
    ['a new call', { paths: { '/api/financial/debts': 1 } }, 'GET /api/financial/debts of this release does not exist'],
    [
      'a new field',
      { sent: closed({ kind: { enum: ['home', 'car'] }, note: text }, ['kind']) },
      'POST /api/financial/assets of this release refuses the body with note',
    ],
    [
      'an answer that has more',
      { answered: object({ id: text, kind: { enum: ['home', 'car'] }, value: text }) },
      'answers the body without value',
    ],
  ])('%s waits for the services, and breaks nothing that runs', (_, now, line) => {
    expect(breaksBetween(plain, contractsWith(now))).toEqual({ ...NONE, order: [expect.stringContaining(line)] });
  });
});

describe('gateway and services of two releases side by side', () => {
  test.each<[string, Planted, Planted, 'former' | 'today', string]>([
    [
      'the gateway before signs an identity without a field',
      {},
      { identity: object({ personId: text, caseId: text }) },
      'former',
      'SIGNED identity of the release before refuses the body without caseId',
    ],
    [
      'this gateway signs an identity without a field',
      { identity: object({ personId: text, caseId: text }) },
      {},
      'today',
      'SIGNED identity of this release refuses the body without caseId',
    ],
    [
      'a session is resolved without a field',
      {},
      { session: object({}) },
      'former',
      'POST /internal/sessions/resolve of the release before answers the body without personId',
    ],
    [
      'this gateway expects more of a session',
      {},
      { session: object({ personId: text, caseId: text }) },
      'today',
      'answers the body without caseId',
    ],
    [
      'an event before lacks a field',
      {},
      { event: object({ caseId: text, fileId: text, size: text }) },
      'former',
      'EVENT file.kept of the release before refuses the body without size',
    ],
    [
      'an event lacks a field that was read before',
      {},
      { event: object({ caseId: text }) },
      'today',
      'EVENT file.kept of this release refuses the body without fileId',
    ],
    [
      'an event of before is read by none',
      { internalPaths: { 'file.lost': 'event' } },
      {},
      'former',
      'EVENT file.lost of the release before does not exist',
    ],
    [
      'this gateway calls what was not there',
      {},
      { internalPaths: { '/internal/new': 'post' } },
      'today',
      'POST /internal/new of this release does not exist',
    ],
  ])('%s: it is named', (_, before, now, direction, line) => {
    const breaks = breaksBetween(contractsWith(before), contractsWith(now));
    expect(breaks[direction]).toEqual([expect.stringContaining(line)]);
  });

  test('a new event breaks nothing, since a service drops what it does not consume', () => {
    expect(breaksBetween(plain, contractsWith({ internalPaths: { 'file.found': 'event' } }))).toEqual(NONE);
  });
});

describe('services of the release before, with the tables of this one', () => {
  const before = `CREATE TABLE plant.item (id uuid PRIMARY KEY, bytes int, kind text NOT NULL DEFAULT 'home')`;
  const planted: [string, string[]][] = [
    ['ALTER TABLE plant.item DROP COLUMN bytes', ['plant.item.bytes is gone']],
    ['ALTER TABLE plant.item RENAME COLUMN bytes TO size', ['plant.item.bytes is gone']],
    ['ALTER TABLE plant.item RENAME TO thing', ['plant.item is gone']],
    ['DROP TABLE plant.item', ['plant.item is gone']],
    ['ALTER TABLE plant.item ALTER COLUMN bytes TYPE text', ['plant.item.bytes is text and was integer']],
    ['ALTER TABLE plant.item ALTER COLUMN bytes SET NOT NULL', ['plant.item.bytes takes no null any more']],
    ['ALTER TABLE plant.item ALTER COLUMN kind DROP DEFAULT', ['plant.item.kind has no default any more']],
    [
      'ALTER TABLE plant.item ADD COLUMN size int NOT NULL',
      ['plant.item.size is new, takes no null and has no default'],
    ],
    ['ALTER TABLE plant.item ADD CHECK (bytes > 0)', ['plant.item has a new rule, CHECK ((bytes > 0))']],
    [
      'CREATE UNIQUE INDEX one ON plant.item (bytes)',
      ['plant.item has a new rule, CREATE UNIQUE INDEX ON plant.item USING btree (bytes)'],
    ],
    ['ALTER TABLE plant.item ADD COLUMN size int CHECK (size > 0)', []],
    ['ALTER TABLE plant.item ADD COLUMN size int NOT NULL DEFAULT 0', []],
    ['ALTER TABLE plant.item ALTER COLUMN kind DROP NOT NULL', []],
    ['CREATE TABLE plant.thing (id uuid PRIMARY KEY, bytes int NOT NULL)', []],
  ];

  test('what a planted migration takes away or tightens is named, and what it adds is not', async () => {
    const found = await withScratchPostgres(async (url) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('CREATE SCHEMA plant');
      await client.query(before);
      const former = await readTables(client, ['plant']);
      const rows: [string, string[]][] = [];
      for (const [sql] of planted) {
        await client.query('BEGIN');
        await client.query(sql);
        rows.push([sql, tableBreaks(former, await readTables(client, ['plant']))]);
        await client.query('ROLLBACK');
      }
      await client.end();
      return rows;
    });
    expect(found).toEqual(planted);
  });

  test('the migrations of every service leave what the release before uses', async () => {
    const today = await withScratchPostgres(tablesToday);
    expect(Object.keys(today).length).toBeGreaterThan(40);
    expect(notPermitted(tableBreaks(readFormerRelease().tables, today))).toEqual([]);
  });
});

test('the contracts of this release and of the one before fit in both directions', async () => {
  const { former, today } = breaksBetween(readFormerRelease(), await contractsToday());
  expect(notPermitted([...former, ...today])).toEqual([]);
});
