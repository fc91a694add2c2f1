import { covers } from '@evenhand/contracts/billing/plans';
import type { Party } from '@evenhand/contracts/identity';
import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { longDay } from '@evenhand/contracts/toronto';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PackagesService } from '../agreement/packages.service.js';
import { isLawyer, partyOf } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { theService } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import type { SigningHappening } from '../agreement/rows/signing-event.entity.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { MailChoicesRepository } from '../cases/mail-choices.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { OpenedPlanService } from '../entitlements/opened-plan.service.js';
import { LinksService, type NewLink } from '../links/links.service.js';

/** After each of these a signer has a new link, or is next. */
const acts = new Set<SigningHappening>(['ready', 'signed', 'witness-named', 'lawyer-named']);

@Injectable()
export class RemindersService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly packages: PackagesService,
    private readonly plans: OpenedPlanService,
    private readonly views: SigningViewService,
    private readonly links: LinksService,
    private readonly placeLinks: LinksRepository,
    private readonly leaving: LeavingGuests,
    private readonly choices: MailChoicesRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether it is time to remind: signing is possible now, and the last signature or naming was before `before`. The
   * case is locked.
   */
  async areDue(manager: EntityManager, agreement: AgreementRow, before: Date): Promise<boolean> {
    const events = await this.history.eventsOf(manager, agreement.id);
    if (events.some(({ happening, at }) => acts.has(happening) && at > before)) return false;
    const { plan } = await this.plans.of(agreement.caseId, manager);
    if (!covers(plan, 'complete')) return false;
    const { coolingOff } = await this.views.view(manager, agreement);
    if (coolingOff && !coolingOff.open.received) return false;
    return agreement.state !== 'ready' || !(await this.packages.answersChanged(manager, agreement));
  }

  /** Reminds each signer whose place is open; guests receive a new link. The case is locked. */
  async send(manager: EntityManager, agreement: AgreementRow): Promise<void> {
    const { places } = await this.views.view(manager, agreement);
    const next = places.filter(({ state }) => state === 'next').map(({ role }) => role);
    for (const role of next) {
      if (await this.remind(manager, agreement, role))
        await this.history.addEvent(manager, agreement, 'reminded', role, theService);
    }
  }

  /** Whether a mail was sent. */
  private remind(manager: EntityManager, agreement: AgreementRow, role: SignerRole): Promise<boolean> {
    if (role === 'owner') return this.remindOwner(manager, agreement);
    if (role === 'partner') return this.remindPartner(manager, agreement);
    return this.remindNamed(manager, agreement, partyOf(role), isLawyer(role) ? 'lawyer' : 'witness');
  }

  private async remindOwner(manager: EntityManager, { caseId, expiresAt, document }: AgreementRow): Promise<boolean> {
    const { reminders } = await this.choices.find(manager, caseId);
    if (!reminders || !(await this.views.emailOf(manager, caseId, 'owner'))) return false;
    const { subject, owner } = mailIntake.reminder;
    const until = longDay(expiresAt ?? this.clock.inDays(1));
    await this.ownerMail.send(manager, caseId, '/flow/sign', (site) => ({
      subject,
      text: owner(nameInMail(document.parties.partner), site, until),
    }));
    return true;
  }

  private async remindPartner(manager: EntityManager, agreement: AgreementRow): Promise<boolean> {
    const email = await this.views.emailOf(manager, agreement.caseId, 'partner');
    return email !== null && this.sendLink(manager, agreement, { purpose: 'sign', party: 'partner', email });
  }

  private async remindNamed(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    purpose: 'witness' | 'lawyer',
  ): Promise<boolean> {
    const named =
      purpose === 'lawyer'
        ? await this.signatures.findLawyer(manager, agreement.id, party)
        : await this.signatures.findWitness(manager, agreement.id, party);
    return named !== null && this.sendLink(manager, agreement, { purpose, party, email: named.email });
  }

  private async sendLink(
    manager: EntityManager,
    { id, caseId, expiresAt, document }: AgreementRow,
    to: Pick<NewLink, 'purpose' | 'party' | 'email'>,
  ): Promise<boolean> {
    const { email } = to;
    if (await this.leaving.has(manager, { caseId, email })) return false;
    if (await this.placeLinks.isRefused(manager, { caseId, ...to }, email)) return false;
    const sender = document.parties[to.purpose === 'sign' ? 'owner' : to.party];
    const { subject, withLink } = mailIntake.reminder;
    const link = { ...to, caseId, agreementId: id, expiresAt: expiresAt ?? this.clock.inDays(1) };
    await this.links.send(manager, link, (address, until) => ({
      subject,
      text: withLink(nameInMail(sender), address, until),
    }));
    return true;
  }
}
