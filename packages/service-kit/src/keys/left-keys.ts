import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { LOG, type Log } from '../logs/log.js';
import { Clock } from '../time/clock.js';
import { CaseKeys } from './case-keys.js';

const HOUR_MS = 3_600_000;

/** Erases keys without a row every hour: those of a transaction that was rolled back, or of a killed process. */
@Injectable()
export class LeftKeys implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.erase(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async erase(): Promise<void> {
    try {
      const anHourAgo = new Date(this.clock.now().getTime() - HOUR_MS);
      await this.keys.eraseLeft(this.transactions.manager, anHourAgo);
    } catch (error) {
      this.log.warn({ err: error }, 'keys without a row are not erased, retrying in an hour');
    }
  }
}
