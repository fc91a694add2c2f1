import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NegotiatorRow } from './negotiator.entity.js';

/** Writes in a transaction that has locked the case. */
@Injectable()
export class NegotiatorsRepository {
  async get(manager: EntityManager, caseId: string, party: Party): Promise<NegotiatorRow> {
    const found = await manager.findOneBy(NegotiatorRow, { caseId, party });
    return (
      found ?? { caseId, party, onHold: false, disclosureRefused: false, mails: 'hour', mailedAt: null, hasNews: false }
    );
  }

  /** Whether either party put the negotiation on hold. */
  isOnHold(manager: EntityManager, caseId: string): Promise<boolean> {
    return manager.existsBy(NegotiatorRow, { caseId, onHold: true });
  }

  /** With news, and mailed never or last before the given times. */
  due(manager: EntityManager, hourAgo: Date, dayAgo: Date): Promise<NegotiatorRow[]> {
    return manager
      .createQueryBuilder(NegotiatorRow, 'one')
      .where('one.hasNews')
      .andWhere(
        `(one.mailedAt IS NULL OR one.mailedAt <= CASE one.mails WHEN 'hour' THEN :hourAgo::timestamptz ELSE :dayAgo::timestamptz END)`,
        { hourAgo, dayAgo },
      )
      .getMany();
  }

  async keep(manager: EntityManager, negotiator: NegotiatorRow): Promise<void> {
    await manager.upsert(NegotiatorRow, negotiator, ['caseId', 'party']);
  }
}
