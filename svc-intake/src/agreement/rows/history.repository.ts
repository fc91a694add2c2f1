import { randomUUID } from 'node:crypto';
import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Clock } from '@evenhand/service-kit/time/clock';
import type { ActivityKind } from '@evenhand/wording/activity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityRow } from './activity.entity.js';
import { AgreementRow } from './agreement.entity.js';
import type { Caller } from './caller.js';
import { SigningEventRow, type SigningHappening } from './signing-event.entity.js';

/** Events of an agreement, for its certificate, and activities of a case, for its dashboard. */
@Injectable()
export class HistoryRepository {
  constructor(
    private readonly activity: Activity,
    private readonly clock: Clock,
  ) {}

  /** @param role null for an act of the service */
  async addEvent(
    manager: EntityManager,
    { id, hash }: Pick<AgreementRow, 'id' | 'hash'>,
    happening: SigningHappening,
    role: SignerRole | null,
    { ip, userAgent }: Caller,
  ): Promise<void> {
    await manager.insert(SigningEventRow, {
      agreementId: id,
      at: this.clock.now(),
      role,
      happening,
      ip,
      userAgent,
      hash,
    });
  }

  /** Counts over all agreements of the case. */
  countEvents(manager: EntityManager, caseId: string, happening: SigningHappening, since: Date): Promise<number> {
    return manager
      .createQueryBuilder(SigningEventRow, 'event')
      .innerJoin(AgreementRow, 'agreement', 'agreement.id = event.agreementId')
      .where('agreement.caseId = :caseId AND event.happening = :happening', { caseId, happening })
      .andWhere('event.at > :since', { since })
      .getCount();
  }

  /** Oldest first. */
  eventsOf(manager: EntityManager, agreementId: string): Promise<SigningEventRow[]> {
    return manager.find(SigningEventRow, { where: { agreementId }, order: { id: 'ASC' } });
  }

  async addActivity(manager: EntityManager, caseId: string, kind: ActivityKind): Promise<void> {
    await manager.insert(ActivityRow, { id: randomUUID(), caseId, kind, at: this.clock.now() });
    // The log has each opening, with EntryService.
    if (kind !== 'partner-opened') await this.activity.record(manager, caseId, kind);
  }

  /** Newest first. */
  latestActivities(manager: EntityManager, caseId: string, most: number): Promise<ActivityRow[]> {
    return manager.find(ActivityRow, { where: { caseId }, order: { at: 'DESC' }, take: most });
  }
}
