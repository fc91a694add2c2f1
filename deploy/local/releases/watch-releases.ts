import { setTimeout as pause } from 'node:timers/promises';
import { failureRate } from '../../../packages/contracts/src/release-set.ts';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { pull } from './bucket-copy.ts';
import { type CountsOf, forgetOutcomes, isFailing, readOutcomes } from './outcomes.ts';
import { rollBack } from './publish.ts';
import { type ReleaseStore, readManifest, renewManifest } from './release-store.ts';
import { writeSite } from './write-site.ts';

const LOOK_EVERY_MS = 1_000;
/** Each look is a paid request. */
const LOOK_AT_BUCKET_EVERY_MS = 5_000;

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

type Report = (error: Error) => void;

/** Rolls back the canaries that fail too often, with a sentence for each. */
export const withdrawFailing = async (
  store: ReleaseStore,
  { parts }: ReleaseManifest,
  countsOf: CountsOf,
  tell: (sentence: string) => void,
  report: Report,
): Promise<void> => {
  for (const [name, { live, canary }] of Object.entries(parts)) {
    if (!canary?.share) continue;
    const { version } = canary.release;
    const [mine, others] = [countsOf(name, version), countsOf(name, live.version)];
    if (!isFailing(mine, others)) continue;
    const rates = `${percent(failureRate(mine))} failed, of ${live.version} ${percent(failureRate(others))}`;
    const sentence = `${name} ${version} was rolled back: ${rates}.`;
    await rollBack(store, name, { canary: version }).then(() => tell(sentence), report);
  }
};

const hasCanary = ({ parts }: ReleaseManifest): boolean => Object.values(parts).some(({ canary }) => canary?.share);

/** Versions for which nothing is reported: a part that is published again begins with new counts. */
const uncompared = ({ parts }: ReleaseManifest): string[] =>
  Object.entries(parts).flatMap(([name, { canary, withdrawn }]) =>
    [withdrawn, canary?.share === 0 && canary.release.version].flatMap((version) =>
      version ? [`${name} ${version}`] : [],
    ),
  );

/** Follows the manifest of the store until `stopped`: renews it, withdraws failing canaries, lays the site out again. */
export const watchReleases = async (
  store: ReleaseStore,
  site: string,
  redisUrl: string,
  stopped: AbortSignal,
  tell: (sentence: string) => void,
): Promise<void> => {
  let before = new Set<string>();
  let forgottenIn: number | undefined;
  const forget = async (manifest: ReleaseManifest | null): Promise<void> => {
    if (!manifest || manifest.version === forgottenIn) return;
    const versions = uncompared(manifest);
    if (versions.length > 0) await forgetOutcomes(redisUrl, versions);
    forgottenIn = manifest.version;
  };
  const look = async (report: Report): Promise<void> => {
    await pull(store);
    await renewManifest(store).catch(report);
    // Before what needs Redis, which may be away.
    await writeSite(store, site);
    const manifest = readManifest(store);
    if (manifest && hasCanary(manifest))
      await withdrawFailing(store, manifest, await readOutcomes(redisUrl), tell, report);
    await writeSite(store, site);
    await forget(readManifest(store));
  };
  while (!stopped.aborted) {
    await pause(store.bucket ? LOOK_AT_BUCKET_EVERY_MS : LOOK_EVERY_MS, undefined, { signal: stopped }).catch(
      () => undefined,
    );
    if (stopped.aborted) return;
    const said = new Set<string>();
    const report: Report = ({ message }) => {
      if (!before.has(message)) tell(`Releases: ${message}`);
      said.add(message);
    };
    await look(report).catch(report);
    before = said;
  }
};
