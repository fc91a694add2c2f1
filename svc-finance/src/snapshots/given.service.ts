import { disclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContent } from '../frozen/snapshot-content.js';
import type { SnapshotRow } from './snapshot.entity.js';

/** Tells the other services what somebody disclosed, and when the other opened it first. */
@Injectable()
export class GivenService {
  constructor(private readonly outbox: Outbox) {}

  async tell(
    manager: EntityManager,
    { caseId, halfId, content, sha256 }: SnapshotRow,
    openedAt: Date | null,
  ): Promise<void> {
    await this.outbox.publish(manager, disclosureGiven, {
      caseId,
      party: halfId ? 'partner' : 'owner',
      // What the statement does not name (descriptions, places, papers) is left behind here.
      statement: FinancialStatement.parse({ ...readContent(content), sha256 }),
      openedAt: openedAt?.toISOString() ?? null,
    });
  }
}
