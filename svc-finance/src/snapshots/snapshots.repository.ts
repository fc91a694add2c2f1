import { ended, type LinkEnd } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { ListsOf } from '../items/items.repository.js';
import { DisclosureLinkRow } from './disclosure-link.entity.js';
import { SnapshotRow } from './snapshot.entity.js';

@Injectable()
export class SnapshotsRepository {
  constructor(private readonly clock: Clock) {}

  /** Newest first. */
  ofOwner(manager: EntityManager, caseId: string): Promise<SnapshotRow[]> {
    return manager.find(SnapshotRow, { where: { caseId, halfId: IsNull() }, order: { frozenAt: 'DESC' } });
  }

  find(manager: EntityManager, where: { id: string; caseId?: string }): Promise<SnapshotRow | null> {
    return manager.findOneBy(SnapshotRow, { ...where, halfId: IsNull() });
  }

  /** The latest valid disclosure of a half, or of any half of the case. */
  latestHalf(manager: EntityManager, caseId: string, halfId?: string): Promise<SnapshotRow | null> {
    const where = { caseId, halfId: halfId ?? Not(IsNull()), revokedAt: IsNull() };
    return manager.findOne(SnapshotRow, { where, order: { frozenAt: 'DESC' } });
  }

  /** Valid disclosures of a half, or the one of this hash. */
  halves(manager: EntityManager, where: { caseId: string } & ({ halfId: string } | { sha256: string })) {
    return manager.findBy(SnapshotRow, { halfId: Not(IsNull()), ...where, revokedAt: IsNull() });
  }

  async noteRevoked(manager: EntityManager, id: string, revokedAt: Date): Promise<void> {
    await manager.update(SnapshotRow, { id, revokedAt: IsNull() }, { revokedAt });
  }

  async noteOpened(manager: EntityManager, id: string, openedAt: Date): Promise<void> {
    await manager.update(SnapshotRow, { id, openedAt: IsNull() }, { openedAt });
  }

  /** Number of disclosures frozen after a moment. */
  countSince(manager: EntityManager, { caseId, halfId }: ListsOf, after: Date): Promise<number> {
    return manager.countBy(SnapshotRow, { caseId, halfId: halfId ?? IsNull(), frozenAt: MoreThan(after) });
  }

  async add(manager: EntityManager, snapshot: SnapshotRow): Promise<void> {
    await manager.insert(SnapshotRow, snapshot);
  }

  linksOfCase(manager: EntityManager, caseId: string): Promise<DisclosureLinkRow[]> {
    return manager.find(DisclosureLinkRow, { where: { caseId }, order: { sentAt: 'DESC' } });
  }

  findLink(manager: EntityManager, tokenHash: string): Promise<DisclosureLinkRow | null> {
    return manager.findOneBy(DisclosureLinkRow, { tokenHash });
  }

  /** FOR UPDATE. */
  findLinkLocked(
    manager: EntityManager,
    where: { tokenHash: string } | { accessHash: string },
  ): Promise<DisclosureLinkRow | null> {
    return manager.findOne(DisclosureLinkRow, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Serializes sending links of a case. Not by the snapshot's row, since opening locks the link first. */
  async lockSending(manager: EntityManager, caseId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`disclosure links ${caseId}`]);
  }

  async addLink(manager: EntityManager, link: DisclosureLinkRow): Promise<void> {
    await manager.insert(DisclosureLinkRow, link);
  }

  async changeLink(
    manager: EntityManager,
    { id, ...change }: Partial<DisclosureLinkRow> & { id: string },
  ): Promise<void> {
    await manager.update(DisclosureLinkRow, { id }, change);
  }

  /** Ends one link; an open access stays. */
  async endLink(manager: EntityManager, id: string, because: LinkEnd): Promise<void> {
    await manager.update(DisclosureLinkRow, { id, endedAt: IsNull() }, ended(because, this.clock.now()));
  }

  /** Ends links and their accesses. A link that has ended keeps its reason. */
  async endLinks(
    manager: EntityManager,
    of: { snapshotId: string } | { caseId: string; sentBefore: Date },
    because: LinkEnd,
  ): Promise<void> {
    const links = 'snapshotId' in of ? of : { caseId: of.caseId, sentAt: LessThan(of.sentBefore) };
    const now = this.clock.now();
    await manager.update(DisclosureLinkRow, { ...links, endedAt: IsNull() }, ended(because, this.clock.now()));
    await manager.update(DisclosureLinkRow, { ...links, accessUntil: MoreThan(now) }, { accessUntil: now });
  }
}
