import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findPdfTools } from '../browser.ts';
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
import { claimPort, freePort } from '../ports.ts';
import { run } from '../run.ts';
import { leaveWith } from '../trouble.ts';
import { must } from '../twins/server.ts';

const DATA = join(CACHE, 'containers');
const STORES = ['postgres', 'redis', 'mailbox'];
const PARTS = deployables.map(({ name }) => name);
const BASES = ['node', 'redis', 'postgres'];
/** The user of the product's images. */
const NODE_USER = 1_000;
/** The pages name their address, so that it is the same in each run: the images are built for it. */
const PORT = 8_280;

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
  for (const name of ['', 'logs', ...STORES, ...new Set(deployables.map(workspaceOf))]) {
    const folder = join(DATA, name);
    mkdirSync(folder, { recursive: true });
    chownSync(folder, NODE_USER, NODE_USER);
  }
  // Stores have users of their own.
  for (const name of STORES) chmodSync(join(DATA, name), 0o777);
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

const print = ({ service, image, megabytes, user, isReadOnly, healthyAfter }: Row): void => {
  const root = isReadOnly ? 'read-only' : 'writable';
  const cells = [service, image, `${megabytes.toFixed(0)} MB`, user, root, `${healthyAfter.toFixed(1)} s`];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
};

const build = async (compose: Compose): Promise<void> => {
  const missing = [];
  for (const name of BASES) if (!(await hasImage(`evenhand-test-${name}`))) missing.push(name);
  if (missing.length > 0) await must('deploy/images/local/build.sh', missing);
  await compose.build([...PARTS, 'prepare']);
};

/** `npm run containers` builds the images, runs them as docker-compose.yml says, and takes a couple to the sealed file. */
const containers = async (): Promise<boolean> => {
  findPdfTools();
  const browser = await findBrowser();
  const ports = { postgres: await freePort(), redis: await freePort(), mailbox: await freePort() };
  const compose = await Compose.install('evenhand-try', {
    NODE_IMAGE: 'localhost/evenhand-test-node',
    PUBLIC_URL: `http://localhost:${PORT}`,
    PORT: String(await claimPort(PORT, 'PORT')),
    MAILBOX_PORT: String(ports.mailbox),
    POSTGRES_PORT: String(ports.postgres),
    REDIS_PORT: String(ports.redis),
    DATA_FOLDER: DATA,
  });
  await build(compose);
  layOutData();
  try {
    const rows = await start(compose);
    process.stdout.write('| container | image | size | user | root | healthy after |\n|---|---|---:|---|---|---:|\n');
    for (const row of rows) print(row);
    const journey = await run('playwright', ['test', '--config', 'e2e/containers/playwright.config.ts'], {
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
    process.stdout.write(
      `\nThe journey to the sealed file ${journey.ok ? 'passed' : `failed: logs are in ${DATA}`}.\n`,
    );
    return journey.ok;
  } finally {
    await compose.down();
  }
};

process.exit((await containers().catch(leaveWith)) ? 0 : 1);
