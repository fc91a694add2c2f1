import type { Settings } from '../settings.ts';
import { pull } from './bucket-copy.ts';
import { type ReleaseStore, storeOf } from './release-store.ts';

type OfReleases = Pick<Settings, 'dataFolder' | 'publicUrl' | 'releaseBucket'>;

/** The store of an installation, as this machine last had it. */
export const storeIn = async ({ dataFolder, publicUrl, releaseBucket }: OfReleases): Promise<ReleaseStore> => {
  if (!releaseBucket) return storeOf(dataFolder, publicUrl);
  const { Bucket } = await import('./bucket.ts');
  return storeOf(dataFolder, publicUrl, new Bucket(releaseBucket));
};

/**
 * The store of an installation, with what its bucket has.
 * @throws Trouble when the bucket does not answer
 */
export const openStore = async (settings: OfReleases): Promise<ReleaseStore> => {
  const store = await storeIn(settings);
  await pull(store);
  return store;
};
