import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import { type Bucket, forEach } from './bucket.ts';
import { fetchVersion, stays, VERSIONS, versionsIn } from './bucket-versions.ts';
import { replaceFile } from './replace-file.ts';
import { openManifest } from './signed-manifest.ts';
import { dropOldManifests, manifestsIn, type ReleaseStore, requireSite } from './store.ts';
import { StoreTrouble } from './store-trouble.ts';
import { dropOldVersions, KEEP_FOR_MS, named, STATEMENT, statementIn } from './versions.ts';

const MANIFEST = /^manifests\/(\d{8})\.json$/;

/** @throws StoreTrouble when it is of another site, or not signed by a key of the installation, under its number */
const openSigned = (store: ReleaseStore, bucket: Bucket, key: string, text: string): ReleaseManifest => {
  try {
    const manifest = openManifest(text, `${key} in the release store ${bucket.name}`, store.keys);
    requireSite(store, manifest);
    if (manifest.version === Number(MANIFEST.exec(key)?.[1])) return manifest;
    throw new Trouble(`${key} is manifest ${manifest.version} ${stays(bucket, 'delete it there')}`);
  } catch (error) {
    throw error instanceof Trouble ? new StoreTrouble(error.message) : error;
  }
};

/** Without one that is refused, such as one of a former key. */
const openAny = (...given: Parameters<typeof openSigned>): ReleaseManifest[] => {
  try {
    return [openSigned(...given)];
  } catch (error) {
    if (error instanceof StoreTrouble) return [];
    throw error;
  }
};

/** Ascending: of a version that was released again, the last statement is in the bucket. */
const readSigned = async (store: ReleaseStore, bucket: Bucket, keys: string[]): Promise<ReleaseManifest[]> => {
  const manifests: ReleaseManifest[] = [];
  await forEach(keys, async (key) => {
    manifests.push(...openAny(store, bucket, key, (await bucket.read(key)).toString()));
  });
  return manifests.sort((one, other) => one.version - other.version);
};

/** What the manifests of a bucket have named, as `NAME/VERSION`; nothing without a bucket. */
export const namedBefore = async (store: ReleaseStore): Promise<Set<string>> => {
  if (!store.bucket) return new Set();
  const keys = (await store.bucket.list('manifests/')).map(({ key }) => key);
  return new Set((await readSigned(store, store.bucket, keys)).flatMap((manifest) => [...named(manifest)]));
};

/**
 * Brings what the manifests of a bucket sign to the folder of its store: versions first, since the manifest names them.
 * Those of earlier manifests are files of open tabs.
 * @throws StoreTrouble when the bucket does not answer, its manifest expired, or a version is not the signed one; what was
 * live stays so
 */
export const pull = async (store: ReleaseStore): Promise<void> => {
  const { bucket, folder } = store;
  if (!bucket) return;
  const newest = manifestsIn(store).at(-1);
  const former = newest && `manifests/${newest}`;
  const after = await bucket.list('manifests/', former);
  const newer = after.map(({ key }) => key).filter((key) => MANIFEST.test(key));
  const live = newer.pop();
  if (!live) return;
  const text = (await bucket.read(live)).toString();
  const manifest = openSigned(store, bucket, live, text);
  if (Date.parse(manifest.expires) <= Date.now()) {
    const cure = stays(bucket, 'npm start of a machine that has it signs it again');
    throw new StoreTrouble(`${live} expired on ${manifest.expires} ${cure}`);
  }
  const before = await readSigned(store, bucket, newer);
  const signed = new Map(before.flatMap(({ statements = {} }) => Object.entries(statements)));
  for (const version of named(manifest)) {
    const integrity = manifest.statements?.[version];
    if (integrity) signed.set(version, integrity);
    else if (!statementIn(store, version)) {
      const cure = stays(bucket, 'npm start of a machine that has it signs it again');
      throw new StoreTrouble(`${live} has no hash of ${version.replace('/', ' ')} ${cure}`);
    }
  }
  const inBucket = await versionsIn(bucket);
  for (const [version, integrity] of signed) {
    const found = inBucket.get(VERSIONS + version) ?? { keys: [] };
    const isNeeded = found.stated || manifest.statements?.[version];
    if (isNeeded && statementIn(store, version) !== integrity)
      await fetchVersion(store, bucket, version, integrity, found);
  }
  const inUse = former ? openAny(store, bucket, former, readFileSync(join(folder, former), 'utf8')) : [];
  replaceFile(join(folder, live), text);
  dropOldManifests(store);
  dropOldVersions(store, [...inUse, manifest]);
};

/** Removes from a bucket what no manifest has named for seven days, also half of a version, and manifests before `oldest`. */
export const dropFromBucket = async (bucket: Bucket, inUse: ReleaseManifest[], oldest: string, now: number) => {
  const used = new Set(inUse.flatMap((manifest) => [...named(manifest)]));
  for (const [at, { keys, changed }] of await versionsIn(bucket)) {
    const statement = `${at}/${STATEMENT}`;
    if (used.has(at.slice(VERSIONS.length))) await bucket.write(statement, await bucket.read(statement));
    else if (changed && changed.getTime() < now - KEEP_FOR_MS) await bucket.remove(keys);
  }
  const manifests = await bucket.list('manifests/');
  await bucket.remove(manifests.map(({ key }) => key).filter((key) => key < oldest));
};
