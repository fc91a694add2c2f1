import type { Residue } from '@evenhand/contracts/events/case-erasure';
import { holdsAny } from '@evenhand/service-kit/erasure/erased-person';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { ChainableCommander, Redis } from 'ioredis';

const KEYS_A_PAGE = 500;

/** Jobs of svc-evidence that remove late uploads for six hours. Their data is the case's folder only. */
const FINISHING = /\.job\.(remove-objects|forget-points):/;

const reading: Record<string, (pipeline: ChainableCommander, key: string) => unknown> = {
  string: (pipeline, key) => pipeline.get(key),
  hash: (pipeline, key) => pipeline.hgetall(key),
  list: (pipeline, key) => pipeline.lrange(key, '0', '-1'),
  set: (pipeline, key) => pipeline.smembers(key),
  zset: (pipeline, key) => pipeline.zrange(key, '0', '-1'),
  stream: (pipeline, key) => pipeline.xrange(key, '-', '+'),
};

/** Searches all of Redis: sessions, limits, queues. */
@Injectable()
export class RedisTraces {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async find(marks: readonly string[]): Promise<Residue[]> {
    let count = 0;
    let cursor = '0';
    do {
      const [next, keys] = await this.redis.scan(cursor, 'COUNT', KEYS_A_PAGE);
      count += await this.countIn(
        keys.filter((key) => !FINISHING.test(key)),
        marks,
      );
      cursor = next;
    } while (cursor !== '0');
    return count > 0 ? [{ store: 'redis', count }] : [];
  }

  private async countIn(keys: string[], marks: readonly string[]): Promise<number> {
    if (keys.length === 0) return 0;
    const asked = this.redis.pipeline();
    for (const key of keys) asked.type(key);
    const types = (await asked.exec()) ?? [];
    const read = this.redis.pipeline();
    // An expired key has the type `none`, and reads as an absent string.
    for (const [index, key] of keys.entries()) (reading[String(types[index]?.[1])] ?? reading.string)?.(read, key);
    const values = (await read.exec()) ?? [];
    return keys.filter((key, index) => holdsAny(`${key} ${JSON.stringify(values[index]?.[1] ?? '')}`, marks)).length;
  }
}
