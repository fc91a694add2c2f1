import type { FactoryProvider, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '../config/service-config.js';
import { LOG, type Log } from '../logs/log.js';
import { Outbox } from './outbox.js';

interface RecurringJob {
  everySeconds: number;
  /** Enqueues with a job id, so that of several processes one runs it. */
  enqueue: (outbox: Outbox) => Promise<void>;
}

class RecurringJobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly jobs: readonly RecurringJob[],
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const job of this.jobs) await this.enqueue(job);
    this.timers = this.jobs.map((job) => setInterval(() => void this.enqueue(job), job.everySeconds * 1_000).unref());
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async enqueue(job: RecurringJob): Promise<void> {
    try {
      await job.enqueue(this.outbox);
    } catch (error) {
      this.log.warn({ err: error }, 'recurring job not enqueued, retrying at the next interval');
    }
  }
}

/** A provider that enqueues jobs at the start of a service and at intervals. */
export const recurring = <Config>(jobsOf: (config: Config) => readonly RecurringJob[]): FactoryProvider => ({
  provide: RecurringJobs,
  inject: [CONFIG, Outbox, LOG],
  useFactory: (config: Config, outbox: Outbox, log: Log) => new RecurringJobs(jobsOf(config), outbox, log),
});
