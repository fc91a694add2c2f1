import { OwnerIdentity } from '@evenhand/contracts/identity';
import { ENDED_SESSION, sessionCacheKey } from '@evenhand/contracts/internal/sessions';
import type { Log } from '@evenhand/service-kit/logs/log';
import type { Redis } from 'ioredis';
import type { Resolver } from './resolver.js';

/** Whose session a cookie stands for: from Redis while it is fresh there, else from svc-auth. */
export class Sessions {
  constructor(
    private readonly redis: Redis,
    private readonly resolver: Pick<Resolver, 'session'>,
    private readonly cacheSeconds: number,
    private readonly log: Log,
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
      this.log.warn({ err: error }, 'the cache of sessions does not answer');
      return null;
    }
  }

  /** Writes only where nothing stands: a session that ended during the look-up stays ended. */
  private async keep(key: string, found: OwnerIdentity): Promise<void> {
    try {
      await this.redis.set(key, JSON.stringify(found), 'EX', this.cacheSeconds, 'NX');
    } catch (error) {
      this.log.warn({ err: error }, 'the cache of sessions takes nothing');
    }
  }
}
