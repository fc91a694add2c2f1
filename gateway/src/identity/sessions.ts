import { OwnerIdentity } from '@evenhand/contracts/identity';
import { sessionCacheKey } from '@evenhand/contracts/internal/sessions';
import type { Log } from '@evenhand/service-kit/logs/log';
import type { Redis } from 'ioredis';
import type { Resolver } from './resolver.js';

/** Whose session a cookie stands for: from Redis while it is fresh there, else from svc-auth. */
export class Sessions {
  constructor(
    private readonly redis: Redis,
    private readonly resolver: Resolver,
    private readonly cacheSeconds: number,
    private readonly log: Log,
  ) {}

  async find(tokenHash: string): Promise<OwnerIdentity | null> {
    const key = sessionCacheKey(tokenHash);
    const cached = await this.cached(key);
    if (cached) return cached;
    const found = await this.resolver.session(tokenHash);
    if (found) await this.keep(key, found);
    return found;
  }

  private async cached(key: string): Promise<OwnerIdentity | null> {
    try {
      const text = await this.redis.get(key);
      return text ? OwnerIdentity.parse(JSON.parse(text)) : null;
    } catch (error) {
      this.log.warn({ err: error }, 'the cache of sessions does not answer');
      return null;
    }
  }

  private async keep(key: string, found: OwnerIdentity): Promise<void> {
    try {
      await this.redis.set(key, JSON.stringify(found), 'EX', this.cacheSeconds);
    } catch (error) {
      this.log.warn({ err: error }, 'the cache of sessions takes nothing');
    }
  }
}
