import { parseArgs } from 'node:util';
import { failureRate } from '../../../packages/contracts/src/release-set.ts';
import { changesOf } from '../releases/changes.ts';
import { openStore } from '../releases/open-store.ts';
import { readOutcomes } from '../releases/outcomes.ts';
import { requireManifest } from '../releases/publish.ts';
import { requirePart } from '../releases/release.ts';
import { type ReleaseStore, signByThisClock } from '../releases/release-store.ts';
import { rotateKey } from '../releases/rotate-key.ts';
import { readSettings } from '../settings.ts';
import { runningRedis } from '../stack/redis.ts';
import { leaveWith } from '../trouble.ts';

const HEADINGS = ['part', 'version', 'since', 'share', 'failed'];

const changeKey = async (store: ReleaseStore, dataFolder: string, isKnown: boolean): Promise<void> => {
  const { version, keys } = await rotateKey(store, dataFolder, isKnown);
  const rest = isKnown
    ? 'The former key opens nothing any more.'
    : `The former key signs beside it for ${store.validDays} days.`;
  const copies = store.bucket
    ? `Copy secrets/release-private-key.pem${isKnown ? '' : ' and secrets/release-former-private-key.pem'} to each other machine of the bucket: until then it signs nothing.\n`
    : '';
  process.stdout.write(`Manifest ${version} is signed by the new key ${keys[0]}. ${rest}\n${copies}`);
};

const signAgain = async (store: ReleaseStore): Promise<void> => {
  const { version, expires } = await signByThisClock(store);
  process.stdout.write(`Manifest ${version} is signed by the clock of this machine, until ${expires}.\n`);
};

const printChanges = async (name: string): Promise<void> => {
  requirePart(name);
  process.stdout.write(await changesOf(name));
};

/**
 * Prints what is live: version, since when, for which share, and how much of it failed. `-- --new-key` changes the key
 * that signs; `-- --new-key --former-is-known` when others have the former one; `-- --clock-is-right` signs
 * again what a clock that was ahead signed; `-- --changes mfe-finance` prints the changes of a part.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      'new-key': { type: 'boolean' },
      'former-is-known': { type: 'boolean', default: false },
      'clock-is-right': { type: 'boolean' },
      changes: { type: 'string' },
    },
  });
  if (values.changes !== undefined) return printChanges(values.changes);
  const settings = readSettings();
  const { dataFolder, publicUrl, given } = settings;
  const store = await openStore(settings);
  if (values['new-key']) return changeKey(store, dataFolder, values['former-is-known']);
  const { parts, version } = requireManifest(store);
  if (values['clock-is-right']) return signAgain(store);
  const redisUrl = given.redisUrl ?? runningRedis(dataFolder);
  const countsOf = redisUrl ? await readOutcomes(redisUrl) : undefined;
  const failed = (name: string, of: string): string => {
    const counts = countsOf?.(name, of);
    if (!counts || counts.opened + counts.failed === 0) return '-';
    return `${(failureRate(counts) * 100).toFixed(1)} % (${counts.failed} of ${counts.opened})`;
  };
  const rows = Object.entries(parts).flatMap(([name, { live, since, canary }]) => [
    [name, live.version, since, `${100 - (canary?.share ?? 0)} %`, failed(name, live.version)],
    ...(canary
      ? [[name, canary.release.version, canary.since, `${canary.share} %`, failed(name, canary.release.version)]]
      : []),
  ]);
  const all = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const lines = all.map((row) =>
    row
      .map((cell, at) => cell.padEnd((widths[at] ?? 0) + 2))
      .join('')
      .trimEnd(),
  );
  process.stdout.write(`${lines.join('\n')}\n\nManifest ${version} of ${publicUrl}\n`);
};

await main().catch(leaveWith);
