import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSignable } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import { everyoneSigned, hasSigned, isParty, openCertificates } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import type { SignatureRow } from '../agreement/rows/signature.entity.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HoldsService } from '../holds/holds.service.js';
import { sealAgreement } from '../sealing/seal-agreement.job.js';

@Injectable()
export class SignaturesService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly packages: PackagesService,
    private readonly history: HistoryRepository,
    private readonly heldBack: HeldBackService,
    private readonly holds: HoldsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async mustBeOpen(manager: EntityManager, agreement: AgreementRow, role: SignerRole): Promise<void> {
    const inTime = agreement.expiresAt === null || agreement.expiresAt > this.clock.now();
    if (!isSignable(agreement.state) || !inTime) fail('not-open-to-signing', intakeServer.notOpenToSigning);
    if (hasSigned(await this.signatures.of(manager, agreement.id), role)) fail('already-done');
    if (isParty(role)) await this.mustBeAsAnswered(manager, agreement);
    if (hasBlank(agreement.document)) fail('agreement-has-blank', intakeServer.hasBlank);
    await this.heldBack.mustBeShown(manager, agreement, role === 'owner' ? 'owner' : 'partner');
  }

  /** From the first signature on the answers are locked, and a disclosure that changes is in no other text. */
  async mustBeAsAnswered(manager: EntityManager, agreement: AgreementRow): Promise<void> {
    if (agreement.state === 'ready' && (await this.packages.answersChanged(manager, agreement)))
      fail('answers-changed', intakeServer.answersChanged);
  }

  /** Stores a signature, moves the package on, and has it sealed after the last one. */
  async keep(
    manager: EntityManager,
    agreement: AgreementRow,
    signature: Omit<SignatureRow, 'agreementId' | 'caseId' | 'signedAt'>,
    caller: Caller,
  ): Promise<AgreementRow> {
    await this.holds.mustBeHeld(manager, agreement);
    const { id: agreementId, caseId } = agreement;
    await this.signatures.add(manager, { ...signature, agreementId, caseId, signedAt: this.clock.now() });
    const isFirst = agreement.state === 'ready';
    const along = isFirst ? { deal: await this.packages.dealOf(manager, agreement) } : {};
    const moved = await this.packages.move(manager, agreement, 'signed', along);
    await this.history.addEvent(manager, agreement, 'signed', signature.role, caller);
    await this.history.addActivity(manager, agreement.caseId, `${signature.role}-signed`);
    await this.sealWhenDone(manager, agreement);
    return moved;
  }

  /** Has the agreement sealed unless a signature or certificate is missing. */
  async sealWhenDone(manager: EntityManager, { id }: AgreementRow): Promise<void> {
    const signatures = await this.signatures.of(manager, id);
    const waitedFor = openCertificates(await this.signatures.lawyersOf(manager, id), signatures);
    if (everyoneSigned(signatures) && waitedFor.length === 0)
      await this.outbox.enqueue(manager, sealAgreement, { agreementId: id }, { jobId: `seal.${id}` });
  }
}
