import { Processes } from '@evenhand/service-kit/jobs/processes';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import { RemindersService } from '../reminders/reminders.service.js';
import { Reconciling } from './reconciling.js';
import { sweep } from './sweep.job.js';

const DAY_MS = 86_400_000;

@Injectable()
export class SweepProcessor {
  constructor(
    private readonly reconciling: Reconciling,
    private readonly reminders: RemindersService,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Logs each difference as an error, for alerts. */
  @Processes(sweep)
  async sweep({ days }: { days: number }): Promise<void> {
    const since = new Date(this.clock.now().getTime() - days * DAY_MS);
    const differences = await this.reconciling.since(since, (err, { id }) =>
      this.log.error({ err, paymentId: id }, 'payment settlement failed'),
    );
    for (const difference of differences) this.log.error(difference, 'ALARM: a payment needs an operator');
    await this.reminders.send();
  }
}
