import { failureRate, readOutcomes } from '../releases/outcomes.ts';
import { requireManifest } from '../releases/publish.ts';
import { storeOf } from '../releases/release-store.ts';
import { readSettings } from '../settings.ts';
import { runningRedis } from '../stack/redis.ts';
import { leaveWith } from '../trouble.ts';

const HEADINGS = ['part', 'version', 'since', 'share', 'failed'];

/** Prints what is live: version, since when, for which share, and how much of it failed. */
const main = async (): Promise<void> => {
  const { dataFolder, publicUrl, given } = readSettings();
  const { parts, version } = requireManifest(storeOf(dataFolder, publicUrl));
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
