import { randomUUID } from 'node:crypto';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { OwnerIdentity, Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { dayOf } from '@evenhand/contracts/toronto';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mayBeMailed } from '../agreement/mail-pace.js';
import { isLocked, isOver, waitsToBeSent } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import type { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { NegotiatorsRepository } from '../agreement/rows/negotiators.repository.js';
import { answersHash } from '../answers/answers-hash.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { negotiableAnswers } from '../answers/negotiable-answers.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { documentHash } from '../documents/document-hash.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { ReviewLinksService } from '../links/review-links.service.js';
import { StatementsRepository } from '../statements/statements.repository.js';

@Injectable()
export class DraftingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly statements: StatementsRepository,
    private readonly agreements: AgreementsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly packages: PackagesService,
    private readonly heldBack: HeldBackService,
    private readonly negotiators: NegotiatorsRepository,
    private readonly links: LinksRepository,
    private readonly reviews: ReviewLinksService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** The agreement of the submitted answers: the current one, unless it is outdated or over. */
  draft(who: OwnerIdentity, caller: Caller): Promise<Agreement> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      const intake = await this.intakes.find(manager, who.caseId);
      if (!intake?.submittedRecord) return fail('answers-not-submitted', intakeServer.submitFirst);
      const current = await this.agreements.findCurrent(manager, who.caseId);
      const isUpToDate = current && !isOver(current.state) && !(await this.packages.answersChanged(manager, current));
      if (current && (isUpToDate || isLocked(current.state))) {
        await this.heldBack.mustBeShown(manager, current, 'owner');
        return this.packages.ownersView(manager, current);
      }
      const drafted = await this.newVersion(manager, intake.submittedRecord, who.caseId, current);
      await this.history.addEvent(manager, drafted, 'drafted', 'owner', caller);
      await this.history.addActivity(manager, who.caseId, current ? 'agreement-redrafted' : 'agreement-drafted');
      return this.packages.ownersView(manager, drafted);
    });
  }

  /** The next version, of answers that an accepted proposal changed. The case is locked. */
  async redraft(
    manager: EntityManager,
    last: AgreementRow,
    answers: IntakeRecord,
    party: Party,
    acceptedProposal: string,
    caller: Caller,
  ): Promise<AgreementRow> {
    const acceptance = { acceptedProposal, mailsPartner: party === 'owner' };
    const drafted = await this.newVersion(manager, answers, last.caseId, last, acceptance);
    await this.history.addEvent(manager, drafted, 'drafted', party, caller);
    return drafted;
  }

  /** Approvals and signatures belong to their version and are not transferred. */
  private async newVersion(
    manager: EntityManager,
    answers: IntakeRecord,
    caseId: string,
    last: AgreementRow | null,
    { acceptedProposal, mailsPartner }: { acceptedProposal: string | null; mailsPartner: boolean } = {
      acceptedProposal: null,
      mailsPartner: true,
    },
  ): Promise<AgreementRow> {
    const now = this.clock.now();
    const statements = await this.statements.of(manager, caseId);
    const document = generateAgreement(answers, dayOf(now), statements);
    await this.heldBack.mustNotContainHidden(manager, caseId, document);
    if (last) await this.packages.move(manager, last, 'replaced');
    const open = await this.invitations.findOpen(manager, caseId);
    // After a decline the owner sends the new draft.
    const invitation = last && waitsToBeSent(last.state) ? null : open;
    const drafted: AgreementRow = {
      id: randomUUID(),
      caseId,
      version: (last?.version ?? 0) + 1,
      state: invitation ? 'in_review' : 'draft',
      hash: documentHash(document),
      document,
      missingAnswers: document.missing.length,
      answersHash: answersHash(answers, statements),
      negotiable: negotiableAnswers(answers),
      deal: null,
      ownersDisclosure: statements.owner?.sha256 ?? null,
      partnersDisclosure: statements.partner?.sha256 ?? null,
      sharedIn: invitation?.id ?? null,
      acceptedProposal,
      createdAt: now,
      readyAt: null,
      coolingOffDays: null,
      releasesSupport: null,
      expiresAt: null,
      remindedAt: null,
      completedAt: null,
      declinedBy: null,
      declinedReason: null,
    };
    await this.agreements.add(manager, drafted);
    await this.links.endAll(manager, { caseId, purposes: ['sign', 'witness', 'lawyer'] }, 'new-version');
    if (invitation) await this.links.moveReviewTo(manager, caseId, drafted.id);
    if (mailsPartner && invitation?.state === 'opened') await this.mailPartner(manager, drafted, invitation);
    return drafted;
  }

  /**
   * A partner who has opened the last version has the full time to review, and a new link once the time that they chose
   * between two mails is over.
   */
  private async mailPartner(manager: EntityManager, drafted: AgreementRow, invitation: InvitationRow): Promise<void> {
    const { caseId } = drafted;
    const partner = await this.negotiators.get(manager, caseId, 'partner');
    const isTime = mayBeMailed(partner, this.clock) && !(await this.negotiators.isOnHold(manager, caseId));
    const isMailed = isTime && (await this.reviews.mail(manager, drafted, invitation, mailIntake.newVersion));
    if (!isMailed) await this.reviews.extend(manager, invitation);
    const mailedAt = isMailed ? this.clock.now() : partner.mailedAt;
    await this.negotiators.keep(manager, { ...partner, mailedAt, hasNews: !isMailed });
  }
}
