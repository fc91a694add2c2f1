import type {
  AnalyticsSummary,
  RecordEvents,
  RecordedAnalytics,
  SetAnalyticsConsent,
} from '@evenhand/contracts/analytics/analytics';
import { COUNT_MONTHS } from '@evenhand/contracts/analytics/analytics';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { dayOf, startOfDay } from '@evenhand/contracts/toronto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { analyticsConsent } from '@evenhand/wording/consents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import { ConsentsRepository } from '../consents/consents.repository.js';
import { AnalyticsRepository } from './analytics.repository.js';
import type { DailyCount } from './daily-count.entity.js';
import { funnelEvents, visitorsByStep } from './funnels.js';

type Caller = OwnerIdentity | null;

const DAYS_A_MONTH = 31;
export const COUNT_DAYS = COUNT_MONTHS * DAYS_A_MONTH;

/** Consent belongs to the browser, and to the person signed in there. */
const subjectsOf = (visitor: string | null, who: Caller): string[] => [
  ...(visitor ? [`visitor ${visitor}`] : []),
  ...(who ? [`person ${who.personId}`] : []),
];

@Injectable()
export class AnalyticsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: AnalyticsRepository,
    private readonly consents: ConsentsRepository,
    private readonly attempts: AttemptsService,
    private readonly clock: Clock,
  ) {}

  /** Records the choice; a withdrawal deletes the stored events of the browser and the person. */
  async setConsent(
    { visitor, given, version }: SetAnalyticsConsent,
    who: Caller,
    networkAddress: string,
  ): Promise<void> {
    if (given && version !== analyticsConsent.version) fail('changed-elsewhere');
    if (given && !(await this.mayCount(visitor, networkAddress))) return;
    return this.transactions.run(async (manager) => {
      const record = { purpose: 'analytics', given, textVersion: version, how: 'choice on the site' } as const;
      const at = this.clock.now();
      for (const subject of subjectsOf(visitor, who)) await this.consents.add(manager, { ...record, subject, at });
      if (given) return;
      await this.events.deleteOfVisitor(manager, visitor);
      if (who) await this.events.deleteOfPerson(manager, who.personId);
    });
  }

  /** Stores events of visitors who agreed to the text in force; drops all others. */
  record({ visitor, events }: RecordEvents, who: Caller): Promise<void> {
    return this.transactions.run(async (manager) => {
      if (!(await this.hasConsent(manager, visitor, who))) return;
      const at = this.clock.now();
      const [day, dayStart, personId] = [dayOf(at), startOfDay(at), who?.personId ?? null];
      const happened = events.map((event) => ({ ...event, personId, at }));
      await this.events.add(manager, visitor, happened, day, dayStart);
    });
  }

  recorded(who: OwnerIdentity): Promise<RecordedAnalytics> {
    return this.transactions.run(async (manager) => {
      const consent = await this.consents.findLatest(manager, 'analytics', subjectsOf(null, who));
      const events = await this.events.ofPerson(manager, who.personId);
      return {
        consent: consent && { given: consent.given, version: consent.textVersion, at: consent.at.toISOString() },
        events: events.map(({ name, properties, at }) => ({ name, properties, at: at.toISOString() })),
      };
    });
  }

  /** @throws `not-found` for everyone but operators */
  summary({ operator }: OwnerIdentity): Promise<AnalyticsSummary> {
    if (!operator) return fail('not-found');
    return this.transactions.run(async (manager) => {
      const from = dayOf(this.clock.inDays(-COUNT_DAYS));
      const byDay = await this.events.daysSince(manager, from);
      const funnels = visitorsByStep(await this.events.firstTimes(manager, funnelEvents));
      return { from, to: dayOf(this.clock.now()), counts: totals(byDay), byDay, funnels };
    });
  }

  /** Visitor ids come from the client, so new ones are limited per network address and day. */
  private async mayCount(visitor: string, networkAddress: string): Promise<boolean> {
    const known = await this.transactions.run((manager) =>
      this.consents.findLatest(manager, 'analytics', subjectsOf(visitor, null)),
    );
    return known !== null || this.attempts.tryCount('visitors from an address', networkAddress);
  }

  /** The browser's own latest choice counts; a person's consent does not cover ids that a client invents. */
  private async hasConsent(manager: EntityManager, visitor: string, who: Caller): Promise<boolean> {
    const own = await this.consents.findLatest(manager, 'analytics', subjectsOf(visitor, null));
    if (!own?.given) return false;
    const latest = await this.consents.findLatest(manager, 'analytics', subjectsOf(visitor, who));
    return latest?.given === true && latest.textVersion === analyticsConsent.version;
  }
}

const totals = (days: DailyCount[]): AnalyticsSummary['counts'] =>
  [...Map.groupBy(days, ({ name }) => name)]
    .map(([name, own]) => ({
      name,
      count: own.reduce((sum, { count }) => sum + count, 0),
      visitors: own.reduce((sum, { visitors }) => sum + visitors, 0),
    }))
    .sort((one, other) => other.count - one.count);
