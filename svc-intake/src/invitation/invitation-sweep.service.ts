import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import { isSignable } from '../agreement/package-state.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { attempt } from '../cases/attempt.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { ClosingService } from './closing.service.js';

@Injectable()
export class InvitationSweep {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly invitations: InvitationsRepository,
    private readonly agreements: AgreementsRepository,
    private readonly closing: ClosingService,
    private readonly history: HistoryRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Closes expired invitations, until both have approved: then the signing deadline applies. */
  async expire(): Promise<void> {
    const now = this.clock.now();
    for (const caseId of await this.invitations.casesRunOut(this.transactions.manager, now))
      await attempt(this.log, { caseId }, () => this.expireIn(caseId));
  }

  private expireIn(caseId: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      await this.cases.locked(manager, caseId);
      const invitation = await this.invitations.findOpen(manager, caseId);
      const agreement = await this.agreements.findCurrent(manager, caseId);
      if (!invitation || invitation.expiresAt > this.clock.now()) return;
      if (agreement && (isSignable(agreement.state) || agreement.state === 'completed')) return;
      await this.closing.close(manager, invitation, 'expired');
      await this.history.addActivity(manager, caseId, 'invitation-expired');
      await this.ownerMail.announce(manager, caseId, mailIntake.news.invitationExpired);
    });
  }
}
