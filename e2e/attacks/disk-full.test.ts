import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../../deploy/local/ports.ts';
import { Evenhand } from '../../deploy/local/testing/evenhand.ts';
import { SmallDisk } from '../../deploy/local/testing/small-disk.ts';

const PARTS = ['supervisor', 'gateway', 'svc-auth', 'svc-intake', 'svc-evidence', 'svc-finance', 'svc-billing'];

const post = (person: APIRequestContext, origin: string, path: string, data: object) =>
  person.post(origin + path, { data, headers: { origin, 'idempotency-key': randomUUID() } });

const readinessOf = async (one: Evenhand, service: string): Promise<string[]> => {
  const port = new RegExp(`${service} +127\\.0\\.0\\.1:(\\d+)`).exec(one.said)?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}/ready`);
  return z.object({ failed: z.array(z.string()) }).parse(await answer.json()).failed;
};

test('attacker fills the disk of the whole product, product answers 507 and recovers without a restart', async ({
  playwright,
}) => {
  const disk = SmallDisk.mount(512);
  test.skip(!disk, 'Note: a small disk cannot be mounted here.');
  if (!disk) return;
  const one = new Evenhand(disk.folder, await freePort(), await freePort(), {});
  try {
    await one.run();
    const origin = `http://localhost:${one.port}`;
    const person = await playwright.request.newContext();
    const name = { firstName: 'Alex', lastName: 'Sample' };
    const account = { email: 'alex@example.test', password: 'Correct-horse-7', ...name };
    expect((await post(person, origin, '/api/auth/password/register', account)).status()).toBe(201);
    const asset = {
      ...{ category: 'vehicle', name: 'Car', ownership: 'party_a', value: 9_000 },
      ...{ valuationDate: '2026-01-31T00:00:00.000Z', description: randomUUID().repeat(50) },
    };
    const add = async () => (await post(person, origin, '/api/financial/assets', asset)).status();
    expect(await add()).toBe(201);
    const before = PARTS.map((part) => one.pidOf(part));

    disk.fill();
    await expect.poll(add, { intervals: [0] }).toBe(507);
    expect((await person.get(`${origin}/api/financial/assets`)).status()).toBe(200);
    expect(await readinessOf(one, 'svc-finance')).toContain('disk');
    expect(PARTS.map((part) => one.pidOf(part))).toEqual(before);
    one.kill('svc-billing');
    await expect.poll(() => one.pidOf('svc-billing')).not.toBe(before.at(-1));
    await expect.poll(async () => (await person.get(`${origin}/api/plans`)).status()).toBe(200);

    disk.empty();
    await expect.poll(add).toBe(201);
    await expect.poll(() => readinessOf(one, 'svc-finance')).toEqual([]);
    expect(PARTS.slice(0, -1).map((part) => one.pidOf(part))).toEqual(before.slice(0, -1));
  } finally {
    disk.empty();
    await one.stop();
    disk.remove();
  }
});
