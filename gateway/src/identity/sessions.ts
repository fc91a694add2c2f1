import { OwnerIdentity } from '@evenhand/contracts/identity';
import { ENDED_SESSION, sessionCacheKey } from '@evenhand/contracts/internal/sessions';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Config } from '../config.js';
import { Resolver } from './resolver.js';

/** The identity of a session cookie: cached in Redis, else from svc-auth. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(Resolver) private readonly resolver: Pick<Resolver, 'session'>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SESSION_CACHE_SECONDS'>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async find(tokenHash: string): Promise<OwnerIdentity | null> {
    const key = sessionCacheKey(tokenHash);
    const cached = await this.cached(key);
    if (cached === ENDED_SESSION) return null;
    if (cached) return cached;
    const found = await this.resolver.session(tokenHash);
    if (found) await this.keep(key, found);
    return found;
  }

  private async cached(key: string): Promise<OwnerIdentity | typeof ENDED_SESSION | null> {
    try {
      const text = await this.redis.get(key);
      if (text === ENDED_SESSION) return ENDED_SESSION;
      return text ? OwnerIdentity.parse(JSON.parse(text)) : null;
    } catch (error) {
      this.log.warn({ err: error }, 'Redis does not answer: the session is looked up in svc-auth');
      return null;
    }
  }

  /** Only if absent: a session that ended during the look-up stays ended. */
  private async keep(key: string, found: OwnerIdentity): Promise<void> {
    try {
      await this.redis.set(key, JSON.stringify(found), 'EX', this.config.SESSION_CACHE_SECONDS, 'NX');
    } catch (error) {
      this.log.warn({ err: error }, 'Redis does not answer: the session is not cached');
    }
  }
}
