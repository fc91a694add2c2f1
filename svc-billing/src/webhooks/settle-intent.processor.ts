import { Processes } from '@evenhand/service-kit/jobs/processes';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import { BOOKS, type Books } from '../books/books.js';
import { Settling } from '../payments/settling.js';
import { settleIntent } from './settle-intent.job.js';

@Injectable()
export class SettleIntentProcessor {
  constructor(
    private readonly settling: Settling,
    @Inject(BOOKS) private readonly books: Books,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Ignores payments unknown to the books; the sweep reports those. */
  @Processes(settleIntent)
  async settle({ intentId }: { intentId: string }): Promise<void> {
    const payment = await this.books.findByIntent(intentId);
    if (payment) await this.settling.settle(payment);
    else this.log.warn('webhook for a payment that is not in the ledger');
  }
}
