import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { OUTCOME_COUNTS } from '../../../packages/contracts/src/release-set.ts';
import { freePort } from '../ports.ts';
import { promote, rollBack } from '../releases/publish.ts';
import { type ReleaseStore, readSigned } from '../releases/release-store.ts';
import { integrityOf } from '../releases/versions.ts';
import { watchReleases } from '../releases/watch-releases.ts';
import { writeSite } from '../releases/write-site.ts';
import { startRedis } from '../stack/redis.ts';
import {
  buildFinance,
  buildShell,
  candidate,
  candidateOf,
  DAY_MS,
  fillDiskAt,
  liveStore,
  liveVersion,
  NAME,
  newFolder,
  SITE,
} from './released-builds.ts';

const CHECKOUT = 'checkout/index.html';

const layOut = async (store: ReleaseStore) => {
  const site = join(store.folder, 'site');
  await writeSite(store, site);
  const read = (file: string): string | null =>
    existsSync(join(site, file)) ? readFileSync(join(site, file), 'utf8') : null;
  return read;
};
test('the site is what the manifest states, and pages pin its key and its origin', async () => {
  const store = await liveStore();
  const read = await layOut(store);
  expect(read('remotes.json')).toBe(readSigned(store)?.text);
  expect(read(`remotes/${NAME}/${liveVersion(store)}/remoteEntry.js`)).toMatch('"Checkout"');
  expect(read(CHECKOUT)).toMatch(`/remotes/${NAME}/${liveVersion(store)}/remoteEntry.js`);
  for (const page of ['app.html', CHECKOUT, '404.html'])
    expect(read(page)).toMatch(`<meta name="release-keys" content="${store.keys[0]?.publicKey}" data-site="${SITE}">`);
  expect(read(CHECKOUT)).toMatch(/routes\.js" integrity="sha256-[^"]+" crossorigin="anonymous">/);
  expect(read('index.html')).toBeNull();
  expect(read('drawn/frame.json')).toBeNull();
});

test('compressed files for machines have the origin of the site, whatever the build was compressed to', async () => {
  const store = await liveStore();
  const sitemap = '<loc>__ORIGIN__/</loc>'.repeat(100);
  const drawn = { 'drawn/root/sitemap.xml': sitemap, 'drawn/root/sitemap.xml.br': brotliCompressSync(sitemap) };
  await candidateOf(store, NAME, buildFinance('Pay', drawn));
  await promote(store, NAME, 100);
  await layOut(store);
  const compressed = readFileSync(join(store.folder, 'site/sitemap.xml.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(sitemap.replaceAll('__ORIGIN__', SITE));
});

test('a release to no one changes no page', async () => {
  const store = await liveStore();
  const before = (await layOut(store))(CHECKOUT);
  await candidate(store);
  const read = await layOut(store);
  expect(read(CHECKOUT)).toBe(before);
  expect(read(`sets/0/${CHECKOUT}`)).toBeNull();
});

test('a canary has pages for its set where they differ, and files next to the live ones', async () => {
  const store = await liveStore();
  const version = await candidate(store);
  await promote(store, NAME, 10);
  const read = await layOut(store);
  expect(read(`sets/10/${CHECKOUT}`)).toMatch(`/remotes/${NAME}/${version}/remoteEntry.js`);
  expect(read(CHECKOUT)).toMatch(`/remotes/${NAME}/${liveVersion(store)}/remoteEntry.js`);
  expect(read('sets/10/404.html')).toBeNull();
  expect(read(`remotes/${NAME}/${version}/remoteEntry.js`)).toMatch('"Pay"');
});

test('files of a version that was rolled back stay for tabs that have it, and pages of its set for one more layout', async () => {
  const store = await liveStore();
  const version = await candidate(store);
  await promote(store, NAME, 10);
  await layOut(store);
  await rollBack(store, NAME);
  const read = await layOut(store);
  expect(read(`remotes/${NAME}/${version}/remoteEntry.js`)).toMatch('"Pay"');
  expect(read(`sets/10/${CHECKOUT}`)).not.toBeNull();
  await candidateOf(store, NAME, buildFinance('Third'));
  expect((await layOut(store))(`sets/10/${CHECKOUT}`)).toBeNull();
  expect(existsSync(join(store.folder, 'site/sets'))).toBe(false);
});

test('files of the shell that are named by content stay next to those of the next one', async () => {
  const store = await liveStore();
  await layOut(store);
  await candidateOf(store, 'shell', buildShell('next'));
  await promote(store, 'shell', 100);
  await layOut(store);
  await candidate(store);
  const read = await layOut(store);
  expect(read('favicon.svg')).toBe('next');
  expect(read('static/js/index.shell.js')).toBe('shell');
  expect(read('static/js/index.next.js')).toBe('next');
});

test.each(['shell', NAME])(
  'a site is not laid out from a version of %s that differs from the signed one',
  async (name) => {
    const store = await liveStore();
    await layOut(store);
    const version = await candidateOf(store, name, name === NAME ? buildFinance('Pay') : buildShell('next'));
    await promote(store, name, 100);
    const before = readFileSync(join(store.folder, 'site/app.html'), 'utf8');
    const folder = join(store.folder, 'versions', name, version);
    const file = name === NAME ? 'drawn/files.json' : 'index.html';
    const changed = `${readFileSync(join(folder, file), 'utf8')}\n`;
    writeFileSync(join(folder, file), changed);
    await expect(layOut(store)).rejects.toThrow(`${file} of ${name} ${version} is missing, changed or added`);
    const statement = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    statement.files[file] = integrityOf(join(folder, file));
    writeFileSync(join(folder, 'release.json'), JSON.stringify(statement));
    await expect(layOut(store)).rejects.toThrow(`release.json of ${name} ${version} is missing, changed or added`);
    expect(readFileSync(join(store.folder, 'site/app.html'), 'utf8')).toBe(before);
  },
);

test('a site that is laid out already is left alone', async () => {
  const store = await liveStore();
  await layOut(store);
  const before = readFileSync(join(store.folder, 'laid-out.json'), 'utf8');
  await layOut(store);
  expect(readFileSync(join(store.folder, 'laid-out.json'), 'utf8')).toBe(before);
});

test.each(['', '{"from":"1 ', '{"from":"1"}'])(
  'a site is laid out when the record of the layout before is cut short to %j',
  async (record) => {
    const store = await liveStore();
    await layOut(store);
    writeFileSync(join(store.folder, 'laid-out.json'), record);
    await candidate(store);
    await promote(store, NAME, 100);
    expect((await layOut(store))('remotes.json')).toBe(readSigned(store)?.text);
    expect(JSON.parse(readFileSync(join(store.folder, 'laid-out.json'), 'utf8')).files).toContain('remotes.json');
  },
);

test.each(['site/app.html', 'laid-out.json'])(
  'a site is laid out again after the disk was full at %s, and no half of a file stays',
  async (file) => {
    const store = await liveStore();
    fillDiskAt(join(store.folder, `${file}.${process.pid}.part`));
    await expect(layOut(store)).rejects.toThrow('The disk of the release store is full');
    await candidate(store);
    await promote(store, NAME, 100);
    expect((await layOut(store))('remotes.json')).toBe(readSigned(store)?.text);
    expect(readdirSync(store.folder, { recursive: true }).join()).not.toContain('.part');
  },
);

/** One look at the releases: the first sentence ends it. */
const watchOnce = async (store: ReleaseStore, redisUrl?: string): Promise<string[]> => {
  const url = redisUrl ?? `redis://127.0.0.1:${await freePort()}`;
  const [site, ended] = [join(store.folder, 'site'), new AbortController()];
  const sentences: string[] = [];
  await watchReleases(store, site, url, ended.signal, (sentence) => {
    sentences.push(sentence);
    ended.abort();
  });
  expect(readFileSync(join(site, 'remotes.json'), 'utf8')).toBe(readSigned(store)?.text);
  return sentences;
};

test('a release is laid out while a canary runs and Redis is away', async () => {
  const store = await liveStore();
  await candidate(store);
  await promote(store, NAME, 10);
  expect(await watchOnce(store)).toEqual([expect.stringContaining('Releases: ')]);
});

test('a release is laid out by a machine whose clock is behind it', async () => {
  const store = await liveStore(new Date(Date.now() + 2 * DAY_MS));
  expect(await watchOnce(store)).toEqual([expect.stringContaining('Releases: The clock of this machine is behind')]);
});

test('the counts of a version that is withdrawn, or given to no one yet, are forgotten, and those of a live one stay', async () => {
  const dataFolder = newFolder();
  for (const name of ['logs', 'pids']) mkdirSync(join(dataFolder, name));
  const server = await startRedis({ dataFolder, durable: false });
  const redis = new Redis(server.url);
  try {
    const store = await liveStore();
    const waiting = await candidate(store);
    const failing = await candidateOf(store, 'shell', buildShell('next'));
    const shell = (await promote(store, 'shell', 10)).parts.shell?.live.version;
    const counts = { [`shell ${failing} opened`]: 9, [`${NAME} ${waiting} failed`]: 9, [`shell ${shell} opened`]: 9 };
    await redis.hset(OUTCOME_COUNTS, { ...counts, [`shell ${failing} failed`]: 9 });
    expect(await watchOnce(store, server.url)).toEqual([expect.stringContaining('was rolled back')]);
    expect(await redis.hgetall(OUTCOME_COUNTS)).toEqual({ [`shell ${shell} opened`]: '9' });
  } finally {
    redis.disconnect();
    await server.stop();
  }
});
