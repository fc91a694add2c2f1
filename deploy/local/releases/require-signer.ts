import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import type { ReleaseStore } from './store.ts';
import { StoreTrouble } from './store-trouble.ts';

export const DAY_MS = 24 * 60 * 60 * 1_000;

const signedAt = ({ validDays }: ReleaseStore, { expires }: ReleaseManifest): number =>
  Date.parse(expires) - validDays * DAY_MS;

/** Milliseconds since a manifest was signed; negative by a clock that is behind. */
export const ageOf = (store: ReleaseStore, manifest: ReleaseManifest, now: Date): number =>
  now.getTime() - signedAt(store, manifest);

/**
 * Browsers refuse a manifest that expired, and with it every part of the site.
 * @throws StoreTrouble when a manifest signed now would expire a day before the live one, or earlier
 */
export const requireClock = (store: ReleaseStore, live: ReleaseManifest, now: Date): void => {
  if (ageOf(store, live, now) > -DAY_MS) return;
  throw new StoreTrouble(
    `The clock of this machine is behind the last release, signed at ${new Date(signedAt(store, live)).toISOString()}: set it, or sign by it with npm run releases -- --clock-is-right when the other one was ahead; nothing changed.`,
  );
};

/**
 * A machine that shares the bucket and has only the former key would take its rotation back.
 * @throws StoreTrouble
 */
export const requireNewestKey = ({ keys }: ReleaseStore, live: ReleaseManifest): void => {
  if (keys.some(({ publicKey }) => publicKey === live.keys[0])) return;
  throw new StoreTrouble(
    'The key of the releases was changed on another machine: copy secrets/release-private-key.pem and secrets/release-former-private-key.pem of its data folder to this one; nothing changed.',
  );
};
