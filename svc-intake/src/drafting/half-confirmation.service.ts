import type { ApproveAsPartner, DisclosureToConfirm } from '@evenhand/contracts/access/access';
import { disclosureDisowned } from '@evenhand/contracts/events/disclosure-revoked';
import type { HalfStatement } from '@evenhand/contracts/finance/statement';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { CODE_MINUTES, type CodeSent } from '@evenhand/contracts/signing/signing';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import type { AccessRow } from '../agreement/rows/link.entity.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { StatementsRepository } from '../statements/statements.repository.js';

type Confirmed = NonNullable<ApproveAsPartner['disclosure']>;

const subjectOf = ({ id }: AgreementRow): string => `half:${id}`;

/** Schedule B counts as the partner's disclosure once they confirm it with a mailed code as they approve. */
@Injectable()
export class HalfConfirmationService {
  constructor(
    private readonly statements: StatementsRepository,
    private readonly packages: PackagesService,
    private readonly agreements: AgreementsRepository,
    private readonly codes: CodesService,
    private readonly history: HistoryRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly outbox: Outbox,
  ) {}

  async view(
    manager: EntityManager,
    access: Pick<AccessRow, 'email'>,
    agreement: AgreementRow,
  ): Promise<DisclosureToConfirm | null> {
    const half = await this.halfIn(manager, agreement);
    if (half?.from !== access.email) return null;
    const { sha256, frozenAt, from } = half;
    const approvals = await this.agreements.approvalsOf(manager, agreement.id);
    const confirmed = approvals.some(({ disclosureSha256 }) => disclosureSha256 === sha256);
    return { sha256, frozenAt, from: maskedEmail(from), confirmed };
  }

  /** The half that the partner must confirm to approve; null where there is none, or after the approval. */
  async open(manager: EntityManager, access: AccessRow, agreement: AgreementRow): Promise<HalfStatement | null> {
    const approvals = await this.agreements.approvalsOf(manager, agreement.id);
    return approvals.some(({ party }) => party === 'partner') ? null : this.halfOf(manager, access, agreement);
  }

  async sendCode(
    manager: EntityManager,
    access: AccessRow,
    agreement: AgreementRow,
    caller: Caller,
  ): Promise<CodeSent> {
    if (!(await this.open(manager, access, agreement))) fail('no-disclosure-to-confirm', intakeServer.noHalfToConfirm);
    const sent = await this.codes.send(manager, subjectOf(agreement), access.email);
    if (sent) await this.history.addEvent(manager, agreement, 'code-sent', 'partner', caller);
    return { sentTo: maskedEmail(access.email), minutes: CODE_MINUTES };
  }

  /** @throws ProblemError unless exactly this half is confirmed with the mailed code */
  async check(agreement: AgreementRow, half: HalfStatement, confirmed: Confirmed | undefined): Promise<void> {
    if (!confirmed) return fail('disclosure-not-confirmed', intakeServer.confirmHalf, { pointer: '/disclosure' });
    mustBe(half, confirmed.sha256);
    await this.codes.check(subjectOf(agreement), confirmed.code);
  }

  /** Consumes the checked code. Returns the hash of the confirmed half. */
  async use(
    manager: EntityManager,
    access: AccessRow,
    agreement: AgreementRow,
    sha256: string | undefined,
    caller: Caller,
  ): Promise<string | null> {
    const half = await this.open(manager, access, agreement);
    if (!half) return null;
    mustBe(half, sha256);
    await this.codes.use(manager, subjectOf(agreement));
    await this.history.addEvent(manager, agreement, 'disclosure-confirmed', 'partner', caller);
    return half.sha256;
  }

  /** The partner denies the half: later drafts leave it out, and approvals of it lapse. */
  async disown(manager: EntityManager, access: AccessRow, agreement: AgreementRow, sha256: string): Promise<void> {
    if (agreement.state !== 'in_review') return fail('not-open-to-approval', intakeServer.notOpenToApproval);
    const half = await this.halfOf(manager, access, agreement);
    if (!half) return fail('no-disclosure-to-confirm', intakeServer.noHalfToConfirm);
    mustBe(half, sha256);
    const { caseId } = agreement;
    await this.statements.revoke(manager, caseId, sha256);
    await this.agreements.removeApprovals(manager, agreement.id, 'partner');
    await this.outbox.publish(manager, disclosureDisowned, { caseId, sha256 });
    await this.history.addActivity(manager, caseId, 'disclosure-disowned');
    await this.ownerMail.announce(manager, caseId, mailIntake.news.disclosureDisowned);
  }

  /** The half in a version; null where it has none. */
  private async halfIn(manager: EntityManager, agreement: AgreementRow): Promise<HalfStatement | null> {
    if (await this.packages.answersChanged(manager, agreement)) return null;
    return (await this.statements.of(manager, agreement.caseId)).partner;
  }

  /** Only the address that a half came from may confirm or deny it. */
  private async halfOf(manager: EntityManager, { email }: AccessRow, agreement: AgreementRow) {
    const half = await this.halfIn(manager, agreement);
    return half && half.from !== email ? fail('not-allowed', intakeServer.otherPurpose) : half;
  }
}

const mustBe = (half: HalfStatement, sha256: string | undefined): void => {
  if (half.sha256 !== sha256) fail('changed-elsewhere', intakeServer.otherHalf, { pointer: '/disclosure/sha256' });
};
