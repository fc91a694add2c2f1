import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { type Bucket, forEach } from './bucket.ts';
import { explainFullDisk } from './explain-failure.ts';
import type { ReleaseStore } from './store.ts';
import { StoreTrouble } from './store-trouble.ts';
import { differs, faultIn, filesStated, isStated } from './verify-version.ts';
import { filesBelow, STATEMENT, statementIn } from './versions.ts';

export const VERSIONS = 'versions/';

interface InBucket {
  keys: string[];
  /** When its newest file was written. */
  changed?: Date;
  /** When its statement was written; without one, a version is incomplete. */
  stated?: Date;
}

/** The versions of a bucket by `versions/NAME/VERSION`. */
export const versionsIn = async (bucket: Bucket): Promise<Map<string, InBucket>> => {
  const found = new Map<string, InBucket>();
  for (const { key, changed } of await bucket.list(VERSIONS)) {
    const at = key.split('/', 3).join('/');
    const version = found.get(at) ?? { keys: [] };
    version.keys.push(key);
    if (!version.changed || version.changed < changed) version.changed = changed;
    if (key === `${at}/${STATEMENT}`) version.stated = changed;
    found.set(at, version);
  }
  return found;
};

/** What a refusal ends with. */
export const stays = ({ name }: Bucket, cure: string): string =>
  `in the release store ${name}: what is live stays live; ${cure}.`;

/**
 * Brings a version once its statement is the signed one and its files are those of the statement.
 * @param version `NAME/VERSION`
 * @param integrity of its statement, as signed
 * @throws StoreTrouble for any other, and when the disk is full
 */
export const fetchVersion = async (
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
    if (statementIn(store, version) !== integrity) explainFullDisk(error);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
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
