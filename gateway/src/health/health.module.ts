import { eventLoop } from '@evenhand/service-kit/health/event-loop';
import { Controller, Get, Module, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Running } from './running.js';

/**
 * `/live`: the process answers. `/ready`: send it requests. The gateway is ready without its services: each of them
 * that is away is said to be away by the calls that need it, and the others go on.
 */
@Controller()
class HealthController {
  constructor(private readonly running: Running) {}

  @Get('/live')
  live() {
    return { status: 'up' };
  }

  @Get('/ready')
  ready(@Res({ passthrough: true }) response: Response) {
    const status = this.status();
    response.status(status === 'ready' ? 200 : 503);
    return { status };
  }

  private status(): 'ready' | 'stopping' | 'blocked' {
    if (this.running.stopping) return 'stopping';
    return eventLoop.hasStalled() ? 'blocked' : 'ready';
  }
}

@Module({ controllers: [HealthController], providers: [Running] })
export class HealthModule {}
