import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { AgreementRow } from './agreement.entity.js';
import { ApprovalRow } from './approval.entity.js';

@Injectable()
export class AgreementsRepository {
  findCurrent(manager: EntityManager, caseId: string): Promise<AgreementRow | null> {
    return manager.findOne(AgreementRow, { where: { caseId }, order: { version: 'DESC' } });
  }

  /** The newest version that the partner declined. */
  findDeclined(manager: EntityManager, caseId: string): Promise<AgreementRow | null> {
    return manager.findOne(AgreementRow, { where: { caseId, declinedBy: 'partner' }, order: { version: 'DESC' } });
  }

  /** The newest version with an approval of the owner. */
  lastApprovedByOwner(manager: EntityManager, caseId: string): Promise<AgreementRow | null> {
    return manager
      .createQueryBuilder(AgreementRow, 'agreement')
      .innerJoin(ApprovalRow, 'approval', `approval.agreementId = agreement.id AND approval.party = 'owner'`)
      .where('agreement.caseId = :caseId', { caseId })
      .orderBy('agreement.version', 'DESC')
      .getOne();
  }

  /** The newest version, shared in one of these invitations, that the partner approved or declined. */
  lastDecidedByPartner(
    manager: EntityManager,
    caseId: string,
    invitations: readonly string[],
  ): Promise<AgreementRow | null> {
    return manager
      .createQueryBuilder(AgreementRow, 'agreement')
      .leftJoin(ApprovalRow, 'approval', `approval.agreementId = agreement.id AND approval.party = 'partner'`)
      .where('agreement.caseId = :caseId', { caseId })
      .andWhere('agreement.sharedIn = ANY(:invitations)', { invitations })
      .andWhere(`(approval.party IS NOT NULL OR agreement.declinedBy = 'partner')`)
      .orderBy('agreement.version', 'DESC')
      .getOne();
  }

  get(manager: EntityManager, id: string): Promise<AgreementRow> {
    return manager.findOneByOrFail(AgreementRow, { id });
  }

  /** Versions in signing that have expired, or that opened long ago and had no reminder. */
  inSigning(
    manager: EntityManager,
    which: { expiresBefore: Date } | { readyBefore: Date },
  ): Promise<Pick<AgreementRow, 'id' | 'caseId'>[]> {
    const due =
      'expiresBefore' in which
        ? { expiresAt: LessThan(which.expiresBefore) }
        : { readyAt: LessThan(which.readyBefore), remindedAt: IsNull() };
    return manager.find(AgreementRow, {
      where: { state: In(['ready', 'partially_signed']), ...due },
      select: { id: true, caseId: true },
    });
  }

  async add(manager: EntityManager, agreement: AgreementRow): Promise<void> {
    await manager.insert(AgreementRow, agreement);
  }

  async change(
    manager: EntityManager,
    { id, caseId }: Pick<AgreementRow, 'id' | 'caseId'>,
    to: Partial<Omit<AgreementRow, 'document'>>,
  ): Promise<void> {
    await manager.update(AgreementRow, { id, caseId }, to);
  }

  approvalsOf(manager: EntityManager, agreementId: string): Promise<ApprovalRow[]> {
    return manager.find(ApprovalRow, { where: { agreementId }, order: { at: 'ASC' } });
  }

  async addApproval(manager: EntityManager, approval: ApprovalRow): Promise<void> {
    await manager.insert(ApprovalRow, approval);
  }

  /** Returns false for a party that agreed before. */
  async shorten(manager: EntityManager, agreementId: string, party: Party, shortenedAt: Date): Promise<boolean> {
    const open = { agreementId, party, shortenedAt: IsNull() };
    return ((await manager.update(ApprovalRow, open, { shortenedAt })).affected ?? 0) > 0;
  }

  /** Each opening of the signing has its own cooling-off period. */
  async undoShortening(manager: EntityManager, agreementId: string): Promise<void> {
    await manager.update(ApprovalRow, { agreementId }, { shortenedAt: null });
  }

  async removeApprovals(manager: EntityManager, agreementId: string, party?: Party): Promise<void> {
    await manager.delete(ApprovalRow, { agreementId, ...(party && { party }) });
  }
}
