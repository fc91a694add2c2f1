import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SHELL } from '../../../packages/contracts/src/release-set.ts';
import { Bucket } from '../releases/bucket.ts';
import { pull } from '../releases/bucket-copy.ts';
import { publishCheckout } from '../releases/checkout.ts';
import { addContract, contractIn } from '../releases/contract-versions.ts';
import { promote, publishCandidate, requireManifest, rollBack } from '../releases/publish.ts';
import { newReleaseKey } from '../releases/release-key.ts';
import {
  changeManifest,
  type ReleaseStore,
  readManifest,
  renewManifest,
  signByThisClock,
} from '../releases/release-store.ts';
import { signManifest } from '../releases/signed-manifest.ts';
import { readStatement, verifyVersion } from '../releases/statement.ts';
import { writeSite } from '../releases/write-site.ts';
import { siteOf } from '../site.ts';
import {
  add,
  buildFinance,
  buildShell,
  candidate,
  DAY_MS,
  describe as describeBuild,
  fillDiskAt,
  liveStore,
  liveVersion,
  NAME,
  NO_API,
  newFolder,
  newStore,
  SITE,
} from './released-builds.ts';
import { startBucket, type TestBucket } from './releases-bucket.ts';

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

test('a machine whose disk is full at a version keeps the releases that it has, and brings it when there is room', async () => {
  const first = await firstMachine();
  const other = await otherMachine();
  const before = readManifest(other);
  const version = await candidate(first, 'Pay');
  fillDiskAt(join(other.folder, 'versions', NAME, `${version}.${process.pid}.part`, 'remoteEntry.js'));
  await expect(pull(other)).rejects.toThrow('The disk of the release store is full: what is live stays live');
  expect(readManifest(other)).toEqual(before);
  expect(readdirSync(join(other.folder, 'versions', NAME))).not.toContainEqual(expect.stringContaining('.part'));
  await pull(other);
  expect(readManifest(other)).toEqual(readManifest(first));
});

test('a release is published when the disk is full at the copy of its manifest, which the machine brings later', async () => {
  const first = await firstMachine();
  fillDiskAt(join(first.folder, `manifests/00000002.json.${process.pid}.part`));
  const version = await candidate(first);
  expect(requireManifest(await otherMachine()).parts[NAME]?.canary?.release.version).toBe(version);
  expect(readManifest(first)?.version).toBe(1);
  await pull(first);
  expect(readManifest(first)?.version).toBe(2);
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

test('another machine has the contract that a candidate was built with', async () => {
  const first = await firstMachine();
  addContract(first, { ...NO_API, version: 'next' });
  const version = add(first, NAME, buildFinance('Pay'), 'next');
  await publishCandidate(first, NAME, version);
  const other = await otherMachine();
  expect(contractIn(other, readStatement(other, NAME, version).contract)).toEqual(NO_API.document);
});

test('a bucket that nothing changed in is asked once', async () => {
  await firstMachine();
  const other = await otherMachine();
  remote.asked.length = 0;
  await pull(other);
  expect(remote.asked).toHaveLength(1);
});

test('versions that no manifest names, and half of one, stay in a bucket for seven days', async () => {
  const first = await firstMachine();
  const old = liveVersion(first) ?? '';
  const release = async (text: string, at = new Date()) => {
    await publishCandidate(first, NAME, add(first, NAME, buildFinance(text)), at);
    await promote(first, NAME, 100, at);
  };
  const half = `versions/${NAME}/2026-01-01-half/`;
  await remote.bucket.write(`${half}a.js`, '');
  const areThere = async () => {
    const left = [`versions/${NAME}/${old}/`, half].map(async (at) => (await remote.bucket.list(at)).length > 0);
    const [one, other] = await Promise.all(left);
    expect(one).toBe(other);
    return one;
  };
  await release('second');
  await release('third');
  expect(await areThere()).toBe(true);
  await release('fourth', new Date(Date.now() + 8 * DAY_MS));
  expect(await areThere()).toBe(false);
});

test('a machine that only follows keeps a version for seven days after its last use, and no longer', async () => {
  const first = await firstMachine();
  const other = await otherMachine();
  const old = liveVersion(other) ?? '';
  const folder = join(other.folder, 'versions', NAME, old);
  const age = (days: number) =>
    utimesSync(join(folder, 'release.json'), new Date(), new Date(Date.now() - days * DAY_MS));
  const follow = async (text: string) => {
    await candidate(first, text);
    await promote(first, NAME, 100);
    await pull(other);
  };
  await follow('second');
  age(8);
  await follow('third');
  expect(existsSync(folder)).toBe(true);
  age(6);
  await follow('fourth');
  expect(existsSync(folder)).toBe(true);
  age(8);
  await follow('fifth');
  expect(existsSync(folder)).toBe(false);
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
  await expect(pull(other)).rejects.toThrow('is not signed by the key of this installation');
  expect(readManifest(other)).toBeNull();
});

test('a machine without the newest key follows the releases, and signs none until the key is copied', async () => {
  const first = { ...machine(), keys: [newReleaseKey(), ...keys] };
  await liveStore(new Date(Date.now() - 2 * DAY_MS), first);
  const other = await otherMachine();
  const before = requireManifest(other);
  const reason = 'The key of the releases was changed on another machine: copy secrets/release-private-key.pem';
  await expect(renewManifest(other)).rejects.toThrow(reason);
  await expect(candidate(other)).rejects.toThrow(reason);
  await expect(signByThisClock(other)).rejects.toThrow(reason);
  expect(requireManifest(await otherMachine())).toEqual(before);
  await writeSite(other, join(other.folder, 'site'));
  await renewManifest({ ...other, keys: first.keys });
  await pull(first);
  expect(requireManifest(first).keys).toEqual(before.keys);
});

test('a machine with another public address changes nothing in a bucket, and is asked for the one of the site', async () => {
  const first = await firstMachine();
  const before = readManifest(first);
  const sentence = `The releases in ${remote.bucket.name} are of ${SITE}: set PUBLIC_URL=${SITE}.`;
  const elsewhere = { site: 'http://localhost:8080' };
  await expect(siteOf({ ...first, ...elsewhere }, 'changed sources', () => {})).rejects.toThrow(sentence);
  await expect(siteOf({ ...machine(), ...elsewhere }, 'changed sources', () => {})).rejects.toThrow(sentence);
  const moved = signManifest({ ...requireManifest(first), ...elsewhere, version: 2 }, keys);
  await remote.bucket.write('manifests/00000002.json', moved);
  await expect(pull(first)).rejects.toThrow('are of http://localhost:8080');
  expect(readManifest(first)).toEqual(before);
});

describe('npm start of a machine', () => {
  const FORMER_BUILD = 'former sources';
  /** A checkout with another text of mfe-finance. */
  const checkout = (text: string) => async () => ({
    contract: { ...NO_API, version: text },
    builds: Object.entries({ [SHELL]: buildShell(), [NAME]: buildFinance(text) }).map(([name, dist]) => ({
      statement: describeBuild(name, dist, text),
      dist,
    })),
  });
  const contentOf = (store: ReleaseStore) => {
    const { contract, parts } = requireManifest(store);
    return { contract, parts };
  };

  test.each([
    ['of an upgraded machine', { build: 'next sources', versions: {} }],
    ['without a build', { build: '', versions: {} }],
    ['that is no JSON', 'x'],
  ])(
    'leaves what is live as it is when its sources are unchanged, whatever the bucket has as a record %s',
    async (_, record) => {
      const store = machine();
      await publishCheckout(store, FORMER_BUILD, checkout('Former'));
      const other = await otherMachine();
      await publishCheckout(other, 'next sources', checkout('Next'));
      const live = contentOf(other);
      expect(live.contract).toBe('Next');
      await remote.bucket.write('checkout.json', typeof record === 'string' ? record : JSON.stringify(record));
      await publishCheckout(store, FORMER_BUILD, checkout('Former'));
      expect(contentOf(store)).toEqual(live);
    },
  );

  test('makes no build live that the bucket had before, and one that is new', async () => {
    await publishCheckout(machine(), FORMER_BUILD, checkout('Former'));
    const other = await otherMachine();
    await publishCheckout(other, 'next sources', checkout('Next'));
    const live = contentOf(other);
    const third = machine();
    await publishCheckout(third, FORMER_BUILD, checkout('Former'));
    expect(contentOf(third)).toEqual(live);
    await publishCheckout(third, 'third sources', checkout('Third'));
    expect(requireManifest(third)).toMatchObject({
      contract: 'Third',
      parts: { [NAME]: { last: live.parts[NAME]?.live } },
    });
  });
});

test('attacker puts an earlier manifest under a new number, product keeps the live one', async () => {
  const first = await firstMachine();
  const before = readManifest(first);
  await remote.bucket.write('manifests/00000009.json', await remote.bucket.read('manifests/00000001.json'));
  await expect(pull(first)).rejects.toThrow(
    `manifests/00000009.json is manifest 1 in the release store ${remote.bucket.name}: what is live stays live`,
  );
  expect(readManifest(first)).toEqual(before);
});

test('attacker puts an expired manifest back, product does not bring it to a machine without a copy', async () => {
  const first = await liveStore(new Date(Date.now() - 31 * DAY_MS), machine());
  await expect(pull(machine())).rejects.toThrow(/manifests\/00000001.json expired on \S+ in the release store/);
  await renewManifest(first);
  expect(readManifest(await otherMachine())).toEqual(readManifest(first));
});

describe('attacker has the keys of the bucket alone', () => {
  let first: ReleaseStore;
  let other: ReleaseStore;
  let version: string;
  let at: string;

  /** Changes a file of the version in the bucket, and its statement to match. */
  const forge = async (file: string, content: Buffer): Promise<void> => {
    await remote.bucket.write(`${at}/${file}`, content);
    const statement = JSON.parse((await remote.bucket.read(`${at}/release.json`)).toString());
    statement.files[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    await remote.bucket.write(`${at}/release.json`, JSON.stringify(statement));
  };

  beforeEach(async () => {
    first = await firstMachine();
    other = await otherMachine();
    const dist = buildShell('next', { 'favicon.svg.br': brotliCompressSync('next') });
    version = add(first, SHELL, dist);
    at = `versions/${SHELL}/${version}`;
    await publishCandidate(first, SHELL, version);
    await promote(first, SHELL, 100);
  });

  test.each<[string, string, () => Promise<void>]>([
    [
      'changes a byte of the page and the statement of the version',
      'release.json',
      async () => {
        const page = (await remote.bucket.read(`${at}/index.html`)).toString();
        await forge('index.html', Buffer.from(page.replace('<head>', '<Head>')));
      },
    ],
    ['changes the page', 'index.html', () => remote.bucket.write(`${at}/index.html`, '<script>foreign()</script>')],
    ['changes the frame', 'drawn/frame.json', () => remote.bucket.write(`${at}/drawn/frame.json`, '{}')],
    ['adds a file and states it', 'release.json', () => forge('static/js/foreign.js', Buffer.from('foreign()'))],
    ['adds a file', 'static/js/foreign.js', () => remote.bucket.write(`${at}/static/js/foreign.js`, 'foreign()')],
    [
      'changes a compressed copy',
      'favicon.svg.br',
      () => remote.bucket.write(`${at}/favicon.svg.br`, brotliCompressSync('foreign')),
    ],
    ['removes a file', 'favicon.svg', () => remote.bucket.remove([`${at}/favicon.svg`])],
    ['removes the statement', 'release.json', () => remote.bucket.remove([`${at}/release.json`])],
  ])('and %s: product refuses the version, and what is live stays live', async (_, file, attack) => {
    await attack();
    const site = join(other.folder, 'site');
    await writeSite(other, site);
    const before = [readManifest(other), readFileSync(join(site, 'app.html'), 'utf8')];
    await expect(pull(other)).rejects.toThrow(
      `${file} of ${SHELL} ${version} is missing, changed or added in the release store ${remote.bucket.name}: what is live stays live`,
    );
    expect(readdirSync(join(other.folder, 'versions', SHELL))).not.toContainEqual(expect.stringContaining(version));
    await writeSite(other, site);
    expect([readManifest(other), readFileSync(join(site, 'app.html'), 'utf8')]).toEqual(before);
    await expect(pull(machine())).rejects.toThrow('what is live stays live');
  });

  test('and names a file outside the version: product writes nothing there', async () => {
    const outside = { key: `${at}/../../../foreign.js`, changed: new Date() };
    const bucket: Bucket = Object.create(remote.bucket, {
      list: {
        value: async (prefix: string, after?: string) => [...(await remote.bucket.list(prefix, after)), outside],
      },
      read: {
        value: async (key: string) => (key === outside.key ? Buffer.from('foreign()') : remote.bucket.read(key)),
      },
    });
    await expect(pull({ ...other, bucket })).rejects.toThrow(`../../../foreign.js of ${SHELL} ${version}`);
    expect(existsSync(join(other.folder, 'foreign.js'))).toBe(false);
  });

  test('and adds a version that no manifest names: product does not bring it', async () => {
    await remote.bucket.write(`versions/${SHELL}/foreign/static/foreign.js`, 'foreign()');
    await remote.bucket.write(`versions/${SHELL}/foreign/release.json`, '{}');
    await pull(other);
    expect(existsSync(join(other.folder, 'versions', SHELL, 'foreign'))).toBe(false);
  });

  test('and changes a version: the machine that has it sends it again when it was removed', async () => {
    await remote.bucket.write(`${at}/index.html`, 'foreign');
    await expect(pull(other)).rejects.toThrow(`delete ${at} there`);
    await remote.bucket.remove((await remote.bucket.list(`${at}/`)).map(({ key }) => key));
    await changeManifest(first, (live) => live);
    await pull(other);
    expect(readManifest(other)).toEqual(readManifest(first));
    verifyVersion(other, SHELL, version);
  });
});

test('a new machine has the files of earlier versions, for open tabs', async () => {
  const first = await firstMachine();
  const before = liveVersion(first) ?? '';
  for (const text of ['Pay', 'Pay now']) {
    await candidate(first, text);
    await promote(first, NAME, 100);
  }
  expect(existsSync(join((await otherMachine()).folder, 'versions', NAME, before, 'remoteEntry.js'))).toBe(true);
});

describe('a manifest of the release before, which signs no hashes,', () => {
  /** Publishes it as that release did. */
  const publishUnhashed = async (store: ReleaseStore): Promise<void> => {
    const { statements, ...manifest } = requireManifest(store);
    const next = { ...manifest, version: manifest.version + 1 };
    await remote.bucket.write(`manifests/0000000${next.version}.json`, signManifest(next, keys));
  };

  test('brings no version to a machine that lacks it', async () => {
    await publishUnhashed(await firstMachine());
    const other = machine();
    await expect(pull(other)).rejects.toThrow(
      /has no hash of \S+ \w+ in the release store \S+: what is live stays live/,
    );
    expect(readManifest(other)).toBeNull();
  });

  test('is signed again with hashes by a machine that has the versions', async () => {
    const first = await firstMachine();
    const hashed = requireManifest(first);
    await publishUnhashed(first);
    await pull(first);
    expect(requireManifest(first)).not.toHaveProperty('statements');
    await expect(writeSite(first, join(first.folder, 'site'))).rejects.toThrow('has no hash in the signed manifest');
    expect((await changeManifest(first, (live) => live)).statements).toEqual(hashed.statements);
    await writeSite(first, join(first.folder, 'site'));
    expect(readManifest(await otherMachine())).toEqual(readManifest(first));
  });
});
