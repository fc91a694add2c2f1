import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Handles } from '../endpoints/handles.js';
import { REDIS } from '../redis/redis.js';
import { RunningService } from '../start/running-service.js';
import { live, type Readiness, ready } from './health.endpoints.js';
import { within } from './within.js';

const PATIENCE_MS = 1_000;

@Controller()
export class HealthController {
  constructor(
    private readonly database: DataSource,
    private readonly service: RunningService,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  @Handles(live)
  live() {
    return { status: 'up' as const };
  }

  @Handles(ready)
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const failed = this.service.stopping ? ['stopping' as const] : await this.failed();
    if (failed.length === 0) return { status: 'ready', failed };
    response.status(503);
    return { status: 'not-ready', failed };
  }

  private async failed(): Promise<Readiness['failed']> {
    const [database, redis] = await Promise.all([
      within(PATIENCE_MS, this.database.query('select 1')),
      within(PATIENCE_MS, this.redis.ping()),
    ]);
    return [...(database ? [] : ['database' as const]), ...(redis ? [] : ['redis' as const])];
  }
}
