import type { Party } from '@evenhand/contracts/identity';
import { other } from '@evenhand/family-law/parties';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MINUTES_BETWEEN_MAILS as MINUTES, mayBeMailed } from '../agreement/mail-pace.js';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import type { NegotiatorRow } from '../agreement/rows/negotiator.entity.js';
import { NegotiatorsRepository } from '../agreement/rows/negotiators.repository.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { attempt } from '../cases/attempt.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { MailChoicesRepository } from '../cases/mail-choices.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { partnersReview, ReviewLinksService } from '../links/review-links.service.js';
import { NegotiationService } from './negotiation.service.js';

/** Neutral mails about the negotiation, at most one in the time that the recipient chose. */
@Injectable()
export class NewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly negotiation: NegotiationService,
    private readonly negotiators: NegotiatorsRepository,
    private readonly proposals: ProposalsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly links: LinksRepository,
    private readonly reviews: ReviewLinksService,
    private readonly choices: MailChoicesRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Mails now, or once the time between two mails is over. The case is locked. */
  async announce(manager: EntityManager, agreement: AgreementRow, to: Party): Promise<void> {
    const recipient = await this.negotiators.get(manager, agreement.caseId, to);
    const isMailed = mayBeMailed(recipient, this.clock) && (await this.mail(manager, agreement, recipient));
    const mailedAt = isMailed ? this.clock.now() : recipient.mailedAt;
    await this.negotiators.keep(manager, { ...recipient, mailedAt, hasNews: !isMailed });
  }

  /** The party has opened what is new: no mail is due, unless a proposal waits for their answer. */
  async seen(manager: EntityManager, caseId: string, party: Party): Promise<void> {
    const reader = await this.negotiators.get(manager, caseId, party);
    if (!reader.hasNews) return;
    const waiting = await this.proposals.countOpen(manager, caseId, other(party), this.clock.now());
    if (waiting === 0) await this.negotiators.keep(manager, { ...reader, hasNews: false });
  }

  /** The mails that waited. */
  async sendDue(): Promise<void> {
    const [hourAgo, dayAgo] = [this.clock.inMinutes(-MINUTES.hour), this.clock.inMinutes(-MINUTES.day)];
    for (const { caseId, party } of await this.negotiators.due(this.transactions.manager, hourAgo, dayAgo))
      await attempt(this.log, { caseId }, () => this.sendNow(caseId, party));
  }

  private sendNow(caseId: string, party: Party): Promise<void> {
    return this.transactions.run(async (manager) => {
      await this.cases.locked(manager, caseId);
      const recipient = await this.negotiators.get(manager, caseId, party);
      if (!recipient.hasNews) return;
      const agreement = await this.packages.current(manager, caseId);
      const closed = (await this.isOfVersion(manager, agreement, recipient))
        ? await this.negotiation.closedForVersion(manager, agreement)
        : await this.negotiation.closedFor(manager, agreement, party);
      if (!closed) await this.announce(manager, agreement, party);
      // During a hold the mail is kept; the end of the hold sends it.
      else if (closed[0] !== 'on-hold' && closed[0] !== 'negotiation-stopped')
        await this.negotiators.keep(manager, { ...recipient, hasNews: false });
    });
  }

  /** Returns false where no link to the partner can be sent. */
  private async mail(manager: EntityManager, agreement: AgreementRow, recipient: NegotiatorRow): Promise<boolean> {
    const { caseId } = agreement;
    if (recipient.party === 'owner') {
      const { news } = await this.choices.find(manager, caseId);
      if (news) await this.ownerMail.announce(manager, caseId, mailIntake.news.proposals);
      return true;
    }
    const invitation = await this.invitations.findOpen(manager, caseId);
    if (!invitation) return false;
    const isOfVersion = await this.isOfVersion(manager, agreement, recipient);
    return this.reviews.mail(manager, agreement, invitation, mailIntake[isOfVersion ? 'newVersion' : 'proposal']);
  }

  /**
   * Whether the held news is of a version of changed answers that the partner has neither a link to nor approved. A
   * version of an accepted proposal is an answer.
   */
  private async isOfVersion(
    manager: EntityManager,
    { id, caseId, acceptedProposal, createdAt }: AgreementRow,
    { party, hasNews }: NegotiatorRow,
  ): Promise<boolean> {
    if (party === 'owner' || !hasNews || acceptedProposal !== null) return false;
    const invitation = await this.invitations.findOpen(manager, caseId);
    if (!invitation) return false;
    const link = await this.links.findNewest(manager, { caseId, ...partnersReview }, invitation.partnerEmail);
    if (!link || link.sentAt >= createdAt) return false;
    const approvals = await this.agreements.approvalsOf(manager, id);
    return !approvals.some((approval) => approval.party === 'partner');
  }
}
