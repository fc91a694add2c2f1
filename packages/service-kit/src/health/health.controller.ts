import { endpoint } from '@evenhand/contracts/endpoint';
import { Controller, Inject, type OnModuleInit, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { RunningService } from '../config/running-service.js';
import { Handles } from '../endpoints/handles.js';
import { Probe } from '../identity/identity.guard.js';
import { REDIS } from '../redis/redis.js';
import { Dependencies } from './dependencies.js';
import { eventLoop } from './event-loop.js';

const Liveness = z.object({ status: z.literal('up') });

/**
 * `failed` lists each dependency that does not answer (`database`, `redis`, a service's own), `disk` while full,
 * `event loop` after a block, `stopping` during shutdown. `details`: warnings that do not fail
 * readiness; absent without any.
 */
const Readiness = z.object({
  status: z.enum(['ready', 'not-ready']),
  failed: z.array(z.string()),
  details: z.array(z.string()).optional(),
});
type Readiness = z.infer<typeof Readiness>;

/** The process runs. Excludes dependencies: a restart would not repair them. */
const live = endpoint('GET', '/live', null, Liveness, { audience: 'public' });

/** 200, or 503 with the names of what failed. */
const ready = endpoint('GET', '/ready', null, Readiness, { audience: 'public' });

@Controller()
export class HealthController implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly service: RunningService,
    private readonly dependencies: Dependencies,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onModuleInit(): void {
    this.dependencies.watch('database', () => this.database.query('select 1'));
    this.dependencies.watch('event loop', async () => {
      if (eventLoop.hasStalled()) throw new Error('it did not turn');
    });
    this.dependencies.watch('redis', () => this.redis.ping());
  }

  @Probe()
  @Handles(live)
  live() {
    return { status: 'up' as const };
  }

  @Probe()
  @Handles(ready)
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const failed = this.service.stopping ? ['stopping'] : await this.dependencies.away();
    const details = this.dependencies.details();
    const more = details.length > 0 ? { details } : {};
    if (failed.length === 0) return { status: 'ready', failed, ...more };
    response.status(503);
    return { status: 'not-ready', failed, ...more };
  }
}
