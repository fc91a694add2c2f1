import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgreementRow } from './agreement.entity.js';
import type { Caller } from './caller.js';
import { SigningEventRow, type SigningHappening } from './signing-event.entity.js';

@Injectable()
export class SigningEventsRepository {
  constructor(private readonly clock: Clock) {}

  /** Appends a line to the record of an agreement. `role` is null for what the service did by itself. */
  async add(
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

  /** How often it happened to any agreement of the case since then. */
  countOfCase(manager: EntityManager, caseId: string, happening: SigningHappening, since: Date): Promise<number> {
    return manager
      .createQueryBuilder(SigningEventRow, 'event')
      .innerJoin(AgreementRow, 'agreement', 'agreement.id = event.agreementId')
      .where('agreement.caseId = :caseId AND event.happening = :happening', { caseId, happening })
      .andWhere('event.at > :since', { since })
      .getCount();
  }

  /** In the order in which they happened. */
  of(manager: EntityManager, agreementId: string): Promise<SigningEventRow[]> {
    return manager.find(SigningEventRow, { where: { agreementId }, order: { id: 'ASC' } });
  }
}
