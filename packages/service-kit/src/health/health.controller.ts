import { Controller, Inject, type OnModuleInit, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Handles } from '../endpoints/handles.js';
import { Probe } from '../identity/probe.js';
import { REDIS } from '../redis/redis.js';
import { eventLoop } from '../start/event-loop.js';
import { RunningService } from '../start/running-service.js';
import { Dependencies } from './dependencies.js';
import { live, type Readiness, ready } from './health.endpoints.js';

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
    if (failed.length === 0) return { status: 'ready', failed };
    response.status(503);
    return { status: 'not-ready', failed };
  }
}
