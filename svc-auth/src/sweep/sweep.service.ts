import { EVENT_DAYS } from '@evenhand/contracts/analytics/analytics';
import { RECEIPT_DAYS } from '@evenhand/contracts/auth/deletion';
import { dayOf } from '@evenhand/contracts/toronto';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AnalyticsRepository } from '../analytics/analytics.repository.js';
import { COUNT_DAYS } from '../analytics/analytics.service.js';
import { allowances } from '../attempts/allowances.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { DEVICE_DAYS } from '../browser/device-cookie.js';
import type { Config } from '../config.js';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { ExternalRepository } from '../external/external.repository.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { SubscriptionsRepository } from '../newsletter/subscriptions.repository.js';
import { ChallengesService } from '../passkeys/challenges.service.js';
import { endedBefore } from '../sessions/session-limits.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';

const EVERY_MS = 15 * 60_000;
const longestMemory = Math.max(...Object.values(allowances).map(({ forgottenAfterSeconds }) => forgottenAfterSeconds));

/** Deletes expired rows. Readers check expiry themselves. */
@Injectable()
export class SweepService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly links: MailedLinksRepository,
    private readonly external: ExternalRepository,
    private readonly challenges: ChallengesService,
    private readonly deletions: DeletionsRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly analytics: AnalyticsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () => this.sweep().catch((error) => this.log.warn({ err: error }, 'deleting expired rows failed'));
    this.timer = setInterval(sweep, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const limits = { idleMinutes: this.config.SESSION_IDLE_MINUTES, longestHours: this.config.SESSION_LONGEST_HOURS };
    await this.transactions.run(async (manager) => {
      await this.sessions.deleteEnded(manager, endedBefore(limits, now));
      await this.links.deleteOld(manager);
      await this.external.deleteExpired(manager, now);
      await this.challenges.deleteExpired(manager);
      await this.deletions.deleteFinishedBefore(manager, this.clock.inDays(-RECEIPT_DAYS));
      await this.devices.deleteUnusedSince(manager, this.clock.inDays(-DEVICE_DAYS));
      await this.subscriptions.deleteUnconfirmed(manager, now);
      await this.analytics.deleteOlderThan(
        manager,
        this.clock.inDays(-EVENT_DAYS),
        dayOf(this.clock.inDays(-COUNT_DAYS)),
      );
      await this.attempts.deleteOlderThan(manager, new Date(now.getTime() - longestMemory * 1000));
    });
  }
}
