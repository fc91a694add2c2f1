import { randomUUID } from 'node:crypto';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import {
  INVITATION_DAYS,
  type Invitation,
  MOST_INVITATIONS_IN_A_DAY,
  type SendInvitation,
} from '@evenhand/contracts/invitation/invitation';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { nameInMail, quoted } from '@evenhand/service-kit/mail/foreign-words';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { defaultInvitation } from '@evenhand/wording/flow';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked, isOver } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import type { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { isSameMailbox } from '../agreement/same-person.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import type { Case } from '../cases/case.entity.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { mustBeProven } from '../cases/must-be-proven.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { LinksService } from '../links/links.service.js';
import { SafetyScreenService } from '../safety-screen/safety-screen.service.js';
import { ClosingService } from './closing.service.js';
import { invitationView } from './invitation-view.js';
import { NewcomerService } from './newcomer.service.js';

@Injectable()
export class InvitationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly packages: PackagesService,
    private readonly heldBack: HeldBackService,
    private readonly contacts: HiddenContactsService,
    private readonly closing: ClosingService,
    private readonly newcomers: NewcomerService,
    private readonly safety: SafetyScreenService,
    private readonly links: LinksService,
    private readonly reviewLinks: LinksRepository,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  get({ caseId }: OwnerIdentity): Promise<{ invitation: Invitation | null }> {
    return this.transactions.run(async (manager) => {
      const invitation = await this.invitations.findLatest(manager, caseId);
      return { invitation: invitation && invitationView(invitation) };
    });
  }

  /** A repeated invitation returns the open one; a draft that replaced a declined one is sent under it. */
  send(who: OwnerIdentity, { partnerEmail, message }: SendInvitation, caller: Caller): Promise<Invitation> {
    return this.transactions.run(async (manager) => {
      mustBeProven(who);
      const owner = await this.cases.lockedOf(manager, who);
      const open = await this.invitations.findOpen(manager, who.caseId);
      if (open) return this.repeated(manager, open, { partnerEmail, message }, caller);
      await this.mayInvite(manager, owner, partnerEmail);
      await this.contacts.mustNotContainHidden(manager, who.caseId, 'owner', { message });
      const agreement = await this.reviewable(manager, who.caseId);
      await this.heldBack.mustBeShown(manager, agreement, 'owner');
      const before = await this.invitations.findLatest(manager, who.caseId);
      const invitation: InvitationRow = {
        id: randomUUID(),
        caseId: who.caseId,
        partnerEmail,
        message: message === '' ? await this.defaultMessage(manager, owner) : message,
        state: 'sent',
        sentAt: this.clock.now(),
        expiresAt: this.clock.endOfDayIn(INVITATION_DAYS),
        openedAt: null,
      };
      await this.invitations.add(manager, invitation);
      if (before?.partnerEmail !== partnerEmail) await this.newcomers.begin(manager, who.caseId);
      await this.packages.move(manager, agreement, 'invited', { sharedIn: invitation.id });
      await this.sendLink(manager, invitation, agreement);
      await this.history.addEvent(manager, agreement, 'invited', 'owner', caller);
      await this.history.addActivity(manager, who.caseId, 'invitation-sent');
      return invitationView(invitation);
    });
  }

  /** A new link to the version under review, or to a draft that replaced a declined one. */
  resend(who: OwnerIdentity, caller: Caller): Promise<Invitation> {
    return this.transactions.run(async (manager) => {
      mustBeProven(who);
      await this.cases.lockedOf(manager, who);
      const open = await this.openInvitation(manager, who.caseId);
      return this.sendAgain(manager, open, await this.packages.current(manager, who.caseId), caller);
    });
  }

  /** Ends the link and its accesses; the partner's approval lapses. */
  withdraw(who: OwnerIdentity): Promise<Invitation> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      const latest = await this.invitations.findLatest(manager, who.caseId);
      if (latest?.state === 'withdrawn') return invitationView(latest);
      const open = await this.openInvitation(manager, who.caseId);
      const withdrawn = await this.closing.close(manager, open, 'withdrawn');
      await this.history.addActivity(manager, who.caseId, 'invitation-withdrawn');
      return invitationView(withdrawn);
    });
  }

  private async repeated(
    manager: EntityManager,
    open: InvitationRow,
    { partnerEmail, message }: SendInvitation,
    caller: Caller,
  ): Promise<Invitation> {
    if (open.partnerEmail !== partnerEmail)
      fail('already-invited', intakeServer.alreadyInvited, { pointer: '/partnerEmail' });
    const agreement = await this.packages.current(manager, open.caseId);
    const words = message === '' ? open.message : message;
    if (agreement.state === 'draft' || isOver(agreement.state))
      return this.sendAgain(manager, { ...open, message: words }, agreement, caller);
    return words === open.message
      ? invitationView(open)
      : fail('already-invited', intakeServer.alreadySent, { pointer: '/message' });
  }

  private async sendAgain(
    manager: EntityManager,
    open: InvitationRow,
    agreement: AgreementRow,
    caller: Caller,
  ): Promise<Invitation> {
    if (isLocked(agreement.state)) return fail('signing-has-begun', intakeServer.invitationLocked);
    if (isOver(agreement.state)) return fail('draft-has-ended', intakeServer.newDraftFirst);
    await this.heldBack.mustBeShown(manager, agreement, 'owner');
    const { isHeldBack } = await this.contacts.withholding(manager, open.caseId);
    if (isHeldBack(open.message)) fail('hidden-contact-data', heldBack.message);
    const [sentAt, expiresAt] = [this.clock.now(), this.clock.endOfDayIn(INVITATION_DAYS)];
    const invitation = { ...open, sentAt, expiresAt };
    await this.invitations.change(manager, open, { message: open.message, sentAt, expiresAt });
    if (agreement.state === 'draft') {
      await this.packages.move(manager, agreement, 'invited', { sharedIn: open.id });
      await this.reviewLinks.moveReviewTo(manager, open.caseId, agreement.id);
    }
    await this.sendLink(manager, invitation, agreement);
    await this.history.addEvent(manager, agreement, 'invited', 'owner', caller);
    await this.history.addActivity(manager, open.caseId, 'invitation-resent');
    return invitationView(invitation);
  }

  private async mayInvite(manager: EntityManager, owner: Case, partnerEmail: string): Promise<void> {
    const isOwn = owner.email !== null && isSameMailbox(partnerEmail, owner.email);
    if (isOwn) fail('invalid-input', intakeServer.ownAddress, { pointer: '/partnerEmail' });
    await this.safety.allowInvitation(manager, owner.id);
  }

  private async reviewable(manager: EntityManager, caseId: string): Promise<AgreementRow> {
    const agreement = await this.agreements.findCurrent(manager, caseId);
    if (!agreement) return fail('no-draft', intakeServer.draftFirst);
    return isOver(agreement.state) ? fail('draft-has-ended', intakeServer.newDraftFirst) : agreement;
  }

  private async openInvitation(manager: EntityManager, caseId: string): Promise<InvitationRow> {
    return (await this.invitations.findOpen(manager, caseId)) ?? fail('not-invited', intakeServer.noInvitation);
  }

  private async defaultMessage(manager: EntityManager, owner: Case): Promise<string> {
    const intake = await this.intakes.find(manager, owner.id);
    return defaultInvitation(intake?.record.partnerName?.trim() || null, owner.firstName);
  }

  private async sendLink(manager: EntityManager, invitation: InvitationRow, agreement: AgreementRow): Promise<void> {
    const { caseId, partnerEmail: email, expiresAt, message } = invitation;
    if (
      (await this.history.countEvents(manager, caseId, 'invited', this.clock.inDays(-1))) >= MOST_INVITATIONS_IN_A_DAY
    )
      fail('too-many-requests', intakeServer.tooManyInvitations);
    if (!(await this.links.maySend(manager, { caseId, purpose: 'review', party: 'partner' })))
      fail('too-many-requests', intakeServer.tooManyLinks);
    const { subject, text } = mailIntake.invitation;
    await this.links.send(
      manager,
      { caseId, agreementId: agreement.id, purpose: 'review', party: 'partner', email, expiresAt },
      (link, until) => ({
        subject,
        text: text(nameInMail(agreement.document.parties.owner), quoted(message), link, until),
      }),
    );
  }
}
