import { disclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { disclosureRevoked } from '@evenhand/contracts/events/disclosure-revoked';
import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContent } from '../frozen/snapshot-content.js';
import type { SnapshotRow } from './snapshot.entity.js';
import { SnapshotsRepository } from './snapshots.repository.js';

/** When a disclosure was opened first, and by which address; null where the owner opened it. */
interface Opened {
  at: Date;
  by: string | null;
}

/** Publishes what somebody disclosed from which address, and which one opened it when. */
@Injectable()
export class GivenService {
  constructor(
    private readonly snapshots: SnapshotsRepository,
    private readonly outbox: Outbox,
  ) {}

  async tell(
    manager: EntityManager,
    { caseId, halfId, content, sha256 }: SnapshotRow,
    opened: Opened | null,
  ): Promise<void> {
    const frozen = readContent(content);
    await this.outbox.publish(manager, disclosureGiven, {
      caseId,
      party: halfId ? 'partner' : 'owner',
      // What the statement does not name (descriptions, places, papers) is left behind here.
      statement: FinancialStatement.parse({ ...frozen, sha256 }),
      from: frozen.from,
      openedAt: opened?.at.toISOString() ?? null,
      openedBy: opened?.by ?? null,
    });
  }

  /** What was disclosed is taken back: it counts no more. */
  async revoke(manager: EntityManager, snapshot: SnapshotRow): Promise<SnapshotRow> {
    const { id, caseId, sha256 } = snapshot;
    const revokedAt = new Date();
    await this.snapshots.noteRevoked(manager, id, revokedAt);
    await this.outbox.publish(manager, disclosureRevoked, { caseId, sha256 });
    return { ...snapshot, revokedAt };
  }
}
