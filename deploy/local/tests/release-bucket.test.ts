import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bucket } from '../releases/bucket.ts';
import { pull } from '../releases/bucket-copy.ts';
import { promote, publishCandidate, requireManifest, rollBack } from '../releases/publish.ts';
import { newReleaseKey } from '../releases/release-key.ts';
import { type ReleaseStore, readManifest } from '../releases/release-store.ts';
import { verifyVersion } from '../releases/statement.ts';
import { writeSite } from '../releases/write-site.ts';
import { siteOf } from '../site.ts';
import { add, buildFinance, liveStore, newFolder, newStore, SITE } from './released-builds.ts';
import { startBucket, type TestBucket } from './releases-bucket.ts';

const NAME = 'mfe-finance';
const DAY_MS = 24 * 60 * 60 * 1_000;
let remote: TestBucket;
const keys = [newReleaseKey()];

/** One machine of the installation: its copy of the bucket. */
const machine = (): ReleaseStore => ({ folder: newFolder(), bucket: remote.bucket, site: SITE, keys, validDays: 30 });

/** A machine that published the first releases. */
const firstMachine = (): Promise<ReleaseStore> => liveStore(new Date(), machine());

/** Another one, with what the bucket has. */
const otherMachine = async (): Promise<ReleaseStore> => {
  const store = machine();
  await pull(store);
  return store;
};

const liveVersion = (store: ReleaseStore) => requireManifest(store).parts[NAME]?.live.version;

const candidate = async (store: ReleaseStore, text: string): Promise<string> => {
  const version = add(store, NAME, buildFinance(text));
  await publishCandidate(store, NAME, version);
  return version;
};

beforeEach(async () => {
  remote = await startBucket();
});
afterEach(() => remote.stop());

test('a bucket has the layout of the folder, and another machine has the same releases from it', async () => {
  const first = await firstMachine();
  const other = await otherMachine();
  expect(readManifest(other)).toEqual(readManifest(first));
  const below = (store: ReleaseStore) =>
    ['manifests', 'versions'].flatMap((name) =>
      readdirSync(join(store.folder, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
    );
  expect(below(other).sort()).toEqual(below(first).sort());
  const objects = (await remote.bucket.list('')).map(({ key }) => key);
  expect(objects.filter((key) => !below(first).includes(key))).toEqual([]);
  verifyVersion(other, NAME, liveVersion(other) ?? '');
});

test('a release of one machine is live on another, which lays the site out from it, and rolls it back', async () => {
  const first = await firstMachine();
  const [before, other] = [liveVersion(first), await otherMachine()];
  const version = await candidate(other, 'Pay');
  await promote(other, NAME, 100);
  await pull(first);
  expect(liveVersion(first)).toBe(version);
  const site = join(first.folder, 'site');
  await writeSite(first, site);
  expect(existsSync(join(site, `remotes/${NAME}/${version}/remoteEntry.js`))).toBe(true);
  await rollBack(first, NAME);
  await pull(other);
  expect(liveVersion(other)).toBe(before);
});

test('of two machines that release at the same moment one is refused, and what the other made live stays live', async () => {
  const first = await firstMachine();
  const other = await otherMachine();
  const versions = [add(first, NAME, buildFinance('One')), add(other, NAME, buildFinance('Two'))];
  const done = await Promise.allSettled([
    publishCandidate(first, NAME, versions[0] ?? ''),
    publishCandidate(other, NAME, versions[1] ?? ''),
  ]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(done.find(({ status }) => status === 'rejected')).toHaveProperty(
    'reason.message',
    expect.stringContaining('Another release was published at the same time'),
  );
  const winner = versions[done.findIndex(({ status }) => status === 'fulfilled')];
  const third = await otherMachine();
  expect(requireManifest(third).parts[NAME]?.canary?.release.version).toBe(winner);
});

test.each([
  ['while a file of a version is sent', /^PUT \/[\w-]+\/versions\/mfe-finance\/\w+\/static/],
  ['before the statement of a version is sent', /^PUT \/[\w-]+\/versions\/mfe-finance\/\w+\/release\.json/],
  ['before a manifest is created', /^PUT \/[\w-]+\/manifests\//],
])('a bucket that does not answer %s leaves what is live, and a repeated release is published', async (_, at) => {
  const first = await firstMachine();
  const before = liveVersion(first);
  remote.breakAt(at);
  const version = add(first, NAME, buildFinance('Pay'));
  await expect(publishCandidate(first, NAME, version)).rejects.toThrow(
    /^The release store http\S+ does not answer \(.+\)/,
  );
  expect(requireManifest(first).parts[NAME]).not.toHaveProperty('canary');
  remote.breakAt(null);
  const other = await otherMachine();
  expect(requireManifest(other).parts[NAME]).not.toHaveProperty('canary');
  expect(liveVersion(other)).toBe(before);
  await publishCandidate(first, NAME, version);
  await pull(other);
  expect(requireManifest(other).parts[NAME]?.canary?.release.version).toBe(version);
  verifyVersion(other, NAME, version);
});

test('a machine that cannot read a version whole keeps the releases that it has', async () => {
  const first = await firstMachine();
  const other = await otherMachine();
  const before = readManifest(other);
  await candidate(first, 'Pay');
  remote.breakAt(/^GET \/[\w-]+\/versions\/mfe-finance\/\w+\/static/);
  await expect(pull(other)).rejects.toThrow('does not answer');
  expect(readManifest(other)).toEqual(before);
  remote.breakAt(null);
  await pull(other);
  expect(readManifest(other)).toEqual(readManifest(first));
});

test('a machine that starts while the bucket does not answer serves the releases that it has, and names the reason', async () => {
  const first = await firstMachine();
  remote.breakAt(/./);
  const sentences: string[] = [];
  const site = await siteOf(first, 'changed sources', (sentence) => sentences.push(sentence));
  expect(sentences).toEqual([expect.stringContaining('does not answer')]);
  expect(JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'))).toHaveProperty('signatures');
  await expect(siteOf(machine(), 'changed sources', () => {})).rejects.toThrow('does not answer');
});

test('a bucket that nothing changed in is asked once', async () => {
  await firstMachine();
  const other = await otherMachine();
  remote.asked.length = 0;
  await pull(other);
  expect(remote.asked).toHaveLength(1);
});

test('versions that no manifest names stay in a bucket for seven days', async () => {
  const first = await firstMachine();
  const old = liveVersion(first) ?? '';
  const release = async (text: string, at = new Date()) => {
    await publishCandidate(first, NAME, add(first, NAME, buildFinance(text)), at);
    await promote(first, NAME, 100, at);
  };
  const isThere = async () => (await remote.bucket.list(`versions/${NAME}/${old}/`)).length > 0;
  await release('second');
  await release('third');
  expect(await isThere()).toBe(true);
  await release('fourth', new Date(Date.now() + 8 * DAY_MS));
  expect(await isThere()).toBe(false);
});

test('a bucket refuses wrong keys with a sentence', async () => {
  const bucket = new Bucket({ ...remote.settings, secretKey: 'wrong' });
  await expect(pull({ ...newStore(), bucket })).rejects.toThrow(
    /^The release store http\S+ refuses \(.+\): what is live stays live/,
  );
});

test('a manifest of another installation is refused', async () => {
  await firstMachine();
  const other = { ...machine(), keys: [newReleaseKey()] };
  await pull(other);
  expect(() => readManifest(other)).toThrow('is not signed by the key of this installation');
  expect(readFileSync(join(other.folder, 'manifests/00000001.json'), 'utf8')).toContain('signatures');
});
