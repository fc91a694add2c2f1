import { Redis } from 'ioredis';
import type { Entries } from './archive.ts';

/** Of BullMQ; sessions, limits and caches are not kept. */
const QUEUES = 'evenhand:svc-*';
const NO_TIME_LIMIT = -1;

const connected = async <Result>(url: string, work: (redis: Redis) => Promise<Result>): Promise<Result> => {
  const redis = new Redis(url, { maxRetriesPerRequest: 2, lazyConnect: true });
  await redis.connect();
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
};

/** Entries `queues/KEY`. Locks of running jobs have a time limit and are left out: those jobs run again. */
export const readQueues = (url: string, entries: Entries): Promise<void> =>
  connected(url, async (redis) => {
    for await (const keys of redis.scanStream({ match: QUEUES, count: 1_000 })) {
      for (const key of keys) {
        const [lifetime, value] = await Promise.all([redis.pttl(key), redis.dumpBuffer(key)]);
        if (lifetime === NO_TIME_LIMIT && value)
          await entries.add(`queues/${Buffer.from(key).toString('base64url')}`, value);
      }
    }
  });

export const writeQueue = (redis: Redis, name: string, value: Buffer): Promise<unknown> =>
  redis.restore(Buffer.from(name, 'base64url'), 0, value, 'REPLACE');
