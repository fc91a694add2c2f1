import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import type { Bucket } from './bucket.ts';
import type { ReleaseKey } from './release-key.ts';

/**
 * A folder: `manifests/NUMBER.json`, of which the highest number is live, and immutable `versions/NAME/VERSION/`.
 * A manifest is created, never changed, so that two writers of one number exclude each other. With a bucket of the same
 * layout, that one decides, and the folder is this machine's copy.
 */
export interface ReleaseStore {
  folder: string;
  bucket?: Bucket;
  /** Origin of the site. */
  site: string;
  /** All sign; the first one is the newest. */
  readonly keys: ReleaseKey[];
  /** Until a manifest expires. */
  validDays: number;
}

/** @throws Trouble when a manifest is of another site */
export const requireSite = (store: ReleaseStore, { site }: ReleaseManifest): void => {
  if (site === store.site) return;
  throw new Trouble(`The releases in ${store.bucket?.name ?? store.folder} are of ${site}: set PUBLIC_URL=${site}.`);
};

const MANIFESTS_KEPT = 100;

export const manifestsOf = ({ folder }: ReleaseStore): string => join(folder, 'manifests');

/** `NUMBER.json`, ascending. */
export const manifestsIn = (store: ReleaseStore): string[] => {
  mkdirSync(manifestsOf(store), { recursive: true });
  return readdirSync(manifestsOf(store))
    .filter((name) => /^\d{8}\.json$/.test(name))
    .sort();
};

export const dropOldManifests = (store: ReleaseStore): void => {
  for (const old of manifestsIn(store).slice(0, -MANIFESTS_KEPT)) rmSync(join(manifestsOf(store), old));
};
