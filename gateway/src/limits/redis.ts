import type { Log } from '@evenhand/service-kit/logs/log';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** A Redis that is away is noticed at once: a person waits for the call, not for a counter. */
export const connectRedis = async (url: string, log: Log): Promise<Redis> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    disconnectTimeout: 200,
    enableAutoPipelining: true,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'the connection to Redis failed'));
  await redis.connect().catch(() => log.warn('starting without Redis'));
  return redis;
};

/** Closes the connection with the process. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
