import type { Party } from '@evenhand/contracts/identity';
import { longDay } from '@evenhand/contracts/toronto';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLawyer, partyOf } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { theService } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { MailChoicesRepository } from '../cases/mail-choices.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { LinksService, type NewLink } from '../links/links.service.js';

@Injectable()
export class RemindersService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly views: SigningViewService,
    private readonly links: LinksService,
    private readonly choices: MailChoicesRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** Reminds each signer whose place is open; guests receive a new link. The case is locked. */
  async send(manager: EntityManager, agreement: AgreementRow): Promise<void> {
    const { places } = await this.views.view(manager, agreement);
    const next = places.filter(({ state }) => state === 'next').map(({ role }) => role);
    for (const role of next) {
      if (role === 'owner') await this.remindOwner(manager, agreement);
      else if (role === 'partner') await this.remindPartner(manager, agreement);
      else await this.remindNamed(manager, agreement, partyOf(role), isLawyer(role) ? 'lawyer' : 'witness');
      await this.history.addEvent(manager, agreement, 'reminded', role, theService);
    }
  }

  private async remindOwner(manager: EntityManager, { caseId, expiresAt, document }: AgreementRow): Promise<void> {
    const { reminders } = await this.choices.find(manager, caseId);
    if (!reminders) return;
    const { subject, owner } = mailIntake.reminder;
    const until = longDay(expiresAt ?? this.clock.inDays(1));
    await this.ownerMail.send(manager, caseId, '/flow/sign', (site) => ({
      subject,
      text: owner(nameInMail(document.parties.partner), site, until),
    }));
  }

  private async remindPartner(manager: EntityManager, agreement: AgreementRow): Promise<void> {
    const email = await this.views.emailOf(manager, agreement.caseId, 'partner');
    if (email) await this.sendLink(manager, agreement, { purpose: 'sign', party: 'partner', email });
  }

  private async remindNamed(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    purpose: 'witness' | 'lawyer',
  ): Promise<void> {
    const named =
      purpose === 'lawyer'
        ? await this.signatures.findLawyer(manager, agreement.id, party)
        : await this.signatures.findWitness(manager, agreement.id, party);
    if (named) await this.sendLink(manager, agreement, { purpose, party, email: named.email });
  }

  private sendLink(
    manager: EntityManager,
    { id, caseId, expiresAt, document }: AgreementRow,
    to: Pick<NewLink, 'purpose' | 'party' | 'email'>,
  ): Promise<void> {
    const sender = document.parties[to.purpose === 'sign' ? 'owner' : to.party];
    const { subject, withLink } = mailIntake.reminder;
    const link = { ...to, caseId, agreementId: id, expiresAt: expiresAt ?? this.clock.inDays(1) };
    return this.links.send(manager, link, (address, until) => ({
      subject,
      text: withLink(nameInMail(sender), address, until),
    }));
  }
}
