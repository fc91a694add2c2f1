import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Identity, ServiceName } from '@evenhand/contracts/identity';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { parseConfig } from '../config/read-config.js';
import type { RunningService } from '../config/running-service.js';
import { ServiceConfig } from '../config/service-config.js';
import { signClaims } from '../identity/tokens.js';
import { createLog } from '../logs/log.js';
import { buildService } from '../start/build-service.js';
import { stopInOrder } from '../start/start-service.js';
import { testAddresses } from './addresses.js';
import { AnsweredProblems } from './answered-problems.js';
import { TestClient } from './test-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** A service to start for a test. */
export interface TestServiceOptions {
  name: ServiceName;
  module: Type | DynamicModule;
  /** The service's own configuration schema, when it reads more than every service does. */
  config?: z.ZodType<ServiceConfig>;
  /** Settings on top of those the harness gives. */
  environment?: Record<string, string>;
  /** It also does the service's long work, as a worker process would. */
  worker?: boolean;
  /** To start a second process on the same database and Redis: the first. */
  beside?: TestService;
}

/** A whole service on a real database, Redis and mailbox of the test run, listening on a port of its own. */
export interface TestService {
  url: string;
  app: INestApplication;
  service: RunningService;
  /** The service's database, as its own role. */
  database: DataSource;
  /** Every line it logged so far. */
  logged: string[];
  environment: Record<string, string>;
  testDatabase: TestDatabase;
  /** The token that the gateway would sign for someone at a network address; null: for nobody known. */
  tokenOf(identity: Identity | null, address?: string): Promise<string>;
  /** The same for another service of the installation. */
  tokenFor(service: ServiceName, identity: Identity): Promise<string>;
  /** Calls as someone signed in, or through a scoped link. */
  as(identity: Identity): TestClient;
  /** Calls through the gateway as nobody known. */
  asNobody: TestClient;
  /** Calls past the gateway, without its signature. */
  pastTheGateway: TestClient;
  /** Calls as the gateway itself, for routes under /internal. */
  asGateway: TestClient;
  /** Stops as SIGTERM would, and drops the database unless another still runs on it. */
  stop(): Promise<void>;
}

/** One key pair for a test file: what one test service's client signs, a second service on the same data believes. */
const keys = generateKeyPairSync('ed25519');

/** One key for a test file too: services that talk with each other share it. */
const queueKey = randomBytes(32).toString('base64');

const environmentFor = (databaseUrl: string, given: Record<string, string> = {}): Record<string, string> => {
  const { TEST_REDIS_URL, TEST_SMTP_URL } = testAddresses();
  return {
    SERVICE_PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: TEST_REDIS_URL,
    REDIS_PREFIX: `test-${randomUUID()}`,
    SMTP_URL: TEST_SMTP_URL,
    MAIL_FROM: 'Evenhand <hello@evenhand.test>',
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    QUEUE_KEY: queueKey,
    STOP_DELAY_MS: '0',
    ...given,
  };
};

const collecting = (lines: string[]): Writable =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });

/** Starts a service as `startService` would, in this process. Call `stop` in `afterAll`. */
export const startTestService = async (options: TestServiceOptions): Promise<TestService> => {
  const { name, module, beside, worker, config: schema = ServiceConfig } = options;
  const testDatabase = beside?.testDatabase ?? (await createTestDatabase());
  const schemaName = name.replace('svc-', '');
  const environment = beside
    ? { ...beside.environment, ...options.environment }
    : environmentFor(await testDatabase.roleFor(schemaName), options.environment);
  const logged: string[] = [];
  const log = createLog(name, 'info', collecting(logged));
  const { app, service } = await buildService({ name, module, config: parseConfig(schema, environment), worker }, log);
  const problems = new AnsweredProblems();
  app.use(problems.collect);
  const drop = async () => {
    if (!beside) await testDatabase.drop();
  };
  try {
    await app.listen(0, service.config.SERVICE_HOST);
  } catch (error) {
    await app.close();
    await drop();
    throw error;
  }
  const url = await app.getUrl();
  const tokenOf = (identity: Identity | null, address = '198.51.100.1') =>
    signClaims(keys.privateKey, name, { identity, address });
  const client = (token: (address?: string) => Promise<string | null>) => new TestClient(url, token);
  return {
    url,
    app,
    service,
    database: app.get(DataSource),
    logged,
    environment,
    testDatabase,
    tokenOf,
    tokenFor: (audience, identity) => signClaims(keys.privateKey, audience, { identity, address: '198.51.100.1' }),
    as: (identity) => client((address) => tokenOf(identity, address)),
    asNobody: client((address) => tokenOf(null, address)),
    pastTheGateway: client(async () => null),
    asGateway: client(() => signClaims(keys.privateKey, name, { internal: true })),
    async stop() {
      await stopInOrder(app, service, log);
      await drop();
      problems.conclude();
    },
  };
};
