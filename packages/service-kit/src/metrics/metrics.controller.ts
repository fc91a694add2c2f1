import { Controller, Get, Header } from '@nestjs/common';
import { Probe } from '../identity/identity.guard.js';
import { Metrics } from './metrics.js';

/** On the service's own port: the gateway forwards no such address. */
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Probe()
  @Get('/metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  text(): Promise<string> {
    return this.metrics.text();
  }
}
