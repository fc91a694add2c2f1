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
import { type Bucket, forEach } from './bucket.ts';
import type { ReleaseStore } from './store.ts';
import { hasVersion, KEEP_FOR_MS, named, STATEMENT } from './versions.ts';

const VERSIONS = 'versions/';

/** `versions/NAME/VERSION/` of each version with its keys; one without a statement is incomplete. */
const versionsIn = async (bucket: Bucket): Promise<Map<string, { keys: string[]; stated?: Date }>> => {
  const found = new Map<string, { keys: string[]; stated?: Date }>();
  for (const { key, changed } of await bucket.list(VERSIONS)) {
    const at = key.split('/', 3).join('/');
    const version = found.get(at) ?? { keys: [] };
    version.keys.push(key);
    if (key === `${at}/${STATEMENT}`) version.stated = changed;
    found.set(at, version);
  }
  return found;
};

const isThere = (store: ReleaseStore, at: string): boolean => {
  const [, name = '', version = ''] = at.split('/');
  return hasVersion(store, name, version);
};

const fetchVersion = async (store: ReleaseStore, bucket: Bucket, at: string, keys: string[], stated: Date) => {
  const target = join(store.folder, at);
  const part = `${target}.${process.pid}.part`;
  try {
    await forEach(keys, async (key) => {
      const file = join(part, key.slice(at.length));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await bucket.read(key));
    });
    utimesSync(join(part, STATEMENT), stated, stated);
    renameSync(part, target);
  } catch (error) {
    // Another process of this machine was first.
    if (!isThere(store, at)) throw error;
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

/** Brings what a bucket has to the folder of its store: versions first, since the manifest names them. */
export const pull = async (store: ReleaseStore): Promise<void> => {
  const { bucket, folder } = store;
  if (!bucket) return;
  const manifests = join(folder, 'manifests');
  mkdirSync(manifests, { recursive: true });
  const newest = readdirSync(manifests)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  const live = (await bucket.list('manifests/', newest && `manifests/${newest}`)).at(-1);
  if (!live) return;
  for (const [at, { keys, stated }] of await versionsIn(bucket))
    if (stated && !isThere(store, at)) await fetchVersion(store, bucket, at, keys, stated);
  replaceFile(join(folder, live.key), await bucket.read(live.key));
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Its statement last: without it, a version is not there. */
const sendVersion = async ({ folder }: ReleaseStore, bucket: Bucket, at: string): Promise<void> => {
  const send = (file: string) => bucket.write(`${at}/${file}`, readFileSync(join(folder, at, file)));
  await forEach(
    filesBelow(join(folder, at)).filter((file) => file !== STATEMENT),
    send,
  );
  await send(STATEMENT);
};

/** Sends the versions of a manifest that its bucket lacks. */
export const sendVersions = async (store: ReleaseStore, bucket: Bucket, manifest: ReleaseManifest): Promise<void> => {
  const known = await versionsIn(bucket);
  for (const at of [...named(manifest)].map((name) => VERSIONS + name))
    if (!known.get(at)?.stated && isThere(store, at)) await sendVersion(store, bucket, at);
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
