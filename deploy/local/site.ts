import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './places.ts';
import { publishCheckout } from './releases/checkout.ts';
import { newReleaseKey } from './releases/release-key.ts';
import { type ReleaseStore, readManifest } from './releases/release-store.ts';
import { StoreTrouble } from './releases/store-trouble.ts';
import { writeSite } from './releases/write-site.ts';

/**
 * Publishes the builds of the checkout that changed into the store, and lays its site out. While a bucket does not
 * answer, the site stays as it was.
 * @param build digest of the sources
 * @returns the folder of the site
 */
export const siteOf = async (store: ReleaseStore, build: string, tell: (sentence: string) => void): Promise<string> => {
  const site = join(store.folder, 'site');
  try {
    await publishCheckout(store, build);
    await writeSite(store, site);
  } catch (error) {
    if (!(error instanceof StoreTrouble) || readManifest(store) === null) throw error;
    tell(error.message);
    await writeSite(store, site);
  }
  return site;
};

/** An image is rebuilt within a year. */
const IMAGE_DAYS = 366;

/** Composes the builds as one site of that origin, for an image. The key is forgotten: an image is never released to. */
export const composeSite = async (origin: string): Promise<void> => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'release-store-'));
  const store = { folder, site: new URL(origin).origin, keys: [newReleaseKey()], validDays: IMAGE_DAYS };
  try {
    await publishCheckout(store, '');
    await writeSite(store, join(CACHE, 'site'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
