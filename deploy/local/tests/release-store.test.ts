import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { addContract, contractIn } from '../releases/contract-versions.ts';
import { describeBuild as describeAny } from '../releases/describe-build.ts';
import type { CountsOf } from '../releases/outcomes.ts';
import { promote, publishCandidate, requireManifest, rollBack } from '../releases/publish.ts';
import { releaseBuild, releaseTo, takeBack } from '../releases/release.ts';
import { changeReleaseKey, newReleaseKey, releaseKeys } from '../releases/release-key.ts';
import {
  changeManifest,
  type ReleaseStore,
  readManifest,
  renewManifest,
  signByThisClock,
  storeOf,
} from '../releases/release-store.ts';
import { rotateKey } from '../releases/rotate-key.ts';
import type { Statement } from '../releases/statement.ts';
import { addVersion, integrityOf } from '../releases/versions.ts';
import { withdrawFailing } from '../releases/watch-releases.ts';
import { secret } from '../secrets.ts';
import {
  add,
  buildFinance,
  buildShell,
  candidate,
  candidateOf,
  DAY_MS,
  describe as describeBuild,
  fillDiskAt,
  liveStore,
  liveVersion,
  NAME,
  NO_API,
  newFolder,
  newStore,
  partOf,
} from './released-builds.ts';

const FULL = 'The disk of the release store is full: what is live stays live; make room.';
const manifestsOf = (store: ReleaseStore) => readdirSync(join(store.folder, 'manifests')).sort();
const newest = (store: ReleaseStore) => join(store.folder, 'manifests', manifestsOf(store).at(-1) ?? '');

/** The sentences of a look at the failing canaries. */
const withdraw = async (store: ReleaseStore, manifest: ReleaseManifest, countsOf: CountsOf): Promise<string[]> => {
  const sentences: string[] = [];
  const tell = (sentence: string) => sentences.push(sentence);
  await withdrawFailing(store, manifest, countsOf, tell, ({ message }) => tell(message));
  return sentences;
};

/** Another part that is live, without pages. */
const otherPart = (store: ReleaseStore) => {
  const dist = buildFinance('Other');
  add(store, 'mfe-other', dist);
  const { release } = describeBuild('mfe-other', dist);
  return { live: { ...release, paths: [] }, since: new Date().toISOString() };
};

test('the key of an installation is made once, in the data folder, for its owner alone', () => {
  const dataFolder = newFolder();
  const keys = () => releaseKeys(dataFolder, 30).map(({ publicKey }) => publicKey);
  const made = keys();
  expect(made).toHaveLength(1);
  expect(keys()).toEqual(made);
  expect(statSync(join(dataFolder, 'secrets/release-private-key.pem')).mode & 0o777).toBe(0o600);
});

test('a secret that could not be written is made at its next use, and the one that is there stays', () => {
  const dataFolder = newFolder();
  const secrets = join(import.meta.dirname, '../secrets.ts');
  const script = `(await import('${secrets}')).secret('${dataFolder}', 'one')`;
  // No file may have a byte: the opened one stays empty, as on a full disk.
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, '--input-type=module', '--eval', script];
  expect(spawnSync('sh', limited, { encoding: 'utf8' }).stderr).toContain('EFBIG');
  const made = secret(dataFolder, 'one');
  expect(made).toHaveLength(32);
  expect(secret(dataFolder, 'one')).toBe(made);
  expect(readdirSync(join(dataFolder, 'secrets'))).toEqual(['one']);
});

test('a new key signs with the former one, and alone when the former one is known to others', async () => {
  const dataFolder = newFolder();
  const store = storeOf(dataFolder, 'http://localhost:8080');
  const signers = () => {
    const { payload, signatures } = JSON.parse(readFileSync(newest(store), 'utf8'));
    expect(signatures.map(({ key }: { key: string }) => key)).toEqual(JSON.parse(payload).keys);
    return JSON.parse(payload).keys;
  };
  await changeManifest(store, () => ({ contract: '', parts: {} }));
  const [first] = signers();
  await rotateKey(store, dataFolder, false);
  const [second, ...former] = signers();
  expect(second).not.toBe(first);
  expect(former).toEqual([first]);
  await rotateKey(store, dataFolder, true);
  expect(signers()).toHaveLength(1);
  expect([first, second]).not.toContain(signers()[0]);
  expect(readManifest(store)).toMatchObject({ version: 4 });
});

test('a change of the key that could not be signed is finished by the next one', async () => {
  const dataFolder = newFolder();
  const store = storeOf(dataFolder, 'http://localhost:8080');
  const { keys } = await changeManifest(store, () => ({ contract: '', parts: {} }));
  changeReleaseKey(dataFolder);
  const manifest = await rotateKey(store, dataFolder, false);
  expect(manifest.keys.slice(1)).toEqual(keys);
  expect(readManifest(store)).toEqual(manifest);
});

test('a former key signs no longer than a manifest is valid', () => {
  const dataFolder = newFolder();
  releaseKeys(dataFolder, 30);
  changeReleaseKey(dataFolder);
  expect(releaseKeys(dataFolder, 30)).toHaveLength(2);
  const past = Date.now() / 1_000 - 31 * 24 * 60 * 60;
  utimesSync(join(dataFolder, 'secrets/release-former-private-key.pem'), past, past);
  expect(releaseKeys(dataFolder, 30)).toHaveLength(1);
});

test('a release is given to no one, to a share and to all, and the version before is its way back', async () => {
  const store = await liveStore();
  const before = liveVersion(store);
  const version = await candidate(store);
  expect(partOf(store)).toMatchObject({ live: { version: before }, canary: { release: { version }, share: 0 } });
  await promote(store, NAME, 10);
  expect(partOf(store)).toMatchObject({ live: { version: before }, canary: { release: { version }, share: 10 } });
  await promote(store, NAME, 100);
  expect(partOf(store)).toMatchObject({ live: { version }, last: { version: before } });
  expect(partOf(store)).not.toHaveProperty('canary');
});

test('a rollback ends the canary first, and then returns to the last good version', async () => {
  const store = await liveStore();
  const first = liveVersion(store);
  const second = await candidate(store, 'second');
  await promote(store, NAME, 100);
  const third = await candidate(store, 'third');
  await promote(store, NAME, 10);
  expect((await rollBack(store, NAME)).parts[NAME]).toMatchObject({ live: { version: second }, withdrawn: third });
  await expect(rollBack(store, NAME)).rejects.toThrow(
    `The canary ${third} of mfe-finance is withdrawn already and ${second} is live: add -- --live`,
  );
  const { parts } = await rollBack(store, NAME, { live: true });
  expect(parts[NAME]).toMatchObject({ live: { version: first }, withdrawn: second });
  await expect(rollBack(store, NAME)).rejects.toThrow('mfe-finance has no earlier version');
  expect(liveVersion(store)).toBe(first);
});

test('of two releases at the same time one is refused and what the other made live stays live', async () => {
  const store = await liveStore();
  const version = await candidate(store);
  const content = requireManifest(store);
  let promoted: Promise<unknown> = Promise.resolve();
  const other = changeManifest(store, () => {
    promoted = promote(store, NAME, 100);
    return content;
  });
  await expect(other).rejects.toThrow('Another release was published at the same time');
  await promoted;
  expect(liveVersion(store)).toBe(version);
});

test('a candidate that was withdrawn while its files were compared stays withdrawn', async () => {
  const store = await liveStore();
  const before = liveVersion(store);
  const version = await candidate(store);
  const checked = requireManifest(store);
  await rollBack(store, NAME);
  await expect(promote(store, NAME, 100, new Date(), checked)).rejects.toThrow('Another release was published');
  expect(partOf(store)).toMatchObject({ live: { version: before }, withdrawn: version });
});

test('a rollback is refused when another release was published since it was checked', async () => {
  const store = await liveStore();
  const version = await candidate(store);
  await promote(store, NAME, 100);
  let reads = 0;
  const raced: ReleaseStore = {
    ...store,
    get keys() {
      reads += 1;
      if (reads === 2) void changeManifest(store, (live) => live);
      return store.keys;
    },
  };
  await expect(takeBack(raced, NAME, { isForced: true })).rejects.toThrow('Another release was published');
  expect(liveVersion(store)).toBe(version);
});

test('a failing canary that was ended meanwhile leaves the live version as it is', async () => {
  const store = await liveStore();
  await candidate(store, 'second');
  const live = (await promote(store, NAME, 100)).parts[NAME]?.live;
  await candidate(store, 'third');
  const seen = await promote(store, NAME, 10);
  await rollBack(store, NAME);
  expect(await withdraw(store, seen, () => ({ opened: 0, failed: 9 }))).toEqual([
    expect.stringContaining('is no canary any more'),
  ]);
  expect(partOf(store)).toMatchObject({ live });
});

test('of two failing canaries, one that cannot be rolled back leaves the other rolled back, with its sentence', async () => {
  const store = await liveStore();
  const version = await candidate(store);
  await candidateOf(store, 'shell', buildShell('next'));
  await promote(store, NAME, 10);
  const seen = await promote(store, 'shell', 10);
  await rollBack(store, 'shell');
  expect(Object.keys(seen.parts)).toEqual(['shell', NAME]);
  expect(await withdraw(store, seen, () => ({ opened: 0, failed: 9 }))).toEqual([
    expect.stringContaining('is no canary any more'),
    expect.stringContaining(`${NAME} ${version} was rolled back: 100.0 % failed`),
  ]);
  expect(partOf(store)?.withdrawn).toBe(version);
});

test('a manifest is renewed once a day and keeps what is live', async () => {
  const store = await liveStore(new Date('2026-01-01T00:00:00Z'));
  const before = readManifest(store);
  expect(await renewManifest(store, new Date('2026-01-01T23:00:00Z'))).toEqual(before);
  const renewed = await renewManifest(store, new Date('2026-01-02T01:00:00Z'));
  expect(renewed).toEqual({ ...before, version: 2, expires: '2026-02-01T01:00:00.000Z' });
});

describe('a machine whose clock is behind the last release', () => {
  const behind = (days: number) => new Date(Date.now() - days * DAY_MS);
  const reason = /^The clock of this machine is behind the last release, signed at \S+: set it, or sign by it/;

  test.each([2, 31])('by %d days releases, renews and rolls back nothing', async (days) => {
    const store = await liveStore();
    const version = await candidate(store);
    const before = readManifest(store);
    await expect(publishCandidate(store, NAME, version, behind(days))).rejects.toThrow(reason);
    await expect(promote(store, NAME, 100, behind(days))).rejects.toThrow(reason);
    await expect(rollBack(store, NAME, {}, behind(days))).rejects.toThrow(reason);
    await expect(renewManifest(store, behind(days))).rejects.toThrow(reason);
    expect(readManifest(store)).toEqual(before);
  });

  test('by an hour releases, as one of another time zone', async () => {
    const store = await liveStore();
    await publishCandidate(store, NAME, add(store, NAME, buildFinance('Pay')), behind(1 / 24));
    expect(partOf(store)).toHaveProperty('canary');
  });

  test('signs what is live with --clock-is-right, and releases again', async () => {
    const store = await liveStore(new Date(Date.now() + 400 * DAY_MS));
    const { parts } = requireManifest(store);
    await expect(candidate(store)).rejects.toThrow(reason);
    const { expires } = await signByThisClock(store);
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(30 * DAY_MS);
    expect(requireManifest(store)).toMatchObject({ version: 2, expires, parts });
    await candidate(store, 'third');
  });
});

test('a manifest states the hash of the statement of each version that it names', async () => {
  const store = await liveStore();
  await candidate(store);
  await promote(store, NAME, 100);
  const version = await candidate(store, 'third');
  const { statements = {}, contract, parts } = requireManifest(store);
  const { live, last } = parts[NAME] ?? {};
  expect(Object.keys(statements).sort()).toEqual(
    [
      `contract/${contract}`,
      `shell/${parts.shell?.live.version}`,
      ...[live?.version, last?.version, version].map((of) => `${NAME}/${of}`),
    ].sort(),
  );
  for (const [at, integrity] of Object.entries(statements))
    expect(integrityOf(join(store.folder, 'versions', at, 'release.json'))).toBe(integrity);
});

test('a build with other paths, or another version of MicroFrontend, is another version', () => {
  const build = { name: NAME, dist: buildFinance(), contract: 'api', paths: ['/checkout'], microFrontend: 1 };
  const versions = [build, { ...build, paths: ['/checkouts'] }, { ...build, microFrontend: 2 }].map(
    (each) => describeAny(each).release.version,
  );
  expect(new Set(versions).size).toBe(3);
  expect(describeAny({ ...build, contract: 'next' }).release.version).toBe(versions[0]);
});

test('versions that no manifest names stay for seven days', async () => {
  const now = new Date();
  const store = await liveStore(now);
  const [first, folder] = [liveVersion(store) ?? '', join(store.folder, 'versions', NAME)];
  const release = async (text: string, at: Date) => {
    await publishCandidate(store, NAME, add(store, NAME, buildFinance(text)), at);
    await promote(store, NAME, 100, at);
  };
  await release('second', now);
  await release('third', now);
  await release('fourth', new Date(now.getTime() + 6 * DAY_MS));
  expect(readdirSync(folder)).toHaveLength(4);
  await release('fifth', new Date(now.getTime() + 8 * DAY_MS));
  expect(existsSync(join(folder, first))).toBe(false);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('a version that was live for longer stays for seven days after its rollback', async () => {
  const now = Date.now();
  const after = (days: number) => new Date(now + days * DAY_MS);
  const store = await liveStore();
  const version = await candidate(store);
  await promote(store, NAME, 100);
  const isThere = () => existsSync(join(store.folder, 'versions', NAME, version));
  await rollBack(store, NAME, {}, after(8));
  expect(isThere()).toBe(true);
  await renewManifest(store, after(14));
  expect(isThere()).toBe(true);
  await renewManifest(store, after(16));
  expect(isThere()).toBe(false);
});

test('the contract of a candidate stays as long as it waits, also when its contract was old before', async () => {
  const now = Date.now();
  const after = (days: number) => new Date(now + days * DAY_MS);
  const store = await liveStore();
  addContract(store, { ...NO_API, version: 'next' });
  await publishCandidate(store, NAME, add(store, NAME, buildFinance('Pay'), 'next'), after(8));
  await publishCandidate(store, 'shell', add(store, 'shell', buildShell('next')), after(16));
  expect(contractIn(store, 'next')).toEqual(NO_API.document);
  await rollBack(store, NAME, {}, after(17));
  await rollBack(store, 'shell', {}, after(25));
  expect(() => contractIn(store, 'next')).toThrow('The release store lacks the contract next of a build');
});

describe('what browsers would have together', () => {
  /** Publishes a build with a changed statement; the store has the contract of an empty API. */
  const publish = async (store: ReleaseStore, name: string, dist: string, changes: Partial<Statement>) => {
    const statement = { ...describeBuild(name, dist), calls: [], ...changes };
    const { version } = statement.release;
    addVersion(store, name, version, dist, statement);
    await publishCandidate(store, name, version);
    return version;
  };

  test('two canaries that claim one path are refused', async () => {
    const store = await liveStore();
    await changeManifest(store, (live) => ({ ...live, parts: { ...live.parts, 'mfe-other': otherPart(store) } }));
    const claims = (name: string) => {
      const { release } = describeBuild(name, buildFinance(name));
      return publish(store, name, buildFinance(name), { release: { ...release, paths: ['/help'] } });
    };
    await claims(NAME);
    await claims('mfe-other');
    await releaseTo(store, NAME, 10);
    await expect(releaseTo(store, 'mfe-other', 10)).rejects.toThrow('mfe-other claims /help, which mfe-finance has');
    await rollBack(store, NAME);
    await releaseTo(store, 'mfe-other', 10);
  });

  test('a rollback to a version that the live shell does not show is refused, unless it is forced', async () => {
    const store = await liveStore();
    const before = liveVersion(store);
    const version = await publish(store, NAME, buildFinance('Pay'), { microFrontend: 2 });
    await promote(store, NAME, 100);
    await publish(store, 'shell', buildShell('next'), { shows: [2] });
    await releaseTo(store, 'shell', 100);
    await expect(takeBack(store, NAME, {})).rejects.toThrow(
      /mfe-finance has version 1 of MicroFrontend and the live shell takes 2.+ Add -- --forced to roll back/,
    );
    expect(liveVersion(store)).toBe(version);
    await takeBack(store, NAME, { isForced: true });
    expect(liveVersion(store)).toBe(before);
  });
});

describe('a bad release is refused with a sentence and what is live stays live', () => {
  let store: ReleaseStore;
  let before: string;
  beforeEach(async () => {
    store = await liveStore();
    before = readFileSync(newest(store), 'utf8');
  });

  test('a version that exists', () => {
    expect(() => add(store, NAME, buildFinance())).toThrow(/mfe-finance \w{12} is in the release store already/);
  });

  test.each([
    ['of a page', { 'drawn/files.json': JSON.stringify({ '/checkout': { files: ['static/js/gone.js'], parts: [] } }) }],
    [
      'of the exposed module',
      {
        'mf-manifest.json': JSON.stringify({
          exposes: [
            {
              path: './routes',
              assets: { js: { sync: ['static/js/gone.js'], async: [] }, css: { sync: [], async: [] } },
            },
          ],
          shared: [],
        }),
      },
    ],
  ])('a missing chunk %s', (_, changes) => {
    expect(() => describeBuild(NAME, buildFinance('x', changes))).toThrow('mfe-finance/dist lacks static/js/gone.js');
  });

  test('a chunk whose hash the entry lacks', () => {
    const dist = buildFinance('x', { 'remoteEntry.js': '"x"' });
    expect(() => describeBuild(NAME, dist)).toThrow('remoteEntry.js has no hash of static/js/routes.js');
  });

  test.each([
    ['is missing', (file: string) => rmSync(file)],
    [
      'has a flipped byte',
      (file: string) =>
        writeFileSync(
          file,
          readFileSync(file).map((byte, at) => (at ? byte : byte ^ 1)),
        ),
    ],
  ])('a version of which a file %s in the store', async (_, damage) => {
    const version = await candidate(store);
    damage(join(store.folder, 'versions', NAME, version, 'static/js/routes.js'));
    const live = liveVersion(store);
    await expect(promote(store, NAME, 10)).rejects.toThrow('static/js/routes.js of mfe-finance');
    expect(liveVersion(store)).toBe(live);
  });

  test.each<[string, string, (folder: string) => void]>([
    ['has one more file', 'foreign.js', (folder) => writeFileSync(join(folder, 'foreign.js'), 'foreign()')],
    [
      'has a changed file and a statement to match',
      'release.json',
      (folder) => {
        const [entry, file] = [join(folder, 'remoteEntry.js'), join(folder, 'release.json')];
        writeFileSync(entry, 'foreign()');
        const statement = JSON.parse(readFileSync(file, 'utf8'));
        statement.files['remoteEntry.js'] = integrityOf(entry);
        writeFileSync(file, JSON.stringify(statement));
      },
    ],
    [
      'has a compressed copy of something else',
      'remoteEntry.js.gz',
      (folder) => writeFileSync(join(folder, 'remoteEntry.js.gz'), gzipSync('foreign()')),
    ],
  ])('a version that %s, at its promotion and as the target of a rollback', async (_, file, damage) => {
    const version = await candidate(store);
    const folder = join(store.folder, 'versions', NAME, version);
    const reason = `${file} of ${NAME} ${version} is missing, changed or added`;
    const whole = newFolder();
    cpSync(folder, whole, { recursive: true });
    damage(folder);
    await expect(promote(store, NAME, 10)).rejects.toThrow(reason);
    rmSync(folder, { recursive: true });
    cpSync(whole, folder, { recursive: true });
    await promote(store, NAME, 100);
    const third = await candidate(store, 'third');
    await promote(store, NAME, 100);
    damage(folder);
    await expect(rollBack(store, NAME)).rejects.toThrow(reason);
    expect(liveVersion(store)).toBe(third);
  });

  test('a key of another installation', async () => {
    await expect(rollBack({ ...store, keys: [newReleaseKey()] }, NAME)).rejects.toThrow(
      'is not signed by the key of this installation',
    );
    expect(readFileSync(newest(store), 'utf8')).toBe(before);
  });

  test('a manifest that is truncated', async () => {
    writeFileSync(newest(store), before.slice(0, 100));
    await expect(rollBack(store, NAME)).rejects.toThrow('is incomplete: replace it by site/remotes.json');
    expect(manifestsOf(store)).toHaveLength(1);
  });

  test('a manifest that was changed', async () => {
    writeFileSync(newest(store), before.replace('/checkout', '/chequout'));
    await expect(rollBack(store, NAME)).rejects.toThrow('is not signed by the key');
  });

  test('a store of another site', async () => {
    await expect(rollBack({ ...store, site: 'https://other.example' }, NAME)).rejects.toThrow(
      'are of https://evenhand.example',
    );
    expect(readFileSync(newest(store), 'utf8')).toBe(before);
  });

  test.each<[string, (version: string) => string]>([
    ['the files of a version', (version) => `versions/${NAME}/${version}.${process.pid}.part/release.json`],
    ['the manifest', () => `manifests/00000002.json.${process.pid}.part`],
  ])('a full disk at %s', async (_, fileOf) => {
    const dist = buildFinance('Pay');
    fillDiskAt(join(store.folder, fileOf(describeBuild(NAME, dist).release.version)));
    const release = async () => publishCandidate(store, NAME, add(store, NAME, dist));
    await expect(release()).rejects.toThrow(FULL);
    expect(readFileSync(newest(store), 'utf8')).toBe(before);
    expect(readdirSync(store.folder, { recursive: true }).join()).not.toContain('.part');
  });

  test('a full disk at a contract', () => {
    fillDiskAt(join(store.folder, `contract.${process.pid}.part/openapi.json.${process.pid}.part`));
    expect(() => addContract(store, { ...NO_API, version: 'next' })).toThrow(FULL);
    expect(() => contractIn(store, 'next')).toThrow('lacks the contract next');
  });

  test('a candidate while a share of the browsers has another', async () => {
    const version = await candidate(store);
    await promote(store, NAME, 50);
    const reason = `${NAME} ${version} goes to 50 % of browsers: promote it, or roll it back first.`;
    await expect(candidate(store, 'third')).rejects.toThrow(reason);
    await expect(releaseBuild(store, NAME, null)).rejects.toThrow(reason);
    expect(partOf(store)?.canary).toMatchObject({ release: { version }, share: 50 });
    await rollBack(store, NAME);
    await candidate(store, 'fourth');
  });

  test('a store without releases, and a part without a candidate', async () => {
    await expect(promote(newStore(), NAME, 10)).rejects.toThrow('npm start publishes the first ones');
    await expect(promote(store, NAME, 10)).rejects.toThrow('mfe-finance has no release to promote');
    await expect(rollBack(store, 'mfe-none')).rejects.toThrow('No part is called mfe-none');
  });
});

describe('a canary', () => {
  const withdrawnWith = async (canary: [opened: number, failed: number], live: [opened: number, failed: number]) => {
    const store = await liveStore();
    const version = await candidate(store);
    await promote(store, NAME, 10);
    const countsOf = (_: string, of: string) => {
      const [opened, failed] = of === version ? canary : live;
      return { opened, failed };
    };
    return (
      (await withdraw(store, requireManifest(store), countsOf)).length === 1 && partOf(store)?.withdrawn === version
    );
  };

  test.each([
    [[100, 6], [1_000, 0], true],
    [[0, 6], [0, 0], true],
    [[100, 5], [1_000, 0], false],
    [[100, 6], [1_000, 40], false],
    [[1_000, 20], [1_000, 0], false],
    [[1_000, 21], [1_000, 0], true],
    [[100, 20], [1_000, 1_000], false],
    [[100, 21], [1_000, 1_000], true],
    [[0, 5], [1_000, 1_000], false],
  ] satisfies [[number, number], [number, number], boolean][])(
    'with %j opened and failed, and %j of the live version, is rolled back: %s',
    async (canary, live, isWithdrawn) => {
      expect(await withdrawnWith(canary, live)).toBe(isWithdrawn);
    },
  );
});
