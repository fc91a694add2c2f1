import type { PartnerDisclosure } from '@evenhand/contracts/finance/half';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContent, type SnapshotContent } from '../frozen/snapshot-content.js';
import { shownContent } from '../snapshots/disclosure-access.service.js';
import { GivenService } from '../snapshots/given.service.js';
import type { SnapshotRow } from '../snapshots/snapshot.entity.js';
import { SnapshotsRepository } from '../snapshots/snapshots.repository.js';
import { HalvesRepository } from './halves.repository.js';

/** The partner's disclosure for the owner: sealed until opened, with a receipt. */
@Injectable()
export class PartnerDisclosureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly halves: HalvesRepository,
    private readonly snapshots: SnapshotsRepository,
    private readonly given: GivenService,
    private readonly clock: Clock,
  ) {}

  async get({ caseId }: OwnerIdentity): Promise<{ disclosure: PartnerDisclosure | null }> {
    const { manager } = this.transactions;
    const row = await this.snapshots.latestHalf(manager, caseId);
    return { disclosure: row && (await this.shown(manager, row)) };
  }

  open({ caseId }: OwnerIdentity, id: string): Promise<PartnerDisclosure> {
    return this.transactions.run(async (manager) => {
      const row = await this.standing(manager, caseId, id);
      if (row.openedAt) return this.shown(manager, row);
      const opened = { ...row, openedAt: this.clock.now() };
      await this.snapshots.noteOpened(manager, id, opened.openedAt);
      await this.given.announce(manager, opened, { at: opened.openedAt, by: null });
      return this.shown(manager, opened);
    });
  }

  /** @throws ProblemError `not-found` before it was opened, since every reading leaves a receipt */
  async content({ caseId }: OwnerIdentity, id: string): Promise<{ content: SnapshotContent; sha256: string }> {
    const row = await this.standing(this.transactions.manager, caseId, id);
    return row.openedAt ? { content: readContent(row.content), sha256: row.sha256 } : fail('not-found');
  }

  private async standing(manager: EntityManager, caseId: string, id: string): Promise<SnapshotRow> {
    const row = await this.snapshots.latestHalf(manager, caseId);
    return row?.id === id ? row : fail('not-found');
  }

  private async shown(manager: EntityManager, row: SnapshotRow): Promise<PartnerDisclosure> {
    return {
      id: row.id,
      email: await this.halves.emailOf(manager, row.halfId ?? fail('not-found')),
      frozenAt: row.frozenAt.toISOString(),
      openedAt: row.openedAt?.toISOString() ?? null,
      content: row.openedAt ? shownContent(row) : null,
    };
  }
}
