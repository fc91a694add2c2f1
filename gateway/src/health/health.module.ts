import { eventLoop } from '@evenhand/service-kit/health/event-loop';
import { Controller, Get, Injectable, Module, Res } from '@nestjs/common';
import type { Response } from 'express';

@Injectable()
export class Running {
  stopping = false;
}

/**
 * `/live`: the process answers. `/ready`: it accepts requests, also while services are down: only calls to those fail.
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
