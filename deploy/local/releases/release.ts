import { join } from 'node:path';
import { BUCKETS, releasesFor, SHELL, sharesOf } from '../../../packages/contracts/src/release-set.ts';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { hasBrowser } from '../browser.ts';
import { buildSome } from '../build.ts';
import { ROOT } from '../places.ts';
import { run } from '../run.ts';
import type { Settings } from '../settings.ts';
import { Trouble } from '../trouble.ts';
import { checkRelease, type Live } from './check/check-release.ts';
import { tryPages } from './check/try-pages.ts';
import { describeCheckout, frontEnds } from './checkout.ts';
import { addContract, contractIn, readContract } from './contract-versions.ts';
import { promote, publishCandidate, type Rollback, requireManifest, requireNoCanary, rollBack } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';
import { readStatement, type Statement } from './statement.ts';
import { replaceVersion } from './versions.ts';

/** What is live, as the store has it: first for most browsers, then for those of each canary. */
const liveIn = (store: ReleaseStore, manifest: ReleaseManifest): Live[] =>
  [BUCKETS, ...sharesOf(manifest).map((share) => share - 1)].map((bucket) => {
    const releases = releasesFor(manifest, bucket);
    const statement = (name: string) => readStatement(store, name, releases[name]?.version ?? '');
    const remotes = Object.keys(releases).filter((name) => name !== SHELL);
    return { shell: statement(SHELL), remotes: remotes.map(statement), contract: contractIn(store, manifest.contract) };
  });

/** Why a release does not fit what is live. */
const misfitOf = (store: ReleaseStore, manifest: ReleaseManifest, release: Statement): string | undefined => {
  const contract = contractIn(store, release.contract);
  return liveIn(store, manifest)
    .map((live) => checkRelease({ release, contract }, live))
    .find(Boolean);
};

const requireFit = (store: ReleaseStore, manifest: ReleaseManifest, release: Statement): void => {
  const misfit = misfitOf(store, manifest, release);
  if (misfit) throw new Trouble(misfit);
};

const requireCleanTree = async (): Promise<void> => {
  const { ok, said } = await run('git', ['status', '--porcelain']);
  if (!ok) throw new Trouble(`A release is made from a clone of git: ${said.trim()}`);
  const [first] = said.split('\n');
  if (first) throw new Trouble(`The checkout has changes that are not committed (${first.trim()}): commit them first.`);
};

/** @throws Trouble when no front end has the name */
export const requirePart = (name: string): void => {
  if (!frontEnds().includes(name)) throw new Trouble(`Name the part to release: ${frontEnds().join(', ')}.`);
};

/** @throws Trouble when the pages of a release cannot be tried here */
const requireTrial = async (address: string): Promise<void> => {
  const otherwise = 'or add -- --without-browser to publish pages that were not tried';
  if (!hasBrowser()) throw new Trouble(`No browser is installed here: install Chromium, set CHROMIUM, ${otherwise}.`);
  const isUp = await fetch(new URL('/ready', address)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) throw new Trouble(`The site at ${address} does not answer: start it with npm start, ${otherwise}.`);
};

const isNamed = ({ parts }: ReleaseManifest, name: string, version: string): boolean => {
  const { live, canary, last } = parts[name] ?? {};
  return [live, canary?.release, last].some((release) => release?.version === version);
};

/**
 * Builds a front end, checks it against what is live, and publishes it to no one yet.
 * @param site where the product runs, whose API answers its pages in a browser; null tries no page
 * @returns the pages that were not tried, too
 */
export const releaseBuild = async (
  store: ReleaseStore,
  name: string,
  site: Pick<Settings, 'port' | 'publicUrl'> | null,
): Promise<{ statement: Statement; untried: string[] }> => {
  requireNoCanary(name, requireManifest(store).parts[name]);
  await requireCleanTree();
  if (site) await requireTrial(site.publicUrl);
  await buildSome(name, 'gateway');
  const contract = await readContract();
  const release = await describeCheckout(name, contract.version);
  const { version } = release.release;
  if (isNamed(requireManifest(store), name, version))
    throw new Trouble(`${name} ${version} is in the release store already: there is nothing new to release.`);
  addContract(store, contract);
  requireFit(store, requireManifest(store), release);
  const trial = site ? await tryPages(store, release, join(ROOT, name, 'dist'), site) : undefined;
  if (trial?.fault) throw new Trouble(trial.fault);
  // It is there when an earlier command could not publish it, perhaps with another contract.
  replaceVersion(store, name, version, join(ROOT, name, 'dist'), release);
  await publishCandidate(store, name, version);
  return { statement: release, untried: trial?.untried ?? [] };
};

/**
 * Checks the candidate of a part again, since what is live may have changed, and gives it to a share of the browsers.
 * @param share percent, 1 to 100
 */
export const releaseTo = async (store: ReleaseStore, name: string, share: number): Promise<ReleaseManifest> => {
  const live = requireManifest(store);
  const { canary } = live.parts[name] ?? {};
  if (canary) requireFit(store, live, readStatement(store, name, canary.release.version));
  return promote(store, name, share, new Date(), live);
};

/**
 * Ends the canary of a part; without one, makes the last good version live again where it fits what is live.
 * @param isForced also where it does not fit
 */
export const takeBack = async (
  store: ReleaseStore,
  name: string,
  { isForced = false, ...meant }: Rollback & { isForced?: boolean },
): Promise<ReleaseManifest> => {
  const manifest = requireManifest(store);
  const { canary, last } = manifest.parts[name] ?? {};
  const misfit =
    canary || !last || isForced ? undefined : misfitOf(store, manifest, readStatement(store, name, last.version));
  if (misfit) throw new Trouble(`${misfit} Add -- --forced to roll back nevertheless.`);
  return rollBack(store, name, meant, new Date(), manifest.version);
};
