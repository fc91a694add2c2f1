import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import { type Bucket, forEach } from './bucket.ts';
import { openManifest } from './signed-manifest.ts';
import type { ReleaseStore } from './store.ts';
import { StoreTrouble } from './store-trouble.ts';
import { differs, faultIn, filesStated, isStated } from './verify-version.ts';
import { filesBelow, KEEP_FOR_MS, named, STATEMENT, statementIn } from './versions.ts';

const VERSIONS = 'versions/';

interface InBucket {
  keys: string[];
  /** When its statement was written; without one, a version is incomplete. */
  stated?: Date;
}

/** The versions of a bucket by `versions/NAME/VERSION`. */
const versionsIn = async (bucket: Bucket): Promise<Map<string, InBucket>> => {
  const found = new Map<string, InBucket>();
  for (const { key, changed } of await bucket.list(VERSIONS)) {
    const at = key.split('/', 3).join('/');
    const version = found.get(at) ?? { keys: [] };
    version.keys.push(key);
    if (key === `${at}/${STATEMENT}`) version.stated = changed;
    found.set(at, version);
  }
  return found;
};

const stays = ({ name }: Bucket, cure: string): string =>
  `in the release store ${name}: what is live stays live; ${cure}.`;

/**
 * Brings a version once its statement is the signed one and its files are those of the statement.
 * @param version `NAME/VERSION`
 * @param integrity of its statement, as signed
 * @throws StoreTrouble for any other
 */
const fetchVersion = async (
  store: ReleaseStore,
  bucket: Bucket,
  version: string,
  integrity: string,
  { keys, stated }: InBucket,
): Promise<void> => {
  const at = VERSIONS + version;
  const target = join(store.folder, at);
  const part = `${target}.${process.pid}.part`;
  const refuse = (fault: string): never => {
    const cure = `delete ${at} there, and the next release of a machine that has it sends it again`;
    throw new StoreTrouble(`${fault} ${stays(bucket, cure)}`);
  };
  if (!stated) return refuse(differs(STATEMENT, version));
  const files = filesStated(await bucket.read(`${at}/${STATEMENT}`), integrity) ?? refuse(differs(STATEMENT, version));
  const paths = keys.map((key) => key.slice(at.length + 1));
  // Before any is written: a key may have .. in it.
  const added = paths.find((path) => !isStated(files, path));
  if (added) refuse(differs(added, version));
  try {
    await forEach(paths, async (path) => {
      const file = join(part, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await bucket.read(`${at}/${path}`));
    });
    const fault = faultIn(part, version, integrity);
    if (fault) refuse(fault);
    utimesSync(join(part, STATEMENT), stated, stated);
    rmSync(target, { recursive: true, force: true });
    renameSync(part, target);
  } catch (error) {
    // Another process of this machine was first.
    if (statementIn(store, version) !== integrity) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};

/** Writes a file complete or not at all. */
export const replaceFile = (file: string, text: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
};

const MANIFEST = /^manifests\/(\d{8})\.json$/;

/** @throws StoreTrouble when it is not signed by a key of the installation, under its number */
const readSignedIn = async ({ keys }: ReleaseStore, bucket: Bucket, key: string) => {
  const text = (await bucket.read(key)).toString();
  try {
    const manifest = openManifest(text, `${key} in the release store ${bucket.name}`, keys);
    if (manifest.version === Number(MANIFEST.exec(key)?.[1])) return { manifest, text };
    throw new Trouble(`${key} is manifest ${manifest.version} ${stays(bucket, 'delete it there')}`);
  } catch (error) {
    throw error instanceof Trouble ? new StoreTrouble(error.message) : error;
  }
};

/** The versions that earlier manifests sign. One of a former key is left out. */
const signedBefore = async (store: ReleaseStore, bucket: Bucket, keys: string[]): Promise<Map<string, string>> => {
  const signed = new Map<string, string>();
  await forEach(keys, async (key) => {
    const { manifest } = await readSignedIn(store, bucket, key).catch(() => ({ manifest: null }));
    for (const [version, integrity] of Object.entries(manifest?.statements ?? {})) signed.set(version, integrity);
  });
  return signed;
};

/**
 * Brings what the manifests of a bucket sign to the folder of its store: versions first, since the manifest names them.
 * Those of earlier manifests are files of open tabs.
 * @throws StoreTrouble when the bucket does not answer, or a version is not the signed one; what was live stays so
 */
export const pull = async (store: ReleaseStore): Promise<void> => {
  const { bucket, folder } = store;
  if (!bucket) return;
  const manifests = join(folder, 'manifests');
  mkdirSync(manifests, { recursive: true });
  const newest = readdirSync(manifests)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  const after = await bucket.list('manifests/', newest && `manifests/${newest}`);
  const newer = after.map(({ key }) => key).filter((key) => MANIFEST.test(key));
  const live = newer.pop();
  if (!live) return;
  const { manifest, text } = await readSignedIn(store, bucket, live);
  const signed = await signedBefore(store, bucket, newer);
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
  replaceFile(join(folder, live), text);
};

/** Its statement last: without it, a version is not there. */
const sendVersion = async ({ folder }: ReleaseStore, bucket: Bucket, at: string): Promise<void> => {
  const send = (file: string) => bucket.write(`${at}/${file}`, readFileSync(join(folder, at, file)));
  await forEach(
    filesBelow(join(folder, at)).filter((file) => file !== STATEMENT),
    send,
  );
  await send(STATEMENT);
};

/** Sends the versions of a manifest that its bucket lacks, or has with another statement than the signed one. */
export const sendVersions = async (store: ReleaseStore, bucket: Bucket, manifest: ReleaseManifest): Promise<void> => {
  const known = await versionsIn(bucket);
  for (const [version, integrity] of Object.entries(manifest.statements ?? {})) {
    if (statementIn(store, version) !== integrity) continue;
    const at = VERSIONS + version;
    const isSent = known.get(at)?.stated && filesStated(await bucket.read(`${at}/${STATEMENT}`), integrity);
    if (!isSent) await sendVersion(store, bucket, at);
  }
};

/** Removes from a bucket what no manifest has named for seven days, and manifests before `oldest`. */
export const dropFromBucket = async (bucket: Bucket, manifest: ReleaseManifest, oldest: string, now: number) => {
  const inUse = named(manifest);
  for (const [at, { keys, stated }] of await versionsIn(bucket)) {
    const statement = `${at}/${STATEMENT}`;
    if (inUse.has(at.slice(VERSIONS.length))) await bucket.write(statement, await bucket.read(statement));
    else if (stated && stated.getTime() < now - KEEP_FOR_MS) await bucket.remove(keys);
  }
  const manifests = await bucket.list('manifests/');
  await bucket.remove(manifests.map(({ key }) => key).filter((key) => key < oldest));
};

/** A small file of a store that all its machines share. */
export const readShared = async ({ bucket, folder }: ReleaseStore, name: string): Promise<string | undefined> => {
  if (!bucket) return existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;
  const isKnown = (await bucket.list(name)).some(({ key }) => key === name);
  return isKnown ? (await bucket.read(name)).toString() : undefined;
};

export const writeShared = async ({ bucket, folder }: ReleaseStore, name: string, text: string): Promise<void> => {
  if (bucket) await bucket.write(name, text);
  else replaceFile(join(folder, name), text);
};
