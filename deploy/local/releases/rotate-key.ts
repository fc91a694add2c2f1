import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { requireManifest } from './publish.ts';
import { changeReleaseKey, forgetFormerKey } from './release-key.ts';
import { changeManifest, type ReleaseStore } from './release-store.ts';

/**
 * Signs what is live with a new key. The former one signs beside it, for pages that pin it, unless it is in other hands.
 * @param isKnown to somebody who must not release
 */
export const rotateKey = (store: ReleaseStore, dataFolder: string, isKnown: boolean): ReleaseManifest => {
  requireManifest(store);
  changeReleaseKey(dataFolder);
  const manifest = changeManifest(store, (live) => live);
  if (!isKnown) return manifest;
  forgetFormerKey(dataFolder);
  return changeManifest(store, (live) => live);
};
