import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeyFiles } from '../src/keys/key-files.js';
import { MasterKey } from '../src/keys/master-key.js';
import { fromSource } from '../src/testing/from-source.js';

const CHILD = fileURLToPath(new URL('./killed-at-step.child.ts', import.meta.url));
const [former, next] = [1, 2].map(() => randomBytes(32).toString('base64'));

/** Steps beyond the last one of either act end without a kill. */
const STEPS = Array.from({ length: 14 }, (_, index) => index + 1);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenhand-killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesBy = (keys: string) => new KeyFiles(folder, MasterKey.from(keys, ''));

/** A key that a process was killed over; whether it was. */
const killedOver = async (act: 'rewrap' | 'erase', step: number) => {
  const [name, secret] = [{ caseId: randomUUID(), id: randomUUID() }, randomBytes(32)];
  await filesBy(`${former}`).keep(name, secret);
  const given = [folder, `${next},${former}`, name.caseId, name.id, act, String(step)];
  const child = spawn(process.execPath, [...fromSource, CHILD, ...given], { stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the child ended with ${code}`);
  return { name, secret, wasKilled: signal === 'SIGKILL' };
};

const namesWith = async (id: string): Promise<string[]> => (await readdir(folder)).filter((file) => file.includes(id));

test('a process killed at any step of wrapping a key again leaves the key, and the next one finishes', async () => {
  const killed = await Promise.all(STEPS.map((step) => killedOver('rewrap', step)));
  expect(killed.filter(({ wasKilled }) => wasKilled).length).toBeGreaterThan(6);
  expect(killed.some(({ wasKilled }) => !wasKilled)).toBe(true);
  const [both, alone] = [filesBy(`${next},${former}`), filesBy(`${next}`)];
  for (const { name, secret } of killed) {
    expect(await both.find({ ...name, wrapped: null })).toEqual(secret);
    if (await both.needsRewrapping(name)) await both.rewrap(name);
    expect(await alone.find({ ...name, wrapped: null })).toEqual(secret);
    expect(await namesWith(name.id)).toEqual([`${name.caseId}.${name.id}`]);
  }
}, 60_000);

test('a process killed at any step of erasing a key leaves nothing that opens, once it is erased again', async () => {
  const killed = await Promise.all(STEPS.map((step) => killedOver('erase', step)));
  expect(killed.filter(({ wasKilled }) => wasKilled).length).toBeGreaterThan(4);
  const both = filesBy(`${next},${former}`);
  for (const { name } of killed) {
    await both.erase(name);
    expect(await both.find({ ...name, wrapped: null })).toBeNull();
    expect(await namesWith(name.id)).toEqual([]);
  }
}, 60_000);
