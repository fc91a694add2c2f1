import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SWEEP_SECONDS, sweepEvidence } from './sweep-evidence.job.js';

/** At start and hourly. Of several processes one sweeps. */
@Injectable()
export class SweepTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: Outbox,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ask();
    this.timer = setInterval(() => void this.ask(), SWEEP_SECONDS * 1_000).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      await this.outbox.enqueue(null, sweepEvidence, {}, { jobId: 'sweep-evidence' });
    } catch (error) {
      this.log.warn({ err: error }, 'sweep failed, retrying at the next interval');
    }
  }
}
