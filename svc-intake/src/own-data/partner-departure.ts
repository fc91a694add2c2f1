import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { ClosingService } from '../invitation/closing.service.js';

/** Ends the review of a partner who leaves. The owner learns that, and nothing else. */
@Injectable()
export class PartnerDeparture {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly closing: ClosingService,
    private readonly history: HistoryRepository,
    private readonly ownerMail: OwnerMailService,
  ) {}

  async end(manager: EntityManager, caseId: string, email: string): Promise<void> {
    const invitation = await this.invitations.findOpen(manager, caseId);
    if (invitation?.partnerEmail !== email) return;
    await this.closing.endReview(manager, caseId, 'left');
    await this.history.addActivity(manager, caseId, 'partner-left');
    await this.ownerMail.announce(manager, caseId, mailIntake.news.partnerLeft);
  }

  /** A restored backup brings back a review that was ended. */
  async endAgain(manager: EntityManager, caseId: string, email: string): Promise<void> {
    const agreement = await this.agreements.findCurrent(manager, caseId);
    if (agreement?.state === 'in_review' || agreement?.state === 'ready') await this.end(manager, caseId, email);
  }
}
