import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/backup.ts';
import { joinLedgers, ledgersIn } from '../backup/ledgers.ts';
import { fileOf, installationOf, mustBeOf, removeOld, removeOtherKeys } from '../backup/sets.ts';
import { readSettings } from '../settings.ts';
import { runningPostgres } from '../stack/postgres.ts';
import { runningRedis } from '../stack/redis.ts';
import { leaveWith, Trouble } from '../trouble.ts';

const USAGE = 'Usage: npm run backup -- --data FOLDER --keys ANOTHER-FOLDER --to age1…';

const noRoom = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    throw new Trouble('There is no room for the backup: nothing was kept of it, and older ones are untouched.');
  throw error;
};

/** Backs up the running product: data and keys apart, each encrypted for a recipient of age. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, keys: { type: 'string' }, to: { type: 'string' } },
  });
  const { data, keys, to } = values;
  if (!data || !keys || !to) throw new Trouble(USAGE);
  if (resolve(data) === resolve(keys))
    throw new Trouble('Data and keys belong in two places: whoever finds one must not have the other.');
  const { dataFolder, given } = readSettings();
  const postgresUrl = given.postgresUrl ?? runningPostgres(dataFolder);
  const redisUrl = given.redisUrl ?? runningRedis(dataFolder);
  if (!postgresUrl || !redisUrl)
    throw new Trouble('The product does not run: start it (npm start), or set POSTGRES_URL and REDIS_URL.');
  const { BACKUPS_KEPT_IN_DAYS } = await import('@evenhand/contracts/limits');
  const [began, at] = [performance.now(), new Date()];
  const of = installationOf(dataFolder);
  const files = { data: fileOf(resolve(data), at, 'data', of), keys: fileOf(resolve(keys), at, 'keys', of) };
  mustBeOf(of, [resolve(data), resolve(keys)]);
  const count = await backUp({ postgresUrl, redisUrl, dataFolder }, to, files, at).catch(noRoom);
  joinLedgers(ledgersIn(dataFolder), join(resolve(data), 'erased.ledger'));
  const removed = removeOld(resolve(data), at, BACKUPS_KEPT_IN_DAYS);
  removeOld(resolve(keys), at, BACKUPS_KEPT_IN_DAYS);
  removeOtherKeys(files.keys);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  process.stdout.write(
    `${files.data}\n${files.keys}\n${count} entries in ${seconds} s. Data older than ${BACKUPS_KEPT_IN_DAYS} days: ${removed} removed. Keys: of this installation, this copy alone is left.\n`,
  );
};

await main().catch(leaveWith);
