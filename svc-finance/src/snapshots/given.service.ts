import { disclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { disclosureRevoked } from '@evenhand/contracts/events/disclosure-revoked';
import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContent } from '../frozen/snapshot-content.js';
import type { SnapshotRow } from './snapshot.entity.js';
import { SnapshotsRepository } from './snapshots.repository.js';

/** First opening and its address; a null address for the owner. */
interface Opened {
  at: Date;
  by: string | null;
}

/** Publishes disclosures and their openings. */
@Injectable()
export class GivenService {
  constructor(
    private readonly snapshots: SnapshotsRepository,
    private readonly outbox: Outbox,
    private readonly activity: Activity,
    private readonly clock: Clock,
  ) {}

  async announce(
    manager: EntityManager,
    { caseId, halfId, content, sha256 }: SnapshotRow,
    opened: Opened | null,
  ): Promise<void> {
    const frozen = readContent(content);
    await this.outbox.publish(manager, disclosureGiven, {
      caseId,
      party: halfId ? 'partner' : 'owner',
      // Parsing drops descriptions, places and documents.
      statement: FinancialStatement.parse({ ...frozen, sha256 }),
      from: frozen.from,
      openedAt: opened?.at.toISOString() ?? null,
      openedBy: opened?.by ?? null,
    });
    if (!opened) await this.activity.record(manager, caseId, halfId ? 'partner-disclosure-given' : 'disclosure-given');
  }

  /** Withdraws a disclosure. */
  async revoke(manager: EntityManager, snapshot: SnapshotRow): Promise<SnapshotRow> {
    const { id, caseId, halfId, sha256 } = snapshot;
    const revokedAt = this.clock.now();
    await this.snapshots.noteRevoked(manager, id, revokedAt);
    await this.outbox.publish(manager, disclosureRevoked, { caseId, sha256 });
    const kind = halfId ? 'partner-disclosure-revoked' : 'disclosure-revoked';
    await this.activity.record(manager, caseId, kind);
    return { ...snapshot, revokedAt };
  }
}
