import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../places.ts';
import { startPostgres } from '../../stack/postgres.ts';

/** Runs some work with the administrator's URL of an empty Postgres, which is removed afterwards. */
export const withScratchPostgres = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
  mkdirSync(CACHE, { recursive: true });
  const dataFolder = mkdtempSync(join(CACHE, 'scratch-'));
  mkdirSync(join(dataFolder, 'logs'));
  const { url, stop } = await startPostgres({ dataFolder, durable: false });
  try {
    return await work(url);
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
};
