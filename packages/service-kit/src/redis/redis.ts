import { Redis } from 'ioredis';

/** Injection token of a Redis connection for commands; they fail within seconds while Redis is unavailable. */
export const REDIS = Symbol('redis');

/** For commands of a request or a relay: they fail soon, the connection retries without end. */
export const connectBriefly = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: 2, connectTimeout: 2_000, commandTimeout: 5_000, retryStrategy }));

/** For a worker's blocking read: never fails, as BullMQ requires. */
export const connectPatiently = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2_000, retryStrategy }));

const retryStrategy = (times: number): number => Math.min(times * 100, 2_000);

/** Callers and readiness report a lost connection. */
const quiet = (redis: Redis): Redis => redis.on('error', () => {});
