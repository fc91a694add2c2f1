import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { CommentsRepository } from '../comments/comments.repository.js';
import { NegotiatorsRepository } from '../negotiation/negotiators.repository.js';

/** Another person is invited: nothing that the one before left waiting or chose counts for them. */
@Injectable()
export class NewcomerService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly proposals: ProposalsRepository,
    private readonly comments: CommentsRepository,
    private readonly negotiators: NegotiatorsRepository,
  ) {}

  async begin(manager: EntityManager, caseId: string): Promise<void> {
    await this.proposals.endOthers(manager, caseId, await this.invitations.idsOfPartner(manager, caseId));
    await this.comments.forgetRead(manager, caseId, 'partner');
    await this.negotiators.forget(manager, caseId, 'partner');
  }
}
