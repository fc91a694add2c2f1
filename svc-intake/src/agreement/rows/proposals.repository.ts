import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { ProposalRow } from './proposal.entity.js';
import { underInvitations } from './under-invitations.js';

const NEWEST_FIRST = { sentAt: 'DESC', id: 'ASC' } as const;

/** Writes in a transaction that has locked the case. */
@Injectable()
export class ProposalsRepository {
  /** Neither ended by a party nor by time; newest first. */
  open(
    manager: EntityManager,
    caseId: string,
    now: Date,
    invitations: readonly string[] | null = null,
  ): Promise<ProposalRow[]> {
    const where = underInvitations<ProposalRow>(invitations, [{ caseId, state: 'sent', expiresAt: MoreThan(now) }]);
    return manager.find(ProposalRow, { where, order: NEWEST_FIRST });
  }

  /** Newest first, with the number of all. */
  ended(
    manager: EntityManager,
    caseId: string,
    now: Date,
    page: { skip?: number; take: number },
    invitations: readonly string[] | null = null,
  ): Promise<[ProposalRow[], number]> {
    const where = underInvitations<ProposalRow>(invitations, [
      { caseId, state: Not('sent') },
      { caseId, expiresAt: LessThanOrEqual(now) },
    ]);
    return manager.findAndCount(ProposalRow, { where, order: NEWEST_FIRST, ...page });
  }

  /** Withdraws what waits under other invitations than these. */
  async endOthers(manager: EntityManager, caseId: string, invitations: readonly string[]): Promise<void> {
    await manager.update(
      ProposalRow,
      { caseId, state: 'sent', invitationId: Not(In([...invitations])) },
      { state: 'withdrawn' },
    );
  }

  find(manager: EntityManager, caseId: string, id: string): Promise<ProposalRow | null> {
    return manager.findOneBy(ProposalRow, { caseId, id });
  }

  countOpen(manager: EntityManager, caseId: string, author: Party, now: Date): Promise<number> {
    return manager.countBy(ProposalRow, { caseId, author, state: 'sent', expiresAt: MoreThan(now) });
  }

  countSince(manager: EntityManager, caseId: string, author: Party, since: Date): Promise<number> {
    return manager.countBy(ProposalRow, { caseId, author, sentAt: MoreThan(since) });
  }

  async add(manager: EntityManager, proposal: ProposalRow): Promise<void> {
    await manager.insert(ProposalRow, proposal);
  }

  async end(
    manager: EntityManager,
    { id, caseId }: Pick<ProposalRow, 'id' | 'caseId'>,
    state: 'withdrawn' | 'countered' | 'accepted' | 'refused',
    answer: string | null = null,
  ): Promise<void> {
    await manager.update(ProposalRow, { id, caseId }, { state, answer });
  }
}
