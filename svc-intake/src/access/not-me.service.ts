import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { whyRefused } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked } from '../agreement/package-state.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import type { LinkRow } from '../agreement/rows/link.entity.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import type { Config } from '../config/config.js';
import { ClosingService } from '../invitation/closing.service.js';

/**
 * "This is not me": the recipient of a misdirected link closes it while it is unused. A used link proves nothing:
 * closing then needs the access. The answer is the same in every case.
 */
@Injectable()
export class NotMeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly closing: ClosingService,
    private readonly links: LinksRepository,
    private readonly views: SigningViewService,
    private readonly history: HistoryRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly mail: Mail,
    private readonly refusals: LinkRefusalsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  close(token: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const found = await this.links.findByToken(manager, sha256(token));
      if (!found) return;
      await this.cases.locked(manager, found.caseId);
      const link = await this.links.findByToken(manager, found.tokenHash);
      if (!link) return;
      const because = whyRefused(link, this.clock.now());
      if (because) return this.refusals.record('not-me', { link, because });
      const { purpose } = link;
      await (purpose === 'witness' || purpose === 'lawyer'
        ? this.closeSigner(manager, link, purpose)
        : this.closeInvitation(manager, link));
    });
  }

  /** After the first signature only the link is closed, and the owner is mailed: only a party may void the package. */
  private async closeInvitation(manager: EntityManager, link: LinkRow): Promise<void> {
    const { caseId } = link;
    const invitation = await this.invitations.findOpen(manager, caseId);
    const agreement = await this.agreements.findCurrent(manager, caseId);
    const isCurrent = invitation?.partnerEmail === link.email;
    if (!isCurrent || (agreement && isLocked(agreement.state))) {
      await this.links.end(manager, link.id, 'not-the-person');
      if (isCurrent && agreement?.state === 'partially_signed')
        await this.ownerMail.announce(manager, caseId, mailIntake.news.notTheOtherSigner);
      return;
    }
    await this.closing.close(manager, invitation, 'not_the_person');
    await this.history.addActivity(manager, caseId, 'not-the-person');
    await this.ownerMail.announce(manager, caseId, mailIntake.news.notThePerson);
  }

  private async closeSigner(
    manager: EntityManager,
    { id, caseId, party }: LinkRow,
    purpose: 'witness' | 'lawyer',
  ): Promise<void> {
    await this.links.end(manager, id, 'not-the-person');
    const email = await this.views.emailOf(manager, caseId, party);
    const { subject, notTheSigner } = mailIntake.news;
    if (email)
      await this.mail.send(manager, { to: email, subject, text: notTheSigner(purpose, this.config.PUBLIC_URL) });
  }
}
