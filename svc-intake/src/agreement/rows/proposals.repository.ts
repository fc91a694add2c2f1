import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { ProposalRow } from './proposal.entity.js';

/** Writes in a transaction that has locked the case. */
@Injectable()
export class ProposalsRepository {
  /** Newest first. */
  of(manager: EntityManager, caseId: string): Promise<ProposalRow[]> {
    return manager.find(ProposalRow, { where: { caseId }, order: { sentAt: 'DESC', id: 'ASC' } });
  }

  find(manager: EntityManager, caseId: string, id: string): Promise<ProposalRow | null> {
    return manager.findOneBy(ProposalRow, { caseId, id });
  }

  countOpen(manager: EntityManager, caseId: string, author: Party, now: Date): Promise<number> {
    return manager.countBy(ProposalRow, { caseId, author, state: 'sent', expiresAt: MoreThan(now) });
  }

  async add(manager: EntityManager, proposal: ProposalRow): Promise<void> {
    await manager.insert(ProposalRow, proposal);
  }

  async end(
    manager: EntityManager,
    id: string,
    state: 'withdrawn' | 'countered' | 'accepted' | 'refused',
    answer: string | null = null,
  ): Promise<void> {
    await manager.update(ProposalRow, { id }, { state, answer });
  }
}
