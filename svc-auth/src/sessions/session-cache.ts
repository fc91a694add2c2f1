import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { ENDED_SESSION, ENDED_SESSION_SECONDS, sessionCacheKey } from '@evenhand/contracts/internal/sessions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

const CACHED_SECONDS = 30;

const REPLACE = `
if redis.call('GET', KEYS[1]) ~= ARGV[2] then redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3]) end`;

/** The gateway's session cache. An ended session is marked, so that a concurrent look-up cannot restore it. */
@Injectable()
export class SessionCache {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Replaces the gateway's copy of a changed session. A look-up that began before the change finds the new copy and
   * leaves it; the mark of an ended session stays.
   */
  async replace(tokenHash: string, identity: OwnerIdentity): Promise<void> {
    try {
      const key = sessionCacheKey(tokenHash);
      await this.redis.eval(REPLACE, 1, key, JSON.stringify(identity), ENDED_SESSION, CACHED_SECONDS);
    } catch (error) {
      this.log.warn({ err: error }, 'the session cache is unreachable');
    }
  }

  /** The session has ended in the table; without Redis the gateway's copy expires within half a minute. */
  async forget(tokenHashes: string[]): Promise<void> {
    if (tokenHashes.length === 0) return;
    try {
      const marks = this.redis.pipeline();
      for (const hash of tokenHashes) marks.set(sessionCacheKey(hash), ENDED_SESSION, 'EX', ENDED_SESSION_SECONDS);
      await marks.exec();
    } catch (error) {
      this.log.warn({ err: error }, 'the session cache is unreachable');
    }
  }
}
