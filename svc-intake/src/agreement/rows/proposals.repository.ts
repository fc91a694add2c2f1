import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { ProposalRow } from './proposal.entity.js';

const NEWEST_FIRST = { sentAt: 'DESC', id: 'ASC' } as const;

/** Writes in a transaction that has locked the case. */
@Injectable()
export class ProposalsRepository {
  /** Neither ended by a party nor by time; newest first. */
  open(manager: EntityManager, caseId: string, now: Date): Promise<ProposalRow[]> {
    return manager.find(ProposalRow, {
      where: { caseId, state: 'sent', expiresAt: MoreThan(now) },
      order: NEWEST_FIRST,
    });
  }

  /** Newest first, with the number of all. */
  ended(
    manager: EntityManager,
    caseId: string,
    now: Date,
    page: { skip?: number; take: number },
  ): Promise<[ProposalRow[], number]> {
    return manager.findAndCount(ProposalRow, {
      where: [
        { caseId, state: Not('sent') },
        { caseId, expiresAt: LessThanOrEqual(now) },
      ],
      order: NEWEST_FIRST,
      ...page,
    });
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
