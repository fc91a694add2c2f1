import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import { type ReleaseKey, releaseKeys } from './release-key.ts';
import { openManifest, signManifest } from './signed-manifest.ts';

/**
 * A folder: `manifests/NUMBER.json`, of which the highest number is live, and immutable `versions/NAME/VERSION/`.
 * A manifest is created, never changed, so that two writers of one number exclude each other.
 */
export interface ReleaseStore {
  folder: string;
  /** Origin of the site. */
  site: string;
  /** All sign; the first one is the newest. */
  readonly keys: ReleaseKey[];
  /** Until a manifest expires. */
  validDays: number;
}

/** Renewed once a day, so that clocks of browsers may be weeks fast. */
const VALID_DAYS = 30;

/** The store of an installation. */
export const storeOf = (dataFolder: string, publicUrl: string): ReleaseStore => ({
  folder: join(dataFolder, 'releases'),
  site: new URL(publicUrl).origin,
  // Read each time: a command may change them while the product runs.
  get keys() {
    return releaseKeys(dataFolder, VALID_DAYS);
  },
  validDays: VALID_DAYS,
});

const MANIFESTS_KEPT = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;

const manifestsOf = ({ folder }: ReleaseStore): string => join(folder, 'manifests');
const fileOf = (store: ReleaseStore, version: number): string =>
  join(manifestsOf(store), `${String(version).padStart(8, '0')}.json`);

const numbersIn = (store: ReleaseStore): string[] => {
  mkdirSync(manifestsOf(store), { recursive: true });
  return readdirSync(manifestsOf(store))
    .filter((name) => /^\d{8}\.json$/.test(name))
    .sort();
};

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
  const newest = numbersIn(store).at(-1);
  if (!newest) return null;
  const file = join(manifestsOf(store), newest);
  const text = readFileSync(file, 'utf8');
  return { manifest: openManifest(text, file, store.keys), text };
};

/** @throws Trouble as {@link readSigned} */
export const readManifest = (store: ReleaseStore): ReleaseManifest | null => readSigned(store)?.manifest ?? null;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Throws a Trouble for what a full disk or a concurrent release caused; what was live stays live. */
export const explainFailure = (error: unknown): never => {
  if (codeOf(error) === 'ENOSPC')
    throw new Trouble('The disk of the release store is full: nothing changed; make room and repeat the command.');
  if (['EEXIST', 'ENOTEMPTY'].includes(codeOf(error)))
    throw new Trouble('Another release was published at the same time: nothing changed; repeat the command.');
  throw error;
};

/** Writes the manifest of the next number: complete or not at all, and only while the number is free. */
const createManifest = (store: ReleaseStore, manifest: ReleaseManifest): void => {
  const file = fileOf(store, manifest.version);
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, signManifest(manifest, store.keys));
    linkSync(part, file);
  } catch (error) {
    explainFailure(error);
  } finally {
    rmSync(part, { force: true });
  }
  for (const old of numbersIn(store).slice(0, -MANIFESTS_KEPT)) rmSync(join(manifestsOf(store), old));
};

type Content = Pick<ReleaseManifest, 'contract' | 'parts'>;

/**
 * Publishes a manifest with what `change` returns (compare-and-swap on its number).
 * @throws Trouble when another was published since, or the disk is full
 */
export const changeManifest = (
  store: ReleaseStore,
  change: (live: Content) => Content,
  now = new Date(),
): ReleaseManifest => {
  const live = readManifest(store);
  const manifest: ReleaseManifest = {
    site: store.site,
    version: (live?.version ?? 0) + 1,
    expires: new Date(now.getTime() + store.validDays * DAY_MS).toISOString(),
    keys: store.keys.map(({ publicKey }) => publicKey),
    ...change({ contract: live?.contract ?? '', parts: live?.parts ?? {} }),
  };
  createManifest(store, manifest);
  return manifest;
};

/** Signs the live manifest again once a day. */
export const renewManifest = (store: ReleaseStore, now = new Date()): ReleaseManifest | null => {
  const live = readManifest(store);
  const age = live && store.validDays * DAY_MS - (Date.parse(live.expires) - now.getTime());
  if (age === null || age < DAY_MS) return live;
  return changeManifest(store, (content) => content, now);
};
