import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findPdfTools } from '../browser.ts';
import { buildSome } from '../build.ts';
import { deployables, workspaceOf } from '../deployables.ts';
import { Compose } from '../images/compose.ts';
import { imageOf } from '../images/image-of.ts';
import {
  type Confinement,
  confinementOf,
  finished,
  hasImage,
  megabytesOf,
  secondsUntilHealthy,
} from '../images/podman.ts';
import { CACHE } from '../places.ts';
import { freePort } from '../ports.ts';
import { run } from '../run.ts';
import { untilStopped } from '../stopping.ts';
import { must } from '../twins/server.ts';

const DATA = join(CACHE, 'containers');
/** Stores whose files the journey searches. */
const KEPT = ['postgres', 'redis'];
const STORES = [...KEPT, 'mailbox'];
const PARTS = deployables.map(({ name }) => name);
const BASES = ['node', 'redis', 'postgres'];
/** The user of the product's images. */
const NODE_USER = 1_000;
/** The pages name their address, so that it is the same in each run: the images are built for it. */
const PORT = 8_280;

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

interface Row extends Confinement {
  service: string;
  image: string;
  megabytes: number;
  healthyAfter: number;
}

const imageRunBy = (service: string): string => {
  const deployable = deployables.find(({ name }) => name === service);
  if (deployable) return imageOf(deployable);
  return service === 'mailbox' ? 'evenhand' : `evenhand-test-${service}`;
};

/** Folders that containers find when they start. */
const layOutData = (): void => {
  rmSync(DATA, { recursive: true, force: true });
  for (const name of ['', 'logs', ...KEPT, ...new Set(deployables.map(workspaceOf))]) {
    const folder = join(DATA, name);
    mkdirSync(folder, { recursive: true });
    chownSync(folder, NODE_USER, NODE_USER);
  }
  // The users of stores have other ids.
  for (const name of KEPT) chmodSync(join(DATA, name), 0o777);
};

const rowOf = async (compose: Compose, service: string): Promise<Row> => {
  const container = compose.containerOf(service);
  const image = imageRunBy(service);
  const [healthyAfter, megabytes] = [await secondsUntilHealthy(container), await megabytesOf(image)];
  return { service, image, megabytes, healthyAfter, ...(await confinementOf(container)) };
};

const start = async (compose: Compose): Promise<Row[]> => {
  await compose.up(STORES);
  const stores = await Promise.all(STORES.map((store) => rowOf(compose, store)));
  await compose.up(['prepare']);
  await finished(compose.containerOf('prepare'));
  await compose.up(PARTS);
  return [...stores, ...(await Promise.all(PARTS.map((part) => rowOf(compose, part))))];
};

const lineOf = ({ service, image, megabytes, user, isReadOnly, healthyAfter }: Row): string => {
  const root = isReadOnly ? 'read-only' : 'writable';
  const cells = [service, image, `${megabytes.toFixed(0)} MB`, user, root, `${healthyAfter.toFixed(1)} s`];
  return `| ${cells.join(' | ')} |`;
};

const build = async (compose: Compose): Promise<void> => {
  const missing = [];
  for (const name of BASES) if (!(await hasImage(`evenhand-test-${name}`))) missing.push(name);
  if (missing.length > 0) await must('deploy/images/local/build.sh', missing);
  await compose.build([...PARTS, 'prepare']);
};

const journey = async (ports: Record<string, number>, browser: string | undefined): Promise<boolean> => {
  // It opens sealed addresses with it.
  await buildSome('service-kit');
  const { ok } = await run('playwright', ['test', '--config', 'e2e/containers/playwright.config.ts'], {
    loud: true,
    environment: {
      ...(browser && { CHROMIUM: browser }),
      E2E_PORT: String(PORT),
      E2E_MAILBOX_PORT: String(ports.mailbox),
      E2E_DATA_FOLDER: DATA,
      E2E_POSTGRES_URL: `postgres://postgres:evenhand@127.0.0.1:${ports.postgres}/evenhand`,
      E2E_REDIS_URL: `redis://:evenhand@127.0.0.1:${ports.redis}`,
    },
  });
  return ok;
};

/**
 * `npm run containers` builds the images, runs docker-compose.yml with them, and takes a couple to the sealed file;
 * `-- built` uses the images that are there.
 */
await untilStopped(tell, async ({ onStop, stop }) => {
  findPdfTools();
  const browser = await findBrowser();
  const ports = { postgres: await freePort(), redis: await freePort(), mailbox: await freePort() };
  const compose = await Compose.install('evenhand-try', {
    NODE_IMAGE: 'localhost/evenhand-test-node',
    PUBLIC_URL: `http://localhost:${PORT}`,
    PORT: String(PORT),
    MAILBOX_PORT: String(ports.mailbox),
    POSTGRES_PORT: String(ports.postgres),
    REDIS_PORT: String(ports.redis),
    DATA_FOLDER: DATA,
  });
  if (!process.argv.includes('built')) await build(compose);
  // Of a run that was killed.
  await compose.down();
  layOutData();
  onStop(() => compose.down());
  const rows = await start(compose);
  tell('| container | image | size | user | root | healthy after |\n|---|---|---:|---|---|---:|');
  for (const row of rows) tell(lineOf(row));
  const passed = await journey(ports, browser);
  tell(`\nThe journey to the sealed file ${passed ? 'passed' : `failed: logs are in ${DATA}`}.`);
  await stop();
  process.exit(passed ? 0 : 1);
});
