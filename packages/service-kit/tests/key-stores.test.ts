import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyFiles } from '../src/keys/key-files.js';
import type { KeyStore } from '../src/keys/key-store.js';
import { MasterKey } from '../src/keys/master-key.js';
import { KeyServiceError, TransitKeys } from '../src/keys/transit-keys.js';
import { isOperational } from '../src/problems/operational.js';
import { startKeyService } from '../src/testing/key-service.js';

const aName = () => ({ caseId: randomUUID(), id: randomUUID() });
const secret = randomBytes(32);

const files = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const store = new KeyFiles(join(folder, 'case-keys'), new MasterKey(randomBytes(32)));
  return { store, stop: () => rmSync(folder, { recursive: true }) };
};

const transit = async () => {
  const { settings, stop } = await startKeyService();
  return { store: new TransitKeys({ ...settings, owner: 'evidence' }), stop };
};

describe.each([
  ['files', files],
  ['a key service', transit],
])('keys in %s', (_, start) => {
  let store: KeyStore;
  let stop: () => void;
  beforeAll(async () => {
    ({ store, stop } = await start());
  });
  afterAll(() => stop());

  test('a kept key is found under its own name alone, until it is erased', async () => {
    const [name, other] = [aName(), aName()];
    const wrapped = await store.keep(name, secret);
    expect(wrapped?.includes(secret) ?? false).toBe(false);
    expect(store.owns({ ...name, wrapped })).toBe(true);
    expect((await store.find({ ...name, wrapped }))?.equals(secret)).toBe(true);
    await store.keep(other, randomBytes(32));
    const confused = await store.find({ ...other, wrapped }).catch(() => null);
    expect(confused?.equals(secret) ?? false).toBe(false);

    await store.erase(name);
    await store.erase(name);
    expect(await store.find({ ...name, wrapped })).toBeNull();
  });

  test('a key is kept again under its name after a process was killed in between', async () => {
    const name = aName();
    await store.keep(name, randomBytes(32));
    const wrapped = await store.keep(name, secret);
    expect((await store.find({ ...name, wrapped }))?.equals(secret)).toBe(true);
  });

  test('names are listed with the time at which they were made, and erased ones are not', async () => {
    const [kept, erased] = [aName(), aName()];
    for (const name of [kept, erased]) await store.keep(name, secret);
    await store.erase(erased);
    const names = await store.names();
    expect(names).toContainEqual(kept);
    expect(names).not.toContainEqual(erased);
    expect(Math.abs(((await store.madeAt(kept))?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await store.madeAt(erased)).toBeNull();
  });
});

test('a key service that is sealed, or refuses the token, is unavailable; its keys are not reported as erased', async () => {
  const { settings, transit: double, stop } = await startKeyService();
  const store = new TransitKeys({ ...settings, owner: 'evidence' });
  const name = aName();
  const wrapped = await store.keep(name, secret);
  const refused = await new TransitKeys({ ...settings, token: 'other', owner: 'evidence' })
    .find({ ...name, wrapped })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(KeyServiceError);
  expect(isOperational(refused)).toBe(true);
  double.isSealed = true;
  if (!process.env.KEY_SERVICE_URL) await expect(store.erase(name)).rejects.toThrow('Vault is sealed');
  stop();
});
