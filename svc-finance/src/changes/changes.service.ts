import { disclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { financesChanged } from '@evenhand/contracts/events/finances-changed';
import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContent } from '../frozen/snapshot-content.js';
import type { SnapshotRow } from '../snapshots/snapshot.entity.js';
import { ChangesRepository } from './changes.repository.js';

/** Tells the other services how a case's finances stand, in the transaction of the change itself. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly changes: ChangesRepository,
    private readonly outbox: Outbox,
  ) {}

  async tell(manager: EntityManager, caseId: string): Promise<void> {
    const sequence = await this.changes.next(manager, caseId);
    const standing = await this.changes.standing(manager, caseId);
    await this.outbox.publish(manager, financesChanged, {
      caseId,
      sequence,
      at: new Date().toISOString(),
      ...standing,
    });
  }

  /** That somebody disclosed, and when the other opened it first. */
  async tellGiven(
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
