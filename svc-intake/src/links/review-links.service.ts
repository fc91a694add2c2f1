import { INVITATION_DAYS } from '@evenhand/contracts/invitation/invitation';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { LinksService } from './links.service.js';

export const partnersReview = { purpose: 'review', party: 'partner' } as const;

interface ReviewMail {
  subject: string;
  text: (sender: string, link: string, until: string) => string;
}

/** What a partner who was invited is sent about a version. */
@Injectable()
export class ReviewLinksService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly links: LinksService,
    private readonly clock: Clock,
  ) {}

  /** Gives the full time to review from now. */
  async extend(manager: EntityManager, invitation: InvitationRow): Promise<Date> {
    const expiresAt = this.clock.endOfDayIn(INVITATION_DAYS);
    await this.invitations.change(manager, invitation, { expiresAt });
    return expiresAt;
  }

  /** Mails a new link with the full time to review. False where no more are sent today. */
  async mail(
    manager: EntityManager,
    { id, caseId, document }: AgreementRow,
    invitation: InvitationRow,
    { subject, text }: ReviewMail,
  ): Promise<boolean> {
    const place = { caseId, ...partnersReview };
    if (!(await this.links.maySend(manager, place))) return false;
    const expiresAt = await this.extend(manager, invitation);
    await this.links.send(
      manager,
      { ...place, agreementId: id, email: invitation.partnerEmail, expiresAt },
      (link, until) => ({ subject, text: text(nameInMail(document.parties.owner), link, until) }),
    );
    return true;
  }
}
