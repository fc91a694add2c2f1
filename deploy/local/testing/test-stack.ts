import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import { CACHE } from '../places.ts';
import { freePort } from '../ports.ts';
import { endStack, type Stack, startStack } from '../stack/stack.ts';
import { startOutgrownStores } from './outgrown-stores.ts';

/** Addresses of stores in containers, and how to end them. */
interface ContainerStores {
  postgresUrl: string;
  redisUrl: string;
  /** Image names, for the run's notes. */
  images: string[];
  /** Settings for the contract suites of Qdrant and S3. */
  settings: Record<string, string>;
  notes: string[];
  stop: () => Promise<void>;
}

/** deploy/images/local builds images under other names. */
const POSTGRES = process.env.TEST_POSTGRES_IMAGE ?? 'postgres:18';
const REDIS = process.env.TEST_REDIS_IMAGE ?? 'redis:7';

const FORGETFUL = ['max_connections=300', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** True when a container engine answers at DOCKER_HOST or the usual sockets. */
const engineAnswers = async (): Promise<boolean> => {
  try {
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
};

const startPostgres = (password: string): Promise<StartedTestContainer> =>
  new GenericContainer(POSTGRES)
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(FORGETFUL.flatMap((setting) => ['-c', setting]))
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 1))
    .start();

const startRedis = (): Promise<StartedTestContainer> =>
  new GenericContainer(REDIS)
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/[Rr]eady to accept connections/))
    .start();

const addressOf = (container: StartedTestContainer, port: number): string =>
  `${container.getHost()}:${container.getMappedPort(port)}`;

/**
 * Postgres, Redis and, if their images are available, Qdrant and S3 in containers; undefined without a container
 * engine.
 */
const startContainerStores = async (): Promise<ContainerStores | undefined> => {
  if (!(await engineAnswers())) return undefined;
  const password = randomBytes(12).toString('hex');
  const [postgres, redis, outgrown] = await Promise.all([startPostgres(password), startRedis(), startOutgrownStores()]);
  return {
    postgresUrl: `postgres://postgres:${password}@${addressOf(postgres, 5432)}/postgres`,
    redisUrl: `redis://${addressOf(redis, 6379)}`,
    images: [POSTGRES, REDIS],
    settings: outgrown.settings,
    notes: outgrown.notes,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop(), outgrown.stop()]);
    },
  };
};

const FOLDER = join(CACHE, 'test');

/** Removes the folders of killed test runs; a folder's name contains its process id. */
const sweep = async (): Promise<void> => {
  for (const run of readdirSync(FOLDER)) {
    if (existsSync(`/proc/${run}`)) continue;
    const folder = join(FOLDER, run);
    await endStack(folder);
    rmSync(folder, { recursive: true, force: true });
  }
};

interface TestStack extends Stack {
  settings: Record<string, string>;
}

/**
 * A temporary Postgres, Redis and mailbox on free ports: in containers when an engine answers, else embedded; likewise
 * Qdrant and S3, else their doubles. The run's notes state which. Stores at TEST_POSTGRES_URL and TEST_REDIS_URL are
 * used instead.
 */
export const startTestStack = async (): Promise<TestStack> => {
  mkdirSync(FOLDER, { recursive: true });
  await sweep();
  const dataFolder = join(FOLDER, String(process.pid));
  mkdirSync(dataFolder, { recursive: true });
  const containers = await startContainerStores();
  const { TEST_POSTGRES_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env;
  const given = { ...containers, ...(postgresUrl && { postgresUrl }), ...(redisUrl && { redisUrl }) };
  const stack = await startStack({ dataFolder, mailboxPort: await freePort(), durable: false, given });
  await stack.mailboxReady;
  const where = containers
    ? `in containers (${containers.images.join(', ')})`
    : 'embedded: no container engine answers';
  if (!postgresUrl && !redisUrl) process.stderr.write(`Note: Postgres and Redis of the tests run ${where}.\n`);
  for (const note of containers?.notes ?? []) process.stderr.write(`Note: ${note}\n`);
  const stop = async () => {
    await stack.stop();
    await containers?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...stack, stop, settings: containers?.settings ?? {} };
};
