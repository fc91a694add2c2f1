import { breaksBetween } from './breaks.ts';
import { contractsToday } from './contracts.ts';
import { readFormerRelease, writeFormerRelease } from './former-release.ts';
import { notPermitted } from './permitted.ts';
import { withScratchPostgres } from './scratch-postgres.ts';
import { tablesToday } from './tables.ts';

/** Refuses what breaks with the release before; `--keep` makes the checkout that release. */
const main = async (): Promise<void> => {
  const today = await contractsToday();
  if (process.argv.includes('--keep')) {
    writeFormerRelease({ ...today, tables: await withScratchPostgres(tablesToday) });
    return;
  }
  const { former, today: now, order } = breaksBetween(readFormerRelease(), today);
  const breaks = notPermitted([...former, ...now]);
  const later = order.map((line) => `${line}: release the service before the pages`);
  process.stdout.write([...later, ...breaks, `${breaks.length} breaks with the release before`, ''].join('\n'));
  process.exitCode = breaks.length ? 1 : 0;
};

await main();
