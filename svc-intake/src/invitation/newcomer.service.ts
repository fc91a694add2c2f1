import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';

/** Another person is invited: nothing that the one before left waiting or chose counts for them. */
@Injectable()
export class NewcomerService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly proposals: ProposalsRepository,
  ) {}

  async begin(manager: EntityManager, caseId: string): Promise<void> {
    await this.proposals.endOthers(manager, caseId, await this.invitations.idsOfPartner(manager, caseId));
    for (const table of ['comments_read', 'negotiators'])
      await manager.query(`delete from ${table} where case_id = $1 and party = 'partner'`, [caseId]);
  }
}
