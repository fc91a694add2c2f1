import type { InvitationState } from '@evenhand/contracts/invitation/invitation';
import type { LinkEnd } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOver } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { theService } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import type { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';

const because = {
  withdrawn: 'withdrawn',
  expired: 'invitation-expired',
  not_the_person: 'not-the-person',
} as const satisfies Record<Exclude<InvitationState, 'sent' | 'opened'>, LinkEnd>;

/** Ends an invitation: withdrawn, expired or misdirected. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly links: LinksRepository,
    private readonly history: HistoryRepository,
  ) {}

  /** Ends an open invitation. The case is locked. */
  async close(
    manager: EntityManager,
    invitation: InvitationRow,
    state: Exclude<InvitationState, 'sent' | 'opened'>,
  ): Promise<InvitationRow> {
    await this.endReview(manager, invitation.caseId, because[state]);
    await this.invitations.change(manager, invitation, { state });
    return { ...invitation, state };
  }

  /** Ends what the partner reads, with all links and accesses. Refused after the first signature. */
  async endReview(manager: EntityManager, caseId: string, why: LinkEnd): Promise<void> {
    const agreement = await this.agreements.findCurrent(manager, caseId);
    if (agreement && agreement.state !== 'draft' && !isOver(agreement.state)) {
      const notReady = {
        readyAt: null,
        expiresAt: null,
        remindedAt: null,
        coolingOffDays: null,
        releasesSupport: null,
      };
      await this.packages.move(manager, agreement, 'invitation-closed', notReady);
      await this.agreements.removeApprovals(manager, agreement.id, 'partner');
      await this.agreements.undoShortening(manager, agreement.id);
      await this.history.addEvent(manager, agreement, 'invitation-ended', null, theService);
    }
    await this.links.endAll(manager, { caseId }, why);
  }
}
