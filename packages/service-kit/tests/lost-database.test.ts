import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { isOperational } from '../src/problems/operational.js';
import { testAddresses } from '../src/testing/addresses.js';
import { type Cuttable, cuttable } from '../src/testing/cuttable.js';
import { Locks } from '../src/testing/locks.js';
import { anOwner } from '../src/testing/people.js';
import { freePort } from '../src/testing/real-process.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { addThing, ThingsModule } from './things.js';

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  url = await database.roleFor('finance');
});
afterAll(() => database.drop());

const at = (changed: Partial<URL>): string => Object.assign(new URL(url), changed).href;

const connecting = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 200 });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end();
  }
};

const lost = async (act: (client: pg.Client) => Promise<unknown>): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return act(client);
};

/** Each provokes the failure with real drivers and servers. */
const failures: Record<string, () => Promise<unknown>> = {
  'refuses connections': async () => connecting(at({ port: String(await freePort()) })),
  'has no such host': () => connecting(at({ hostname: 'postgres.invalid' })),
  'takes a connection and says nothing': async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await connecting(at({ port: String(port) })).finally(() => silent.close());
  },
  'has no connection left for the role': async () => {
    const limited = await database.roleFor('auth');
    const { username } = new URL(limited);
    const administrator = new pg.Client({ connectionString: testAddresses().TEST_POSTGRES_URL });
    await administrator.connect();
    await administrator.query(`alter role ${username} connection limit 0`);
    await administrator.end();
    await connecting(limited);
  },
  'ends the connection': () => lost((client) => client.query('select pg_terminate_backend(pg_backend_pid())')),
  'ended the connection before the query': () =>
    lost(async (client) => {
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
      await client.query('select 1');
    }),
  'ended the connection of a transaction': async () => {
    const source = await new DataSource({ type: 'postgres', url, installExtensions: false }).initialize();
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
    await new Promise((settle) => setImmediate(settle));
    await runner.query('select 1').finally(() => source.destroy());
  },
  'keeps a statement longer than it may take': () =>
    lost(async (client) => {
      await client.query('set statement_timeout = 50');
      await client.query('select pg_sleep(60)').finally(() => client.end());
    }),
  'gives all its connections to others': async () => {
    const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 50 });
    const taken = await pool.connect();
    await pool.query('select 1').finally(async () => {
      taken.release();
      await pool.end();
    });
  },
  'was let go because the service stops': async () => {
    const pool = new pg.Pool({ connectionString: url });
    await pool.end();
    await pool.query('select 1');
  },
};

test.each(Object.entries(failures))('a failure is operational when Postgres %s', async (_, failing) => {
  const error = await failing().then(
    () => 'no failure',
    (thrown: unknown) => thrown,
  );
  expect([isOperational(error), String(error)]).toEqual([true, String(error)]);
});

test('a failure is operational when Redis refuses connections or does not answer', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const ports = [await freePort(), typeof address === 'object' && address ? address.port : 0];
  for (const port of ports) {
    const options = { maxRetriesPerRequest: 1, commandTimeout: 200, enableReadyCheck: false };
    const redis = new Redis(port, '127.0.0.1', options).on('error', () => {});
    const error = await redis.get('x').catch((thrown: unknown) => thrown);
    redis.disconnect();
    expect([isOperational(error), String(error)]).toEqual([true, String(error)]);
  }
  silent.close();
});

test('a bug is not operational', async () => {
  const error = await lost((client) => client.query('select nothing from nowhere').finally(() => client.end())).catch(
    (thrown: unknown) => thrown,
  );
  expect(isOperational(error)).toBe(false);
});

describe('a call that waits for locked rows', () => {
  let whole: TestService;
  let service: TestService;
  let wire: Cuttable;
  beforeAll(async () => {
    whole = await startTestService({ name: 'svc-finance', module: ThingsModule });
    wire = await cuttable(whole.environment.DATABASE_URL ?? '');
    const environment = { DATABASE_URL: wire.url };
    service = await startTestService({ name: 'svc-finance', module: ThingsModule, environment, sharing: whole });
  });
  afterAll(async () => {
    await service.stop();
    await whole.stop();
    wire.close();
  });

  const terminate = () =>
    whole.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );

  test.each([
    ['breaks', () => wire.cut()],
    ['is ended by the server', terminate],
  ])('answers 503 and writes nothing when its connection %s', async (_, lose) => {
    const locks = new Locks(whole.database);
    const owner = anOwner();
    const answer = await locks.holding('lock table thing in access exclusive mode', [], async () => {
      const asked = service.as(owner).call(addThing, { body: { name: 'lost', size: 1 } });
      await locks.waiting(1);
      await lose();
      return asked;
    });
    wire.mend();
    expect(answer).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
    expect(await whole.database.query('select 1 from thing where case_id = $1', [owner.caseId])).toEqual([]);
  });
});
