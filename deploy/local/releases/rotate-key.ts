import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { requireManifest } from './publish.ts';
import { changeReleaseKey, forgetFormerKey } from './release-key.ts';
import { changeManifest, type ReleaseStore } from './release-store.ts';

/**
 * Signs what is live with a new key, and with the former one too, for pages that pin it, unless others have it.
 * @param isKnown whether others have the former key
 */
export const rotateKey = async (
  store: ReleaseStore,
  dataFolder: string,
  isKnown: boolean,
): Promise<ReleaseManifest> => {
  const { keys } = requireManifest(store);
  // A key that no manifest has is that of a command that failed: another change would lose the one that signed.
  if (keys[0] === store.keys[0]?.publicKey) changeReleaseKey(dataFolder);
  const manifest = await changeManifest(store, (live) => live);
  if (!isKnown) return manifest;
  forgetFormerKey(dataFolder);
  return changeManifest(store, (live) => live);
};
