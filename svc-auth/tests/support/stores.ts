import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { AddressSeal } from '@evenhand/service-kit/sealed-addresses/address-seal';
import { testAddresses } from '@evenhand/service-kit/testing/addresses';
import type { TestService } from '@evenhand/service-kit/testing/start-test-service';
import type { Redis } from 'ioredis';
import pg from 'pg';

/** Places that hold one of the words, or it sealed as an address: tables of all schemas, keys of Redis, files. */
export const placesOf = async (words: readonly string[], service: TestService, folder: string): Promise<string[]> => [
  ...(await inTables([...words, ...sealed(words, service)], service.testDatabase.name)),
  ...(await inRedis(words, service.app.get<Redis>(REDIS), service.environment.REDIS_PREFIX ?? '')),
  ...(await inFiles(words, folder)),
];

const sealed = (words: readonly string[], { environment: { ADDRESS_KEY = '' } }: TestService): string[] =>
  ['auth', 'intake', 'evidence', 'finance', 'billing'].flatMap((schema) => {
    const seal = new AddressSeal(ADDRESS_KEY, schema);
    return words.map((word) => seal.address(word).toLowerCase());
  });

const inTables = async (words: readonly string[], database: string): Promise<string[]> => {
  const url = Object.assign(new URL(testAddresses().TEST_POSTGRES_URL), { pathname: `/${database}` });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const tables = await client.query(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const places: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query(
        `select count(*)::int as count from ${name} t, unnest($1::text[]) word
         where position(word in lower(to_jsonb(t)::text)) > 0`,
        [words],
      );
      if (rows[0].count > 0) places.push(`table ${name}`);
    }
    return places;
  } finally {
    await client.end();
  }
};

const inRedis = async (words: readonly string[], redis: Redis, prefix: string): Promise<string[]> => {
  const keys = await redis.keys(`${prefix}:*`);
  const places: string[] = [];
  for (const key of keys) {
    const value = await redis.dumpBuffer(key);
    if (words.some((word) => key.includes(word) || value?.includes(word))) places.push(`redis ${key}`);
  }
  return places;
};

const inFiles = async (words: readonly string[], folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (words.some((word) => path.includes(word) || content.includes(word))) places.push(`file ${path}`);
  }
  return places;
};
