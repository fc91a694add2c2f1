import { spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { testAddresses } from '../src/testing/addresses.js';
import { eventually } from '../src/testing/eventually.js';
import type { RealProcess } from '../src/testing/real-process.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { addThing, listThings, ThingsModule } from './things.js';
import { thingsProcess } from './things-process.js';

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** A disk of 24 MB; undefined without permission to mount. */
const mountSmallDisk = (): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  if (succeeds('mount', '-t', 'tmpfs', '-o', 'size=24m,mode=755', 'small-disk', folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
};

const administrate = async (database: string, sql: string): Promise<Record<string, unknown>[]> => {
  const url = Object.assign(new URL(testAddresses().TEST_POSTGRES_URL), { pathname: `/${database}` });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const disk = mountSmallDisk();
const filler = join(disk ?? '', 'filler');

const fill = (): void => {
  const file = openSync(filler, 'a');
  try {
    for (const bytes of [65_536, 4_096, 1]) fillBy(file, Buffer.alloc(bytes));
  } finally {
    closeSync(file);
  }
};

const fillBy = (file: number, block: Buffer): void => {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!String(error).includes('ENOSPC')) throw error;
  }
};

/** Moves the table of things to the small disk; false when Postgres is on another machine. */
const moveThings = async ({ testDatabase: { name } }: TestService): Promise<boolean> => {
  const [{ data_directory: data } = {}] = await administrate(name, 'show data_directory');
  if (!existsSync(String(data))) return false;
  const folder = join(disk ?? '', 'rows');
  mkdirSync(folder);
  const { uid, gid } = statSync(String(data));
  chownSync(folder, uid, gid);
  await administrate('postgres', `create tablespace ${name} location '${folder}'`);
  await administrate('postgres', `grant create on tablespace ${name} to public`);
  await administrate(name, `alter table finance.thing set tablespace ${name}`);
  return true;
};

let whole: TestService;
let running: RealProcess | undefined;
beforeAll(async () => {
  whole = await startTestService({ name: 'svc-finance', module: ThingsModule });
});
afterAll(async () => {
  await running?.kill();
  await whole.stop();
  await administrate('postgres', `drop tablespace if exists ${whole.testDatabase.name}`);
  if (disk) {
    succeeds('umount', disk);
    rmSync(disk, { recursive: true });
  }
});

test('attacker fills the disk, product answers 507, keeps running, and accepts writes once there is space', async () => {
  if (!disk || !(await moveThings(whole))) {
    process.stderr.write('Note: no full disk was tried: a small one cannot be mounted here.\n');
    return;
  }
  const settings = { DATA_FOLDER: disk };
  const started = await thingsProcess(whole, settings, join(disk, 'service.log'));
  const { owner, readiness } = started;
  running = started.running;
  const add = () => owner.call(addThing, { body: { name: 'a thing', size: 1 } });
  const pid = running.pid;
  expect((await add()).status).toBe(201);
  await eventually(async () => expect((await readiness()).status).toBe(200));

  fill();
  await eventually(async () =>
    expect(await add()).toMatchObject({
      status: 507,
      body: { code: 'no-room', detail: expect.stringContaining('was not saved') },
    }),
  );
  expect((await owner.call(listThings)).status).toBe(200);
  expect(await readiness()).toMatchObject({ status: 503, body: { failed: ['disk'] } });

  rmSync(filler);
  expect((await add()).status).toBe(201);
  await eventually(async () => expect((await readiness()).status).toBe(200));
  expect(running.pid).toBe(pid);
  expect(running.output).toContain('"status":507');
});
