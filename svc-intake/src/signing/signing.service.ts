import type { Party } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { CODE_MINUTES, type CodeSent, type SignAgreement } from '@evenhand/contracts/signing/signing';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasSigned } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { HoldsService } from '../holds/holds.service.js';
import { StatementsRepository } from '../statements/statements.repository.js';
import { CoolingOffService } from './cooling-off.service.js';
import { LawyersService } from './lawyers.service.js';
import { mustConfirmName, mustMatchVersion } from './signature-rules.js';
import { SignaturesService } from './signatures.service.js';
import { WitnessesService } from './witnesses.service.js';

const noAddress = { lawSocietyNumber: null, address: null };

/** Binds a party's signing code to this party and version. */
const signingSubject = ({ id }: Pick<AgreementRow, 'id'>, party: Party): string => `sign:${id}:${party}`;

/** The parties' signatures. Methods with a manager need a transaction that has locked the case. */
@Injectable()
export class SigningService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly places: SignaturesService,
    private readonly coolingOff: CoolingOffService,
    private readonly witnesses: WitnessesService,
    private readonly lawyers: LawyersService,
    private readonly views: SigningViewService,
    private readonly contacts: HiddenContactsService,
    private readonly codes: CodesService,
    private readonly holds: HoldsService,
    private readonly history: HistoryRepository,
    private readonly statements: StatementsRepository,
    private readonly transactions: Transactions,
  ) {}

  async sendCode(manager: EntityManager, agreement: AgreementRow, party: Party, caller: Caller): Promise<CodeSent> {
    await this.places.mustBeOpen(manager, agreement, party);
    await this.coolingOff.mustBeOver(manager, agreement, 'received');
    const email = await this.emailOf(manager, agreement, party);
    const sent = await this.codes.send(manager, signingSubject(agreement, party), email);
    if (sent) await this.history.addEvent(manager, agreement, 'code-sent', party, caller);
    return { sentTo: maskedEmail(email), minutes: CODE_MINUTES };
  }

  /**
   * Checks the day and who signs, and has the payment held, outside any transaction. No effect once the party has signed.
   * @param hasProvenFactor the guard has seen a fresh proof of the second factor, which replaces the mailed code
   */
  async prepare(
    agreement: AgreementRow,
    party: Party,
    { code, legalAdvice }: SignAgreement,
    hasProvenFactor: boolean,
  ): Promise<void> {
    const { manager } = this.transactions;
    if (hasSigned(await this.signatures.of(manager, agreement.id), party)) return;
    await this.places.mustBeAsAnswered(manager, agreement);
    await this.coolingOff.mustBeOver(manager, agreement, legalAdvice);
    if (code !== null) await this.codes.check(signingSubject(agreement, party), code);
    else if (!hasProvenFactor) fail('invalid-input', intakeServer.codeNeeded, { pointer: '/code' });
    await this.holds.take(agreement);
  }

  /** After {@link prepare}. The party names their witness. Idempotent. */
  async signAsParty(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    signed: SignAgreement,
    caller: Caller,
  ): Promise<AgreementRow> {
    const { hash, signature, legalAdvice, witness, lawyer, otherNameConfirmed } = signed;
    if (hasSigned(await this.signatures.of(manager, agreement.id), party)) return agreement;
    await this.places.mustBeOpen(manager, agreement, party);
    await this.coolingOff.mustBeOver(manager, agreement, legalAdvice);
    mustMatchVersion(agreement, signed);
    const isOtherName = mustConfirmName(agreement.document.parties[party], signature, otherNameConfirmed);
    await this.witnesses.mustNotBeParty(manager, agreement, witness, '/witness');
    if (lawyer && legalAdvice !== 'received') fail('invalid-input', intakeServer.adviceFirst, { pointer: '/lawyer' });
    if (lawyer) await this.lawyers.mustBeIndependent(manager, agreement, party, lawyer);
    await this.contacts.mustNotContainHidden(manager, agreement.caseId, party, {
      signature: { name: signature.name },
      witness: { name: witness.name },
      lawyer: { name: lawyer?.name },
    });
    if (signed.code !== null) await this.codes.use(manager, signingSubject(agreement, party));
    const email = await this.emailOf(manager, agreement, party);
    const confirmed = signed.code === null ? 'factor-proven' : 'code-confirmed';
    await this.history.addEvent(manager, agreement, confirmed, party, caller);
    await this.history.addEvent(manager, agreement, 'consented', party, caller);
    await this.history.addEvent(manager, agreement, `advice-${legalAdvice}`, party, caller);
    if (isOtherName) await this.history.addEvent(manager, agreement, 'other-name-confirmed', party, caller);
    if (lawyer) await this.lawyers.name(manager, agreement, party, lawyer, caller);
    const disclosureReceivedOn = await this.statements.receivedOn(manager, agreement, party);
    const kept = { role: party, email, signature, hash, legalAdvice, disclosureReceivedOn, ...noAddress };
    const moved = await this.places.keep(manager, agreement, kept, caller);
    await this.witnesses.name(manager, moved, party, witness, caller);
    return moved;
  }

  private async emailOf(manager: EntityManager, { caseId }: AgreementRow, party: Party): Promise<string> {
    const email = await this.views.emailOf(manager, caseId, party);
    return email ?? fail('service-unavailable', intakeServer.addressUnknown);
  }
}
