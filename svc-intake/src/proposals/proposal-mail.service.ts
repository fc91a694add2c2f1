import type { Party } from '@evenhand/contracts/identity';
import { INVITATION_DAYS } from '@evenhand/contracts/invitation/invitation';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { LinksService } from '../links/links.service.js';
import { ProposalsRepository } from './proposals.repository.js';

const MINUTES_BETWEEN_MAILS = 60;

@Injectable()
export class ProposalMailService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly links: LinksService,
    private readonly ownerMail: OwnerMailService,
    private readonly clock: Clock,
  ) {}

  /** Mails the other party of a new proposal, at most once an hour. @returns whether a mail was sent */
  async announce(manager: EntityManager, agreement: AgreementRow, author: Party): Promise<boolean> {
    const { caseId } = agreement;
    const since = this.clock.inMinutes(-MINUTES_BETWEEN_MAILS);
    if (await this.proposals.wasMailed(manager, caseId, author, since)) return false;
    if (author === 'partner') {
      await this.tellOwner(manager, caseId);
      return true;
    }
    return this.tellPartner(manager, agreement);
  }

  tellOwner(manager: EntityManager, caseId: string): Promise<void> {
    return this.ownerMail.announce(manager, caseId, mailIntake.news.proposals);
  }

  private async tellPartner(manager: EntityManager, { id, caseId, document }: AgreementRow): Promise<boolean> {
    const invitation = await this.invitations.findOpen(manager, caseId);
    const place = { caseId, purpose: 'review', party: 'partner' } as const;
    if (!invitation || !(await this.links.maySend(manager, place))) return false;
    const expiresAt = this.clock.inDays(INVITATION_DAYS);
    await this.invitations.change(manager, invitation.id, { expiresAt });
    const { subject, text } = mailIntake.proposal;
    await this.links.send(
      manager,
      { ...place, agreementId: id, email: invitation.partnerEmail, expiresAt },
      (link, until) => ({ subject, text: text(nameInMail(document.parties.owner), link, until) }),
    );
    return true;
  }
}
