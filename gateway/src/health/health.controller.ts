import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Running } from './running.js';

/**
 * `/live`: the process answers. `/ready`: send it requests. The gateway is ready without its services: each of them
 * that is away is said to be away by the calls that need it, and the others go on.
 */
@Controller()
export class HealthController {
  constructor(private readonly running: Running) {}

  @Get('/live')
  live() {
    return { status: 'up' };
  }

  @Get('/ready')
  ready(@Res({ passthrough: true }) response: Response) {
    response.status(this.running.stopping ? 503 : 200);
    return { status: this.running.stopping ? 'stopping' : 'ready' };
  }
}
