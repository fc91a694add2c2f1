import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';
import { sweep } from './sweep.job.js';

const DAY_MS = 86_400_000;
const LATELY_DAYS = 2;
/** Banks may dispute a charge for 120 days and more. */
const DISPUTABLE_DAYS = 180;

/** Schedules a sweep at start and at intervals, and a long one daily. One process of several sweeps. */
@Injectable()
export class SweepTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ask(LATELY_DAYS);
    this.timers.push(setInterval(() => void this.ask(LATELY_DAYS), this.config.SWEEP_SECONDS * 1_000).unref());
    this.timers.push(setInterval(() => void this.ask(DISPUTABLE_DAYS), DAY_MS).unref());
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async ask(days: number): Promise<void> {
    try {
      await this.outbox.enqueue(null, sweep, { days }, { jobId: `sweep.${days}` });
    } catch (error) {
      this.log.warn({ err: error }, 'sweep failed, retrying at the next interval');
    }
  }
}
