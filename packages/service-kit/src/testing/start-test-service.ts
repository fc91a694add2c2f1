import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { buildService, stopInOrder } from '../start/start-service.js';
import { testAddresses } from './addresses.js';
import { AnsweredProblems } from './answered-problems.js';
import { TestClient } from './test-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export interface TestServiceOptions {
  name: ServiceName;
  module: Type | DynamicModule;
  /** The service's own configuration schema; default: ServiceConfig. */
  config?: z.ZodType<ServiceConfig>;
  /** Overrides the harness's settings. */
  environment?: Record<string, string>;
  /** Also runs `inWorker` jobs. */
  worker?: boolean;
  /** Shares the database and Redis of this first process. */
  sharing?: TestService;
}

/** A service on a real database, Redis and mailbox, listening on a free port. */
export interface TestService {
  url: string;
  app: INestApplication;
  service: RunningService;
  /** Connected with the service's role. */
  database: DataSource;
  /** Log lines so far. */
  logged: string[];
  environment: Record<string, string>;
  testDatabase: TestDatabase;
  /** The gateway's token for a caller (null: anonymous) at a network address. */
  tokenOf(identity: Identity | null, address?: string): Promise<string>;
  /** The gateway's token for another service. */
  tokenFor(service: ServiceName, identity: Identity): Promise<string>;
  as(identity: Identity): TestClient;
  /** Calls through the gateway without a session. */
  asAnonymous: TestClient;
  /** Calls without the gateway's signature. */
  pastTheGateway: TestClient;
  /** For routes under /internal. */
  asGateway: TestClient;
  /** Stops as on SIGTERM, and drops the database unless another process shares it. */
  stop(): Promise<void>;
}

/** One key pair a worker of the tests: services on shared data accept the same tokens. */
const keys = generateKeyPairSync('ed25519');

/** One of each a worker of the tests: services that exchange events share them. */
const [queueKey, addressKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

const environmentFor = (databaseUrl: string, folder: string, given: Record<string, string> = {}) => {
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
    ADDRESS_KEY: addressKey,
    STOP_DELAY_MS: '0',
    DATA_FOLDER: folder,
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

/** Starts a service in this process. Call `stop` in `afterAll`. */
export const startTestService = async (options: TestServiceOptions): Promise<TestService> => {
  const { name, module, sharing, worker, config: schema = ServiceConfig } = options;
  const testDatabase = sharing?.testDatabase ?? (await createTestDatabase());
  const schemaName = name.replace('svc-', '');
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const environment: Record<string, string> = sharing
    ? { ...sharing.environment, ...options.environment }
    : environmentFor(await testDatabase.roleFor(schemaName), folder, options.environment);
  const logged: string[] = [];
  const log = createLog(name, 'info', collecting(logged));
  const { app, service } = await buildService({ name, module, config: parseConfig(schema, environment), worker }, log);
  const problems = new AnsweredProblems();
  app.use(problems.collect);
  const drop = async () => {
    rmSync(folder, { recursive: true });
    if (!sharing) await testDatabase.drop();
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
    asAnonymous: client((address) => tokenOf(null, address)),
    pastTheGateway: client(async () => null),
    asGateway: client(() => signClaims(keys.privateKey, name, { internal: true })),
    async stop() {
      await stopInOrder(app, service, log);
      await drop();
      problems.conclude();
    },
  };
};
