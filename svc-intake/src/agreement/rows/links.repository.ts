import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { AccessRow } from './access.entity.js';
import { LinkRow } from './link.entity.js';

/** Which links and accesses of a case are meant; what is left out means all. */
export interface Among {
  caseId: string;
  purposes?: readonly AccessPurpose[];
  party?: Party;
}

const where = ({ caseId, purposes, party }: Among) => ({
  caseId,
  ...(purposes && { purpose: In(purposes) }),
  ...(party && { party }),
});

@Injectable()
export class LinksRepository {
  findByToken(manager: EntityManager, tokenHash: string): Promise<LinkRow | null> {
    return manager.findOneBy(LinkRow, { tokenHash });
  }

  countSince(manager: EntityManager, caseId: string, moment: Date): Promise<number> {
    return manager.countBy(LinkRow, { caseId, sentAt: MoreThan(moment) });
  }

  async add(manager: EntityManager, link: LinkRow): Promise<void> {
    await manager.insert(LinkRow, link);
  }

  async useUp(manager: EntityManager, id: string): Promise<void> {
    await manager.update(LinkRow, { id }, { state: 'used' });
  }

  /** Links not used yet stop working. */
  async endOpen(manager: EntityManager, among: Among): Promise<void> {
    await manager.update(LinkRow, { ...where(among), state: 'open' }, { state: 'ended' });
  }

  /** Links and accesses stop working at once. */
  async endAll(manager: EntityManager, among: Among): Promise<void> {
    await manager.update(LinkRow, { ...where(among), state: Not('ended') }, { state: 'ended' });
    await this.endAccesses(manager, among);
  }

  async endAccesses(manager: EntityManager, among: Among): Promise<void> {
    await manager.update(AccessRow, { ...where(among), endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Who reviews reads the newest version: what they hold now leads to it. */
  async leadReviewTo(manager: EntityManager, caseId: string, agreementId: string): Promise<void> {
    await manager.update(LinkRow, { caseId, purpose: 'review', state: Not('ended') }, { agreementId });
    await manager.update(AccessRow, { caseId, purpose: 'review', endedAt: IsNull() }, { agreementId });
  }

  async addAccess(manager: EntityManager, access: AccessRow): Promise<void> {
    await manager.insert(AccessRow, access);
  }

  /** An access that has not ended. */
  findAccess(manager: EntityManager, by: { id: string } | { tokenHash: string }): Promise<AccessRow | null> {
    return manager.findOneBy(AccessRow, { ...by, endedAt: IsNull(), expiresAt: MoreThan(new Date()) });
  }

  async endAccess(manager: EntityManager, id: string): Promise<void> {
    await manager.update(AccessRow, { id }, { endedAt: new Date() });
  }
}
