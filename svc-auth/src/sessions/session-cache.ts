import { ENDED_SESSION, ENDED_SESSION_SECONDS, sessionCacheKey } from '@evenhand/contracts/internal/sessions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** The gateway's session cache. An ended session is marked, so that a concurrent look-up cannot restore it. */
@Injectable()
export class SessionCache {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOG) private readonly log: Log,
  ) {}

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
