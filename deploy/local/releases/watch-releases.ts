import { setTimeout as pause } from 'node:timers/promises';
import { failureRate } from '../../../packages/contracts/src/release-set.ts';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { type CountsOf, isFailing, readOutcomes } from './outcomes.ts';
import { rollBack } from './publish.ts';
import { type ReleaseStore, renewManifest } from './release-store.ts';
import { writeSite } from './write-site.ts';

const LOOK_EVERY_MS = 1_000;

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

/** Rolls back the canaries that fail more often than what is live; returns a sentence for each. */
export const withdrawFailing = (store: ReleaseStore, { parts }: ReleaseManifest, countsOf: CountsOf): string[] =>
  Object.entries(parts).flatMap(([name, { live, canary }]) => {
    if (!canary) return [];
    const { version } = canary.release;
    const [mine, others] = [countsOf(name, version), countsOf(name, live.version)];
    if (!isFailing(mine, others)) return [];
    rollBack(store, name);
    const rates = `${percent(failureRate(mine))} failed, of ${live.version} ${percent(failureRate(others))}`;
    return [`${name} ${version} was rolled back: ${rates}.`];
  });

const hasCanary = ({ parts }: ReleaseManifest): boolean => Object.values(parts).some(({ canary }) => canary?.share);

/** Follows the manifest of the store until `stopped`: renews it, withdraws failing canaries, lays the site out again. */
export const watchReleases = async (
  store: ReleaseStore,
  site: string,
  redisUrl: string,
  stopped: AbortSignal,
  tell: (sentence: string) => void,
): Promise<void> => {
  let lastSaid = '';
  const report = (error: Error): void => {
    if (error.message !== lastSaid) tell(`Releases: ${error.message}`);
    lastSaid = error.message;
  };
  const look = async (): Promise<void> => {
    const manifest = renewManifest(store);
    if (manifest && hasCanary(manifest))
      for (const sentence of withdrawFailing(store, manifest, await readOutcomes(redisUrl))) tell(sentence);
    await writeSite(store, site);
    lastSaid = '';
  };
  while (!stopped.aborted) {
    await pause(LOOK_EVERY_MS, undefined, { signal: stopped }).catch(() => undefined);
    if (!stopped.aborted) await look().catch(report);
  }
};
