import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOG, type Log } from '../logs/log.js';

const HOUR_MS = 3_600_000;

/** Hourly deletion of idempotent answers after a day, of consumed events and unsent mail after a month,
 * of who sent which letter again after a year. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: DataSource,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tidy(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async tidy(): Promise<void> {
    try {
      await this.database.query("delete from idempotency where answered_at < now() - interval '1 day'");
      await this.database.query("delete from inbox where consumed_at < now() - interval '30 days'");
      await this.database.query("delete from waiting_mail where written_at < now() - interval '30 days'");
      await this.database.query("delete from letter_sent_again where sent_at < now() - interval '1 year'");
    } catch (error) {
      this.log.warn({ err: error }, 'housekeeping failed, retrying in an hour');
    }
  }
}
