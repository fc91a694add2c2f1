import type { ReleasedPart, ReleaseManifest, Remote } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import { changeManifest, type ReleaseStore, readManifest } from './release-store.ts';
import { readStatement, verifyVersion } from './statement.ts';
import { requireSite } from './store.ts';
import { dropOldVersions } from './versions.ts';

const PERCENT = 100;

/** @throws Trouble before the first start, and for the store of another site */
export const requireManifest = (store: ReleaseStore): ReleaseManifest => {
  const manifest = readManifest(store);
  if (!manifest) throw new Trouble(`No release is live in ${store.folder}: npm start publishes the first ones.`);
  requireSite(store, manifest);
  return manifest;
};

const changePart = async (
  store: ReleaseStore,
  name: string,
  change: (part: ReleasedPart) => ReleasedPart,
  now: Date,
): Promise<ReleaseManifest> => {
  requireManifest(store);
  const manifest = await changeManifest(
    store,
    (content) => {
      const part = content.parts[name];
      if (!part) throw new Trouble(`No part is called ${name}: npm run releases lists them.`);
      return { ...content, parts: { ...content.parts, [name]: change(part) } };
    },
    now,
  );
  dropOldVersions(store, manifest, now.getTime());
  return manifest;
};

/** Publishes a version of the store to no one yet. */
export const publishCandidate = async (
  store: ReleaseStore,
  name: string,
  version: string,
  now = new Date(),
): Promise<ReleaseManifest> => {
  const { release } = readStatement(store, name, version);
  return changePart(
    store,
    name,
    ({ withdrawn, ...part }) => ({ ...part, canary: { release, share: 0, since: now.toISOString() } }),
    now,
  );
};

const goLive = (part: ReleasedPart, release: Remote, now: Date): ReleasedPart => ({
  live: release,
  since: now.toISOString(),
  last: part.live,
});

/**
 * Gives the candidate of a part to a share of the browsers; 100 makes it live.
 * @param share percent, 1 to 100
 * @throws Trouble when there is no candidate, or its files are not those that were released
 */
export const promote = async (
  store: ReleaseStore,
  name: string,
  share: number,
  now = new Date(),
): Promise<ReleaseManifest> => {
  const { canary } = requireManifest(store).parts[name] ?? {};
  if (!canary) throw new Trouble(`${name} has no release to promote: npm run release -w ${name} publishes one.`);
  verifyVersion(store, name, canary.release.version);
  return changePart(
    store,
    name,
    (part) =>
      share === PERCENT
        ? goLive(part, canary.release, now)
        : { ...part, canary: { release: canary.release, share, since: now.toISOString() } },
    now,
  );
};

/** Ends the canary of a part; without one, makes the last good version live again. */
export const rollBack = (store: ReleaseStore, name: string, now = new Date()): Promise<ReleaseManifest> =>
  changePart(
    store,
    name,
    ({ canary, last, ...part }) => {
      if (canary) return { ...part, ...(last && { last }), withdrawn: canary.release.version };
      if (!last) throw new Trouble(`${name} has no earlier version: release a corrected one.`);
      verifyVersion(store, name, last.version);
      return { live: last, since: now.toISOString(), withdrawn: part.live.version };
    },
    now,
  );
