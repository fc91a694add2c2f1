import type { ReleasedPart, ReleaseManifest, Remote } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import { changeManifest, type ReleaseStore, readManifest } from './release-store.ts';
import { readStatement, verifyVersion } from './statement.ts';
import { requireSite } from './store.ts';

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
  after?: number,
): Promise<ReleaseManifest> => {
  requireManifest(store);
  return changeManifest(
    store,
    (content) => {
      const part = content.parts[name];
      if (!part) throw new Trouble(`No part is called ${name}: npm run releases lists them.`);
      return { ...content, parts: { ...content.parts, [name]: change(part) } };
    },
    now,
    after,
  );
};

/** @throws Trouble while a share of the browsers has another candidate of a part, which would end unseen */
export const requireNoCanary = (name: string, { canary }: Partial<ReleasedPart> = {}): void => {
  if (canary?.share)
    throw new Trouble(
      `${name} ${canary.release.version} goes to ${canary.share} % of browsers: promote it, or roll it back first.`,
    );
};

/**
 * Publishes a version of the store to no one yet.
 * @throws Trouble while a share of the browsers has another candidate
 */
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
    ({ withdrawn, ...part }) => {
      requireNoCanary(name, part);
      return { ...part, canary: { release, share: 0, since: now.toISOString() } };
    },
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
 * @param checked the live manifest in which it was found to fit
 * @throws Trouble when there is no candidate, its files are not those that were released, or another manifest is live
 */
export const promote = async (
  store: ReleaseStore,
  name: string,
  share: number,
  now = new Date(),
  checked = requireManifest(store),
): Promise<ReleaseManifest> => {
  const { canary } = checked.parts[name] ?? {};
  if (!canary) throw new Trouble(`${name} has no release to promote: npm run release -w ${name} publishes one.`);
  verifyVersion(store, name, canary.release.version, checked);
  return changePart(
    store,
    name,
    (part) =>
      share === PERCENT
        ? goLive(part, canary.release, now)
        : { ...part, canary: { release: canary.release, share, since: now.toISOString() } },
    now,
    checked.version,
  );
};

/** Which one. */
export interface Rollback {
  /** Version of the canary that is meant. */
  canary?: string;
  /** The live version is meant, after its canary was withdrawn. */
  live?: boolean;
}

/**
 * Ends the canary of a part; without one, makes the last good version live again.
 * @param after number of the manifest in which it was checked
 * @throws Trouble when another canary, or none, is there, one was withdrawn and the live version is not meant, or another
 * manifest is live
 */
export const rollBack = (
  store: ReleaseStore,
  name: string,
  meant: Rollback = {},
  now = new Date(),
  after?: number,
): Promise<ReleaseManifest> =>
  changePart(
    store,
    name,
    ({ canary, last, ...part }) => {
      if (meant.canary && canary?.release.version !== meant.canary)
        throw new Trouble(`${name} ${meant.canary} is no canary any more: nothing changed.`);
      if (canary) return { ...part, ...(last && { last }), withdrawn: canary.release.version };
      if (!last) throw new Trouble(`${name} has no earlier version: release a corrected one.`);
      if (part.withdrawn && !meant.live)
        throw new Trouble(
          `The canary ${part.withdrawn} of ${name} is withdrawn already and ${part.live.version} is live: add -- --live to roll that back too.`,
        );
      verifyVersion(store, name, last.version);
      return { live: last, since: now.toISOString(), withdrawn: part.live.version };
    },
    now,
    after,
  );
