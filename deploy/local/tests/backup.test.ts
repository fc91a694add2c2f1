import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { sampleRecord } from '../demo/sample-case.ts';
import { CACHE } from '../places.ts';
import { freePort } from '../ports.ts';
import { type Outcome, run } from '../run.ts';
import { addressSealOf } from '../testing/address-seal.ts';
import { Evenhand } from '../testing/evenhand.ts';
import { BrowserAt } from './browser-at.ts';
import { Nginx } from './nginx.ts';

const MINUTES = 60_000;
const password = 'Even-handed-1';
const alex = { email: 'alex-planted@example.test', password, firstName: 'Alexplanted', lastName: 'Exampleplanted' };
const robin = { email: 'alex-robin@example.test', password, firstName: 'Robin', lastName: 'Sample' };
/** Words of Alex in several stores. */
const planted = [alex.email, alex.firstName, 'Planted Street 7'];

let one: Evenhand;
let nginx: Nginx;
let folder: string;
let set: { data: string; keys: string };

const command = (name: string, ...args: string[]): Promise<Outcome> =>
  run(process.execPath, ['deploy/local/bootstrap.mjs', name, ...args], { environment: one.environment });

const query = async (text: string, values: unknown[] = []): Promise<Record<string, string>[]> => {
  const client = new Client({ connectionString: one.postgresUrl() });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

const until = async (fact: () => boolean): Promise<void> => {
  for (const last = Date.now() + MINUTES; Date.now() < last; await pause(100)) if (fact()) return;
  throw new Error('It did not become true within a minute.');
};

const newestIn = (half: 'data' | 'keys'): string => {
  const place = join(folder, half);
  const name = readdirSync(place).find((each) => each.endsWith(`.${half}.age`));
  if (!name) throw new Error(`no backup in ${place}`);
  return join(place, name);
};

const restoreArguments = (data = set.data) => [
  ...['--data', data, '--keys', set.keys, '--identity', join(folder, 'identity')],
  ...['--ledger', join(folder, 'erased.ledger')],
];

const filesWith = (words: string[], place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => words.some((word) => readFileSync(file).includes(word)));

beforeAll(async () => {
  const port = await freePort();
  one = await Evenhand.onNewData({ PUBLIC_URL: `https://localhost:${port}`, PROXIES_IN_FRONT: '1' });
  await one.run();
  nginx = await Nginx.inFrontOf(one.port, port);
  folder = mkdtempSync(join(CACHE, 'start-tests/'));
  const identity = await generateX25519Identity();
  writeFileSync(join(folder, 'identity'), `# a key of this test\n${identity}\n`);
  for (const person of [alex, robin]) {
    const browser = new BrowserAt('127.0.0.6', nginx);
    expect(await browser.post('/api/auth/password/register', person)).toHaveProperty('status', 201);
    const record = sampleRecord(person.email);
    const assetDivisionDescription = 'Planted Street 7';
    await browser.post('/api/intake', person === alex ? { ...record, assetDivisionDescription } : record);
  }
  expect(await query('select from intake.intakes')).toHaveLength(2);
  const to = await identityToRecipient(identity);
  const made = await command('backup', '--data', join(folder, 'data'), '--keys', join(folder, 'keys'), '--to', to);
  expect(made.said).toMatch(/entries in \d/);
  set = { data: newestIn('data'), keys: newestIn('keys') };
}, 3 * MINUTES);

afterAll(async () => {
  await one.remove();
  await nginx.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup shows nothing without its key, and refuses one place for data and keys', async () => {
  expect(filesWith([...planted, robin.email], folder)).toEqual([]);
  const same = await command('backup', '--data', folder, '--keys', folder, '--to', 'age1');
  expect(same).toMatchObject({ ok: false, said: expect.stringContaining('belong in two places') });
  const wrong = await command('backup', '--data', join(folder, 'a'), '--keys', join(folder, 'b'), '--to', 'age1x');
  expect(wrong).toMatchObject({ ok: false, said: expect.stringContaining('not a recipient of age') });
});

test(
  'attacker reads the restored stores of an older backup: product has nothing of a person who deleted everything since, and all of the others',
  async () => {
    const sealed = addressSealOf(one.dataFolder, 'auth').address(alex.email);
    const [row] = await query('select id, case_id from auth.person where email = $1', [sealed]);
    await query(
      `insert into auth.deletion (id, case_id, person_id, asked_at, due_at, step, parts, keys, kept, found)
       values (gen_random_uuid(), $1, $2, now(), now(), 0, '[]', '{}', '{}', '[]')`,
      [row?.case_id, row?.id],
    );
    const ledger = join(one.dataFolder, 'svc-auth/erased/ledger');
    await until(() => existsSync(ledger) && readFileSync(ledger, 'utf8').includes(row?.id ?? '-'));
    // The keys and the case are erased again, too, and are to be listed again.
    const person = readFileSync(ledger, 'utf8').match(/^\S+ person .*\n/gm);
    writeFileSync(join(folder, 'erased.ledger'), person?.join('') ?? '');
    const counted = `select count(*) from intake.intakes where case_id <> '${row?.case_id}'`;
    const before = await query(counted);

    expect(await command('restore', ...restoreArguments())).toMatchObject({
      ok: false,
      said: expect.stringContaining('is not empty'),
    });
    await one.stop();
    rmSync(one.dataFolder, { recursive: true });

    const damaged = join(folder, 'damaged.data.age');
    const bytes = readFileSync(set.data);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(damaged, bytes);
    expect(await command('restore', ...restoreArguments(damaged))).toMatchObject({
      ok: false,
      said: expect.stringContaining('was changed, cut short, or encrypted for another key'),
    });
    const unsaid = await command('restore', ...restoreArguments().slice(0, -2));
    expect(unsaid).toMatchObject({ ok: false, said: expect.stringContaining('would come back') });
    expect(existsSync(one.dataFolder)).toBe(false);

    const restored = await command('restore', ...restoreArguments());
    expect(restored.said).toContain('is restored');
    expect(readFileSync(ledger, 'utf8')).toContain(` case ${row?.case_id}`);
    expect(filesWith([...planted, sealed], one.dataFolder)).toEqual([]);
    await one.run();
    expect(await query(counted)).toEqual(before);
    const again = new BrowserAt('127.0.0.7', nginx);
    const logIn = ({ email }: typeof alex) => again.post('/api/auth/password/login', { email, password });
    expect(await logIn(robin)).toHaveProperty('status', 200);
    expect(await logIn(alex)).toHaveProperty('status', 401);
  },
  5 * MINUTES,
);
