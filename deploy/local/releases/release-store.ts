import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import type { Bucket } from './bucket.ts';
import { dropFromBucket } from './bucket-copy.ts';
import { createManifest } from './create-manifest.ts';
import { PUBLISHED_MEANWHILE } from './explain-failure.ts';
import { releaseKeys } from './release-key.ts';
import { ageOf, DAY_MS, requireClock, requireNewestKey } from './require-signer.ts';
import { openManifest } from './signed-manifest.ts';
import { dropOldManifests, manifestsIn, manifestsOf, type ReleaseStore } from './store.ts';
import { dropOldVersions, named, statementIn } from './versions.ts';

export type { ReleaseStore };

/** Renewed once a day, so that clocks of browsers may be weeks fast. */
const VALID_DAYS = 30;

/** The store of an installation. */
export const storeOf = (dataFolder: string, publicUrl: string, bucket?: Bucket): ReleaseStore => ({
  folder: join(dataFolder, bucket ? `releases-in-${bucket.name}` : 'releases'),
  ...(bucket && { bucket }),
  site: new URL(publicUrl).origin,
  // Read each time: a command may change them while the product runs.
  get keys() {
    return releaseKeys(dataFolder, VALID_DAYS);
  },
  validDays: VALID_DAYS,
});

interface SignedText {
  manifest: ReleaseManifest;
  /** As browsers get it. */
  text: string;
}

/**
 * The live manifest; null in a new store.
 * @throws Trouble when it is incomplete or signed by another key
 */
export const readSigned = (store: ReleaseStore): SignedText | null => {
  const newest = manifestsIn(store).at(-1);
  if (!newest) return null;
  const file = join(manifestsOf(store), newest);
  const text = readFileSync(file, 'utf8');
  return { manifest: openManifest(text, file, store.keys), text };
};

/** @throws Trouble as {@link readSigned} */
export const readManifest = (store: ReleaseStore): ReleaseManifest | null => readSigned(store)?.manifest ?? null;

/** What was in use until now stays as long as what is. */
const dropUnused = async (store: ReleaseStore, inUse: ReleaseManifest[], now: number): Promise<void> => {
  dropOldManifests(store);
  dropOldVersions(store, inUse, now);
  const [oldest = ''] = manifestsIn(store);
  // What stays is removed by the next release.
  if (store.bucket) await dropFromBucket(store.bucket, inUse, `manifests/${oldest}`, now).catch(() => {});
};

type Content = Pick<ReleaseManifest, 'contract' | 'parts' | 'statements'>;

/** Hashes that were signed once are signed again; the others are those of this machine's copy. */
const statementsOf = (store: ReleaseStore, manifest: ReleaseManifest): Record<string, string> =>
  Object.fromEntries(
    [...named(manifest)].flatMap((version) => {
      const integrity = manifest.statements?.[version] ?? statementIn(store, version);
      return integrity ? [[version, integrity]] : [];
    }),
  );

/** Whether a manifest signs the hash of each version that it names. */
export const isHashed = (manifest: ReleaseManifest): boolean =>
  [...named(manifest)].every((version) => manifest.statements?.[version]);

const publishNext = async (
  store: ReleaseStore,
  live: ReleaseManifest | null,
  change: (live: Content) => Content,
  now: Date,
): Promise<ReleaseManifest> => {
  if (live) requireNewestKey(store, live);
  const changed: ReleaseManifest = {
    site: store.site,
    version: (live?.version ?? 0) + 1,
    expires: new Date(now.getTime() + store.validDays * DAY_MS).toISOString(),
    keys: store.keys.map(({ publicKey }) => publicKey),
    ...change({ contract: live?.contract ?? '', parts: live?.parts ?? {}, statements: live?.statements }),
  };
  const manifest = { ...changed, statements: statementsOf(store, changed) };
  await createManifest(store, manifest);
  await dropUnused(store, live ? [live, manifest] : [manifest], now.getTime());
  return manifest;
};

/**
 * Publishes a manifest with what `change` returns (compare-and-swap on its number).
 * @param after number of the manifest that has to be live still
 * @throws Trouble when another was published since, the clock is behind it, the newest key is not here, or the disk is full
 */
export const changeManifest = async (
  store: ReleaseStore,
  change: (live: Content) => Content,
  now = new Date(),
  after?: number,
): Promise<ReleaseManifest> => {
  const live = readManifest(store);
  if (after !== undefined && live?.version !== after) throw new Trouble(PUBLISHED_MEANWHILE);
  if (live) requireClock(store, live, now);
  return publishNext(store, live, change, now);
};

/** Signs what is live by the clock of this machine, also where one that was ahead signed it. */
export const signByThisClock = (store: ReleaseStore, now = new Date()): Promise<ReleaseManifest> =>
  publishNext(store, readManifest(store), (live) => live, now);

/**
 * Signs the live manifest again once a day.
 * @throws StoreTrouble when the clock is behind it, or the newest key is not here
 */
export const renewManifest = async (store: ReleaseStore, now = new Date()): Promise<ReleaseManifest | null> => {
  const live = readManifest(store);
  if (!live || Math.abs(ageOf(store, live, now)) < DAY_MS) return live;
  return changeManifest(store, (content) => content, now);
};
