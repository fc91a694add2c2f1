import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../places.ts';
import { freePort } from '../ports.ts';
import { endStack, type Stack, startStack } from '../stack/stack.ts';
import { startContainerStores } from './containers.ts';

const FOLDER = join(CACHE, 'test');

/** Removes what test runs left that were killed before they could clean up. A run's folder bears its process number. */
const sweep = async (): Promise<void> => {
  for (const run of readdirSync(FOLDER)) {
    if (existsSync(`/proc/${run}`)) continue;
    const folder = join(FOLDER, run);
    await endStack(folder);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The stack of a test run, and the settings by which some suites find a server instead of a double. */
interface TestStack extends Stack {
  settings: Record<string, string>;
}

/**
 * A throw-away Postgres, Redis and mailbox for one run of tests, on free ports. Postgres and Redis run in containers
 * when an engine answers, else from the embedded parts; so do Qdrant and S3 storage, else their doubles. Notes of the
 * run name which.
 */
export const startTestStack = async (): Promise<TestStack> => {
  mkdirSync(FOLDER, { recursive: true });
  await sweep();
  const dataFolder = join(FOLDER, String(process.pid));
  mkdirSync(dataFolder, { recursive: true });
  const containers = await startContainerStores();
  const stack = await startStack({ dataFolder, mailboxPort: await freePort(), durable: false, given: containers });
  await stack.mailboxReady;
  const where = containers
    ? `in containers (${containers.images.join(', ')})`
    : 'embedded: no container engine answers';
  process.stderr.write(`Note: Postgres and Redis of the tests run ${where}.\n`);
  for (const note of containers?.notes ?? []) process.stderr.write(`Note: ${note}\n`);
  const stop = async () => {
    await stack.stop();
    await containers?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...stack, stop, settings: containers?.settings ?? {} };
};
