import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MICRO_FRONTEND_VERSION, SHELL } from '../../../packages/contracts/src/release-set.ts';
import { Contract } from '../releases/check/contract.ts';
import { addContract } from '../releases/contract-versions.ts';
import { describeBuild } from '../releases/describe-build.ts';
import { publishCandidate, requireManifest } from '../releases/publish.ts';
import { newReleaseKey } from '../releases/release-key.ts';
import { changeManifest, type ReleaseStore } from '../releases/release-store.ts';
import type { Statement } from '../releases/statement.ts';
import { addVersion } from '../releases/versions.ts';

export const SITE = 'https://evenhand.example';

const folders: string[] = [];

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-releases-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The next write to a file finds a full disk. */
export const fillDiskAt = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync('/dev/full', file);
};

export const newStore = (): ReleaseStore => ({
  folder: newFolder(),
  site: SITE,
  keys: [newReleaseKey()],
  validDays: 30,
});

type Files = Record<string, string | Buffer>;

const writeAll = (folder: string, files: Files): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};

const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });
const shared = [{ name: 'react', version: '19.3.1', requiredVersion: '19.3.1', assets: assets() }];

const frameWith = (script: string) => ({
  head: '<meta name="release-keys" content="__RELEASE_KEYS__" data-site="__ORIGIN__">',
  styles: '',
  frames: { '/elsewhere': '<main>__PAGE__</main>' },
  pageFrames: { '/checkout': { body: '<main>Wait</main>', calls: [] } },
  callsScript: '',
  firstScript: '',
  pages: { '404.html': { head: '<title>404</title>', main: '' } },
  app: { scripts: [`/${script}`], styles: [], fonts: '/static/css/fonts.00000001.css' },
});

const pageWith = (script: string): string =>
  [
    '<head><meta name="release-keys" content="__RELEASE_KEYS__" data-site="__ORIGIN__">',
    `<script defer src="/${script}"></script>`,
    '<link href="/static/css/fonts.00000001.css" rel="stylesheet"></head><div id="root"></div>',
  ].join('');

/** The dist folder of a shell. */
export const buildShell = (text = 'shell', changes: Files = {}): string => {
  const dist = newFolder();
  const script = `static/js/index.${text}.js`;
  writeAll(dist, {
    'index.html': pageWith(script),
    'favicon.svg': text,
    [script]: text,
    'drawn/frame.json': JSON.stringify(frameWith(script)),
    'mf-manifest.json': JSON.stringify({ exposes: [], shared }),
    ...changes,
  });
  return dist;
};

/** The dist folder of mfe-finance, with one page. */
export const buildFinance = (text = 'Checkout', changes: Files = {}): string => {
  const dist = newFolder();
  const routes = `fetch("/api/financial/assets"), "${text}"`;
  const exposes = [{ path: './routes', assets: assets('static/js/routes.js') }];
  writeAll(dist, {
    'remoteEntry.js': `"${text}", "sha256-${createHash('sha256').update(routes).digest('base64')}"`,
    'static/js/routes.js': routes,
    'drawn/files.json': JSON.stringify({ '/checkout': { files: ['static/js/routes.js'], parts: [] } }),
    'mf-manifest.json': JSON.stringify({ exposes, shared }),
    ...changes,
  });
  return dist;
};

export const NO_API = { version: 'api', document: Contract.parse({ paths: {}, components: { schemas: {} } }) };

export const describe = (name: string, dist: string, contract = NO_API.version): Statement =>
  describeBuild({
    name,
    dist,
    contract,
    paths: name === SHELL ? [] : ['/checkout'],
    microFrontend: MICRO_FRONTEND_VERSION,
  });

/** Adds a build to a store; returns its version. */
export const add = (store: ReleaseStore, name: string, dist: string, contract?: string): string => {
  const statement = describe(name, dist, contract);
  addVersion(store, name, statement.release.version, dist, statement);
  return statement.release.version;
};

/** A store in which a shell and mfe-finance are live. */
export const liveStore = async (now = new Date(), store = newStore()): Promise<ReleaseStore> => {
  addContract(store, NO_API);
  const builds = { [SHELL]: buildShell(), 'mfe-finance': buildFinance() };
  const parts = Object.entries(builds).map(([name, dist]) => {
    add(store, name, dist);
    return [name, { live: describe(name, dist).release, since: now.toISOString() }] as const;
  });
  await changeManifest(store, () => ({ contract: NO_API.version, parts: Object.fromEntries(parts) }), now);
  return store;
};

/** The part that tests release. */
export const NAME = 'mfe-finance';
export const DAY_MS = 24 * 60 * 60 * 1_000;

export const partOf = (store: ReleaseStore) => requireManifest(store).parts[NAME];
export const liveVersion = (store: ReleaseStore) => partOf(store)?.live.version;

/** Publishes a build to no one. */
export const candidateOf = async (store: ReleaseStore, name: string, dist: string): Promise<string> => {
  const version = add(store, name, dist);
  await publishCandidate(store, name, version);
  return version;
};

/** Publishes another build of {@link NAME} to no one. */
export const candidate = (store: ReleaseStore, text?: string): Promise<string> =>
  candidateOf(store, NAME, buildFinance(text ?? 'Pay'));
