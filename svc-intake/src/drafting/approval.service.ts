import type { Party } from '@evenhand/contracts/identity';
import { type CoolingOff, SIGNING_DAYS, type SigningDays } from '@evenhand/contracts/signing/signing';
import { longDay, weekdayAndDate } from '@evenhand/contracts/toronto';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { coolingOffWording } from '@evenhand/wording/cooling-off';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { coolingOffOf } from '../agreement/cooling-off.js';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { type Caller, theService } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import type { Config } from '../config/config.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { LinksService } from '../links/links.service.js';

const inWords = ({ received, waived }: SigningDays): SigningDays => ({
  received: weekdayAndDate(received),
  waived: weekdayAndDate(waived),
});

/** From when signing is possible, and how both make it sooner: for a mail. */
const waitingTime = (coolingOff: CoolingOff | null): string =>
  coolingOff ? coolingOffWording.inMail(inWords(coolingOff.from), inWords(coolingOff.shortened)) : '';

@Injectable()
export class ApprovalService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly heldBack: HeldBackService,
    private readonly invitations: InvitationsRepository,
    private readonly links: LinksService,
    private readonly history: HistoryRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Records a party's approval of exactly this text, and the half that the partner confirmed; the second approval
   * opens the signing. The case is locked.
   */
  async approve(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    hash: string,
    caller: Caller,
    disclosureSha256: string | null = null,
  ): Promise<AgreementRow> {
    if (hash !== agreement.hash) return fail('changed-elsewhere', intakeServer.otherVersion, { pointer: '/hash' });
    const approvals = await this.agreements.approvalsOf(manager, agreement.id);
    if (approvals.some((approval) => approval.party === party)) return agreement;
    await this.mustBeApprovable(manager, agreement);
    await this.heldBack.mustBeShown(manager, agreement, party);
    const approval = {
      agreementId: agreement.id,
      party,
      hash,
      at: this.clock.now(),
      disclosureSha256,
      shortenedAt: null,
    };
    await this.agreements.addApproval(manager, approval);
    await this.history.addEvent(manager, agreement, 'approved', party, caller);
    await this.history.addActivity(manager, agreement.caseId, `${party}-approved`);
    if (approvals.length > 0) return this.openSigning(manager, agreement);
    if (party === 'partner') await this.ownerMail.announce(manager, agreement.caseId, mailIntake.news.partnerApproved);
    return agreement;
  }

  private async mustBeApprovable(manager: EntityManager, agreement: AgreementRow): Promise<void> {
    if (agreement.state !== 'draft' && agreement.state !== 'in_review')
      fail('not-open-to-approval', intakeServer.notOpenToApproval);
    if (await this.packages.answersChanged(manager, agreement)) fail('answers-changed', intakeServer.answersChanged);
    const { missing } = agreement.document;
    if (missing.length > 0) {
      const named = missing.map(({ answer, sentence }) => ({ pointer: `/${answer}`, detail: sentence }));
      fail('answers-missing', intakeServer.answersMissing, named);
    }
    if (hasBlank(agreement.document)) fail('agreement-has-blank', intakeServer.hasBlank);
  }

  private async openSigning(manager: EntityManager, agreement: AgreementRow): Promise<AgreementRow> {
    const { caseId } = agreement;
    const expiresAt = this.clock.endOfDayIn(SIGNING_DAYS);
    const ready = {
      readyAt: this.clock.now(),
      expiresAt,
      coolingOffDays: this.config.COOLING_OFF_DAYS,
      releasesSupport: await this.packages.releasesSupport(manager, agreement),
    };
    const opened = await this.packages.move(manager, agreement, 'both-approved', ready);
    await this.history.addEvent(manager, opened, 'ready', null, theService);
    await this.history.addActivity(manager, caseId, 'ready-to-sign');
    const waiting = waitingTime(coolingOffOf(opened, [], this.clock.now()));
    const { parties } = opened.document;
    const { ownerMaySign, partnerMaySign } = mailIntake;
    await this.ownerMail.send(manager, caseId, '/flow/sign', (site) => ({
      subject: ownerMaySign.subject,
      text: ownerMaySign.text(nameInMail(parties.partner), site, waiting, longDay(expiresAt)),
    }));
    const invitation = await this.invitations.findOpen(manager, caseId);
    if (!invitation) return fail('not-invited', intakeServer.noInvitation);
    await this.links.send(
      manager,
      { caseId, agreementId: opened.id, purpose: 'sign', party: 'partner', email: invitation.partnerEmail, expiresAt },
      (link, until) => ({
        subject: partnerMaySign.subject,
        text: partnerMaySign.text(nameInMail(parties.owner), link, waiting, until),
      }),
    );
    return opened;
  }
}
