import type { Party } from '@evenhand/contracts/identity';
import { INVITATION_DAYS } from '@evenhand/contracts/invitation/invitation';
import { endOfDayAfter } from '@evenhand/contracts/toronto';
import { other } from '@evenhand/family-law/parties';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MINUTES_BETWEEN_MAILS as MINUTES, mayBeMailed } from '../agreement/mail-pace.js';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { NegotiatorsRepository } from '../agreement/rows/negotiators.repository.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { attempt } from '../cases/attempt.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { MailChoicesRepository } from '../cases/mail-choices.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { LinksService } from '../links/links.service.js';
import { NegotiationService } from './negotiation.service.js';

/** Of answers that the owner changed; one of an accepted proposal is an answer. */
const isNewVersion = ({ version, acceptedProposal, createdAt }: AgreementRow, mailedAt: Date | null): boolean =>
  version > 1 && acceptedProposal === null && (mailedAt === null || createdAt > mailedAt);

/** Neutral mails about the negotiation, at most one in the time that the recipient chose. */
@Injectable()
export class NewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly packages: PackagesService,
    private readonly negotiation: NegotiationService,
    private readonly negotiators: NegotiatorsRepository,
    private readonly proposals: ProposalsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly links: LinksService,
    private readonly choices: MailChoicesRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Mails now, or once the time between two mails is over. The case is locked. */
  async announce(manager: EntityManager, agreement: AgreementRow, to: Party): Promise<void> {
    const recipient = await this.negotiators.get(manager, agreement.caseId, to);
    const { mailedAt } = recipient;
    const isMailed = mayBeMailed(recipient, this.clock) && (await this.mail(manager, agreement, to, mailedAt));
    const mailed = isMailed ? this.clock.now() : mailedAt;
    await this.negotiators.keep(manager, { ...recipient, mailedAt: mailed, hasNews: !isMailed });
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
      const closed = await this.negotiation.closedFor(manager, agreement, party);
      if (!closed) await this.announce(manager, agreement, party);
      // During a hold the mail is kept; the end of the hold sends it.
      else if (closed[0] !== 'on-hold' && closed[0] !== 'negotiation-stopped')
        await this.negotiators.keep(manager, { ...recipient, hasNews: false });
    });
  }

  /** Returns false where no link to the partner can be sent. */
  private async mail(
    manager: EntityManager,
    agreement: AgreementRow,
    to: Party,
    mailedAt: Date | null,
  ): Promise<boolean> {
    const { id, caseId, document } = agreement;
    if (to === 'owner') {
      const { news } = await this.choices.find(manager, caseId);
      if (news) await this.ownerMail.announce(manager, caseId, mailIntake.news.proposals);
      return true;
    }
    const invitation = await this.invitations.findOpen(manager, caseId);
    const place = { caseId, purpose: 'review', party: 'partner' } as const;
    if (!invitation || !(await this.links.maySend(manager, place))) return false;
    const expiresAt = endOfDayAfter(this.clock.now(), INVITATION_DAYS);
    await this.invitations.change(manager, invitation, { expiresAt });
    const { subject, text } = mailIntake[isNewVersion(agreement, mailedAt) ? 'newVersion' : 'proposal'];
    await this.links.send(
      manager,
      { ...place, agreementId: id, email: invitation.partnerEmail, expiresAt },
      (link, until) => ({ subject, text: text(nameInMail(document.parties.owner), link, until) }),
    );
    return true;
  }
}
