import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { Party } from '@evenhand/contracts/identity';
import { ended, type LinkEnd } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { AccessRow, LinkRow } from './link.entity.js';

/** Selects links and accesses of a case; an omitted key selects all. */
export interface Among {
  caseId: string;
  purposes?: readonly AccessPurpose[];
  party?: Party;
}

/** For example the partner's review, or the signature of the owner's witness. */
export type LinkPlace = Pick<LinkRow, 'caseId' | 'purpose' | 'party'>;

const where = ({ caseId, purposes, party }: Among) => ({
  caseId,
  ...(purposes && { purpose: In(purposes) }),
  ...(party && { party }),
});

@Injectable()
export class LinksRepository {
  constructor(private readonly clock: Clock) {}

  findByToken(manager: EntityManager, tokenHash: string): Promise<LinkRow | null> {
    return manager.findOneBy(LinkRow, { tokenHash });
  }

  countSince(manager: EntityManager, place: LinkPlace, renewed: boolean, moment: Date): Promise<number> {
    const { caseId, purpose, party } = place;
    return manager.countBy(LinkRow, { caseId, purpose, party, renewed, sentAt: MoreThan(moment) });
  }

  /** The last link of a place that was sent to an address. */
  findNewest(manager: EntityManager, { caseId, purpose, party }: LinkPlace, email: string): Promise<LinkRow | null> {
    return manager.findOne(LinkRow, { where: { caseId, purpose, party, email }, order: { sentAt: 'DESC' } });
  }

  /** Whether the recipient refused the last link of the place as not theirs. A later one means that it is theirs. */
  async isRefused(manager: EntityManager, place: LinkPlace, email: string): Promise<boolean> {
    return (await this.findNewest(manager, place, email))?.endedBecause === 'not-the-person';
  }

  async add(manager: EntityManager, link: LinkRow): Promise<void> {
    await manager.insert(LinkRow, link);
  }

  async useUp(manager: EntityManager, id: string): Promise<void> {
    await manager.update(LinkRow, { id }, ended('used', this.clock.now()));
  }

  async end(manager: EntityManager, id: string, because: LinkEnd): Promise<void> {
    await manager.update(LinkRow, { id, endedAt: IsNull() }, ended(because, this.clock.now()));
  }

  /** Ends unused links. */
  async endOpen(manager: EntityManager, among: Among, because: LinkEnd): Promise<void> {
    await manager.update(LinkRow, { ...where(among), endedAt: IsNull() }, ended(because, this.clock.now()));
  }

  /** Ends links and accesses. A used link keeps its use as the reason. */
  async endAll(manager: EntityManager, among: Among, because: LinkEnd): Promise<void> {
    await this.endOpen(manager, among, because);
    await this.endAccesses(manager, among, because);
  }

  /** Ends the links and accesses of an address. */
  async endOf(manager: EntityManager, caseId: string, email: string, because: LinkEnd): Promise<void> {
    const open = { caseId, email, endedAt: IsNull() };
    await manager.update(LinkRow, open, ended(because, this.clock.now()));
    await manager.update(AccessRow, open, ended(because, this.clock.now()));
  }

  async endAccesses(manager: EntityManager, among: Among, because: LinkEnd): Promise<void> {
    await manager.update(AccessRow, { ...where(among), endedAt: IsNull() }, ended(because, this.clock.now()));
  }

  /** Ends the links and accesses created before a moment. */
  async endAllBefore(manager: EntityManager, caseId: string, before: Date, because: LinkEnd): Promise<void> {
    const sent = { caseId, sentAt: LessThan(before), endedAt: IsNull() };
    await manager.update(LinkRow, sent, ended(because, this.clock.now()));
    const started = { caseId, startedAt: LessThan(before), endedAt: IsNull() };
    await manager.update(AccessRow, started, ended(because, this.clock.now()));
  }

  /** Moves the reviewer's open links and accesses to the newest version. */
  async moveReviewTo(manager: EntityManager, caseId: string, agreementId: string): Promise<void> {
    await manager.update(LinkRow, { caseId, purpose: 'review', endedAt: IsNull() }, { agreementId });
    await manager.update(AccessRow, { caseId, purpose: 'review', endedAt: IsNull() }, { agreementId });
  }

  async addAccess(manager: EntityManager, access: AccessRow): Promise<void> {
    await manager.insert(AccessRow, access);
  }

  /** An access that has not ended. */
  findAccess(manager: EntityManager, by: { id: string } | { tokenHash: string }): Promise<AccessRow | null> {
    return manager.findOneBy(AccessRow, { ...by, endedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) });
  }

  async endAccess(manager: EntityManager, id: string, because: LinkEnd): Promise<void> {
    await manager.update(AccessRow, { id, endedAt: IsNull() }, ended(because, this.clock.now()));
  }
}
