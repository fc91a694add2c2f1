import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import type { Bucket } from './bucket.ts';
import { sendVersions } from './bucket-versions.ts';
import { explainFailure, PUBLISHED_MEANWHILE } from './explain-failure.ts';
import { replaceFile } from './replace-file.ts';
import { signManifest } from './signed-manifest.ts';
import { manifestsOf, type ReleaseStore } from './store.ts';

const fileOf = (store: ReleaseStore, version: number): string =>
  join(manifestsOf(store), `${String(version).padStart(8, '0')}.json`);

/** Writes the manifest of the next number: complete or not at all, and only while the number is free. */
const createFile = (file: string, text: string): void => {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, text);
    linkSync(part, file);
  } catch (error) {
    explainFailure(error);
  } finally {
    rmSync(part, { force: true });
  }
};

/** The manifest is live already: a machine without its copy gets it from the bucket. */
const tryCopy = (file: string, text: string): void => {
  try {
    replaceFile(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${basename(file)} is published; this machine has no copy of it yet. ${reason}\n`);
  }
};

/** Versions first, then the manifest. What fails before leaves the bucket's live manifest as it is. */
const createInBucket = async (store: ReleaseStore, bucket: Bucket, manifest: ReleaseManifest, text: string) => {
  await sendVersions(store, bucket, manifest);
  const file = fileOf(store, manifest.version);
  if (!(await bucket.create(`manifests/${basename(file)}`, text))) throw new Trouble(PUBLISHED_MEANWHILE);
  tryCopy(file, text);
};

/**
 * Signs a manifest and makes it live.
 * @throws Trouble when another has its number, or the disk is full
 */
export const createManifest = async (store: ReleaseStore, manifest: ReleaseManifest): Promise<void> => {
  const text = signManifest(manifest, store.keys);
  if (store.bucket) await createInBucket(store, store.bucket, manifest, text);
  else createFile(fileOf(store, manifest.version), text);
};
