import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The servers of a run: those that the environment names, else those of its data folder. */
export const storesOf = async (dataFolder: string): Promise<{ postgresUrl: string; redisUrl: string }> => {
  const { E2E_POSTGRES_URL, E2E_REDIS_URL } = process.env;
  if (E2E_POSTGRES_URL && E2E_REDIS_URL) return { postgresUrl: E2E_POSTGRES_URL, redisUrl: E2E_REDIS_URL };
  const text = (...path: string[]) => readFile(join(dataFolder, ...path), 'utf8');
  const [, , , port] = (await text('postgres', 'postmaster.pid')).split('\n');
  const password = await text('secrets', 'postgres-password');
  const configured = await text('redis', 'redis.conf');
  const setting = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(configured)?.[1];
  return {
    postgresUrl: `postgres://postgres:${password}@127.0.0.1:${port}/evenhand`,
    redisUrl: `redis://:${setting('requirepass')}@127.0.0.1:${setting('port')}`,
  };
};
