import type { Party } from '@evenhand/contracts/identity';
import type { InvitationState } from '@evenhand/contracts/invitation/invitation';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { InvitationRow } from './invitation.entity.js';

const openStates: InvitationState[] = ['sent', 'opened'];

@Injectable()
export class InvitationsRepository {
  findOpen(manager: EntityManager, caseId: string): Promise<InvitationRow | null> {
    return manager.findOneBy(InvitationRow, { caseId, state: In(openStates) });
  }

  /** The newest invitation in any state. */
  findLatest(manager: EntityManager, caseId: string): Promise<InvitationRow | null> {
    return manager.findOne(InvitationRow, { where: { caseId }, order: { sentAt: 'DESC' } });
  }

  /** Of the person who is invited now, or was last. */
  async idsOfPartner(manager: EntityManager, caseId: string): Promise<string[]> {
    const latest = await this.findLatest(manager, caseId);
    if (!latest) return [];
    const { partnerEmail } = latest;
    return (await manager.find(InvitationRow, { where: { caseId, partnerEmail }, select: { id: true } })).map(
      ({ id }) => id,
    );
  }

  /** Those whose words a party may read; null for the owner, who reads all. */
  async readBy(manager: EntityManager, caseId: string, party: Party): Promise<readonly string[] | null> {
    return party === 'owner' ? null : this.idsOfPartner(manager, caseId);
  }

  /** Cases with an open invitation that expired before `moment` while nothing is being signed. */
  async casesRunOut(manager: EntityManager, moment: Date): Promise<string[]> {
    const rows: { case_id: string }[] = await manager.query(
      `SELECT invitations.case_id FROM invitations
      WHERE state IN ('sent', 'opened') AND expires_at < $1 AND NOT EXISTS (
        SELECT 1 FROM agreements WHERE agreements.case_id = invitations.case_id
          AND agreements.state IN ('ready', 'partially_signed', 'completed'))`,
      [moment],
    );
    return rows.map(({ case_id }) => case_id);
  }

  async add(manager: EntityManager, invitation: InvitationRow): Promise<void> {
    await manager.insert(InvitationRow, invitation);
  }

  async change(
    manager: EntityManager,
    { id, caseId }: Pick<InvitationRow, 'id' | 'caseId'>,
    to: Partial<InvitationRow>,
  ): Promise<void> {
    await manager.update(InvitationRow, { id, caseId }, to);
  }
}
