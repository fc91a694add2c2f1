import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { developPart } from '../dev/one-part.ts';
import { ROOT } from '../places.ts';
import { freePort } from '../ports.ts';
import { openManifest } from '../releases/signed-manifest.ts';
import { writeSite } from '../releases/write-site.ts';
import { stopping } from '../stopping.ts';
import { liveStore, newFolder } from './released-builds.ts';

const NAME = 'mfe-finance';
const KEPT = join(ROOT, NAME, 'dist/of-a-test.txt');
const cleanup = stopping();
const called: { path: string; origin: string | undefined }[] = [];
const store = await liveStore();
const { keys } = store;
let running: Server;
let site: string;
let door: string;

beforeAll(async () => {
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, 'of the last build');
  const [folder, port] = [newFolder(), await freePort()];
  await writeSite(store, folder);
  running = createServer(({ url = '/', headers }, response) => {
    called.push({ path: url, origin: headers.origin });
    if (url === '/remotes.json') return response.end(readFileSync(join(folder, url)));
    response.setHeader('integrity-policy', 'blocked-destinations=(script)');
    response.setHeader('content-security-policy', "script-src 'self'; connect-src 'self'; img-src 'self'");
    return response.setHeader('content-type', 'text/html').end(readFileSync(join(folder, 'app.html')));
  }).listen(port);
  site = `http://localhost:${port}`;
  door = await developPart(NAME, site, await freePort(), cleanup);
});

afterAll(async () => {
  await cleanup.stop();
  running.close();
  rmSync(KEPT);
});

const releases = async () => {
  const html = await (await fetch(`${door}/checkout`)).text();
  const [, key = ''] = /name="release-keys" content="([^"]*)" data-site="http:\/\/localhost:/.exec(html) ?? [];
  const text = await (await fetch(`${door}/remotes.json`)).text();
  return { key, manifest: openManifest(text, 'remotes.json', [{ publicKey: key, sign: () => '' }]) };
};

test('a part in development is named in releases that a key of the page signed, and other parts stay as released', async () => {
  const { key, manifest } = await releases();
  const { parts } = ReleaseManifest.parse(
    JSON.parse(JSON.parse(readFileSync(join(store.folder, 'manifests/00000001.json'), 'utf8')).payload),
  );
  expect(manifest).toMatchObject({ site: door, keys: [key], parts: { shell: parts.shell } });
  expect(keys.map(({ publicKey }) => publicKey)).not.toContain(key);
});

test('a part in development is served from its sources, with the hash that the releases name', async () => {
  const { entry, integrity, paths } = (await releases()).manifest.parts[NAME]?.live ?? { entry: '' };
  const bytes = new Uint8Array(await (await fetch(door + entry)).arrayBuffer());
  expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  expect(paths).toContain('/financial-tracker');
});

test('a page loads scripts of a development server, which have no hash, and is open to its socket alone', async () => {
  const page = await fetch(`${door}/checkout`);
  expect(page.headers.get('integrity-policy')).toBeNull();
  expect(page.headers.get('content-security-policy')).toMatch(
    /^script-src 'self'; connect-src 'self' ws:\/\/localhost:\d+; img-src 'self'$/,
  );
});

test('a part in development leaves the files of its last build', () => {
  expect(readFileSync(KEPT, 'utf8')).toBe('of the last build');
});

test('a call of a page reaches the running site as its own', async () => {
  await fetch(`${door}/api/plans`, { method: 'POST', headers: { origin: door } });
  expect(called).toContainEqual({ path: '/api/plans', origin: site });
});

test('npm run dev of a part names the address at which no site runs', async () => {
  const nowhere = `http://localhost:${await freePort()}`;
  await expect(developPart(NAME, nowhere, await freePort(), stopping())).rejects.toThrow(
    `No site answers at ${nowhere}`,
  );
});
