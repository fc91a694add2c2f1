import { Redis } from 'ioredis';

/** Injection token of a Redis connection for plain commands: it fails within seconds when Redis is away. */
export const REDIS = Symbol('redis');

/** For commands of a request or a relay: gives up soon, reconnects for ever. */
export const connectBriefly = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: 2, connectTimeout: 2_000, commandTimeout: 5_000, retryStrategy }));

/** For a worker, which waits in Redis for its next job: never gives up (BullMQ asks for exactly this). */
export const connectPatiently = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2_000, retryStrategy }));

const retryStrategy = (times: number): number => Math.min(times * 100, 2_000);

/** A lost connection is reported by whoever needed it, and by readiness. */
const quiet = (redis: Redis): Redis => redis.on('error', () => {});
