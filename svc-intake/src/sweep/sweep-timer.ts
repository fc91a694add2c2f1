import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { sweep } from './sweep.job.js';

/** Requests a sweep at the start and at each interval. Of concurrent requests one runs. */
@Injectable()
export class SweepTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ask();
    this.timer = setInterval(() => void this.ask(), this.config.SWEEP_SECONDS * 1_000).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      await this.outbox.enqueue(null, sweep, {}, { jobId: 'sweep' });
    } catch (error) {
      this.log.warn({ err: error }, 'sweep failed, retrying at the next interval');
    }
  }
}
