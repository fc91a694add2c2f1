import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import {
  CODE_MINUTES,
  type CodeSent,
  type LawyerSignature,
  type SignAgreement,
  type SignerRole,
  type WitnessSignature,
  type WrittenName,
} from '@evenhand/contracts/signing/signing';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { Jobs } from '@evenhand/service-kit/jobs/jobs';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivitiesRepository } from '../activities/activities.repository.js';
import { masked } from '../agreement/masked.js';
import { isSignable } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import { everyoneSigned, hasSigned, lawyerOf, openCertificates, witnessOf } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import type { SignatureRow } from '../agreement/rows/signature.entity.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { SigningEventsRepository } from '../agreement/rows/signing-events.repository.js';
import { isSameName } from '../agreement/same-person.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { CodesService } from '../codes/codes.service.js';
import { sealAgreement } from '../sealing/seal-agreement.job.js';
import { dayOf } from '../time/days.js';
import { isReadableDrawing } from './drawing.js';
import { LawyersService } from './lawyers.service.js';
import { WitnessesService } from './witnesses.service.js';

const noAddress = { lawSocietyNumber: null, address: null };
const noDeclarations = { legalAdvice: null, disclosureReceivedOn: null };

/** What a party's signing code is for: this party's signature under this version. */
export const signingSubject = ({ id }: Pick<AgreementRow, 'id'>, party: Party): string => `sign:${id}:${party}`;

/** The signatures. Each method runs in a transaction that has locked the case. */
@Injectable()
export class SigningService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly packages: PackagesService,
    private readonly witnesses: WitnessesService,
    private readonly lawyers: LawyersService,
    private readonly views: SigningViewService,
    private readonly codes: CodesService,
    private readonly events: SigningEventsRepository,
    private readonly activities: ActivitiesRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Mails a party the code that identifies them when they sign. */
  async sendCode(manager: EntityManager, agreement: AgreementRow, party: Party, caller: Caller): Promise<CodeSent> {
    await this.mustBeOpen(manager, agreement, party);
    const email = await this.emailOf(manager, agreement, party);
    const sent = await this.codes.send(manager, signingSubject(agreement, party), email);
    if (sent) await this.events.add(manager, agreement, 'code-sent', party, caller);
    return { sentTo: masked(email), minutes: CODE_MINUTES };
  }

  /** A party signs, with a code that {@link CodesService.check} found right, and names who watched. */
  async signAsParty(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    signed: SignAgreement,
    caller: Caller,
  ): Promise<AgreementRow> {
    const { hash, signature, legalAdvice, disclosureReceivedOn, witness, lawyer, otherNameConfirmed } = signed;
    if (hasSigned(await this.signatures.of(manager, agreement.id), party)) return agreement;
    await this.mustBeOpen(manager, agreement, party);
    this.mustBeStanding(agreement, hash);
    this.mustBeReadable(signature);
    this.mustNotBeAhead(disclosureReceivedOn);
    const isOtherName = this.mustBeTheirName(agreement.document.parties[party], signature, otherNameConfirmed);
    await this.witnesses.mustNotBeParty(manager, agreement, witness, '/witness');
    if (lawyer && legalAdvice !== 'received') fail('invalid-input', intakeServer.adviceFirst, { pointer: '/lawyer' });
    if (lawyer) await this.lawyers.mustBeIndependent(manager, agreement, party, lawyer);
    await this.codes.use(manager, signingSubject(agreement, party));
    const email = await this.emailOf(manager, agreement, party);
    await this.events.add(manager, agreement, 'code-confirmed', party, caller);
    await this.events.add(manager, agreement, 'consented', party, caller);
    await this.events.add(manager, agreement, `advice-${legalAdvice}`, party, caller);
    if (isOtherName) await this.events.add(manager, agreement, 'other-name-confirmed', party, caller);
    if (lawyer) await this.lawyers.name(manager, agreement, party, lawyer, caller);
    const kept = { role: party, email, signature, hash, legalAdvice, disclosureReceivedOn, ...noAddress };
    const moved = await this.keep(manager, agreement, kept, caller);
    await this.witnesses.name(manager, moved, party, witness, caller);
    return moved;
  }

  /** The witness of a party signs after them, and not before. */
  async signAsWitness(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    email: string,
    { hash, signature, address, otherNameConfirmed }: WitnessSignature,
    caller: Caller,
  ): Promise<AgreementRow> {
    const role = witnessOf(party);
    const signatures = await this.signatures.of(manager, agreement.id);
    if (hasSigned(signatures, role)) return agreement;
    await this.mustBeOpen(manager, agreement, role);
    if (!hasSigned(signatures, party)) fail('not-now', intakeServer.signFirst);
    this.mustBeStanding(agreement, hash);
    this.mustBeReadable(signature);
    await this.witnesses.mustNotBeParty(manager, agreement, { name: signature.name }, '/signature');
    const named = (await this.signatures.findWitness(manager, agreement.id, party))?.name ?? signature.name;
    if (this.mustBeTheirName(named, signature, otherNameConfirmed)) {
      await this.events.add(manager, agreement, 'other-name-confirmed', role, caller);
    }
    await this.events.add(manager, agreement, 'consented', role, caller);
    const signed = { role, email, signature, hash, ...noDeclarations, lawSocietyNumber: null, address };
    return this.keep(manager, agreement, signed, caller);
  }

  /** The lawyer of a party certifies the advice, after the party signed. */
  async signAsLawyer(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    email: string,
    { hash, signature, address, lawSocietyNumber, otherNameConfirmed }: LawyerSignature,
    caller: Caller,
  ): Promise<AgreementRow> {
    const role = lawyerOf(party);
    const signatures = await this.signatures.of(manager, agreement.id);
    if (hasSigned(signatures, role)) return agreement;
    await this.mustBeOpen(manager, agreement, role);
    if (!hasSigned(signatures, party)) fail('not-now', intakeServer.signFirst);
    this.mustBeStanding(agreement, hash);
    this.mustBeReadable(signature);
    await this.lawyers.mustBeIndependent(manager, agreement, party, { name: signature.name }, '/signature');
    const named = (await this.signatures.findLawyer(manager, agreement.id, party))?.name ?? signature.name;
    if (this.mustBeTheirName(named, signature, otherNameConfirmed)) {
      await this.events.add(manager, agreement, 'other-name-confirmed', role, caller);
    }
    await this.events.add(manager, agreement, 'consented', role, caller);
    return this.keep(
      manager,
      agreement,
      { role, email, signature, hash, ...noDeclarations, lawSocietyNumber, address },
      caller,
    );
  }

  /** Has the agreement sealed when nothing is waited for any more. */
  async sealWhenDone(manager: EntityManager, { id }: AgreementRow): Promise<void> {
    const signatures = await this.signatures.of(manager, id);
    const waitedFor = openCertificates(await this.signatures.lawyersOf(manager, id), signatures);
    if (everyoneSigned(signatures) && waitedFor.length === 0)
      await this.jobs.enqueue(manager, sealAgreement, { agreementId: id }, { jobId: `seal.${id}` });
  }

  private async keep(
    manager: EntityManager,
    agreement: AgreementRow,
    signature: Omit<SignatureRow, 'agreementId' | 'signedAt'>,
    caller: Caller,
  ): Promise<AgreementRow> {
    await this.signatures.add(manager, { ...signature, agreementId: agreement.id, signedAt: this.clock.now() });
    const moved = await this.packages.move(manager, agreement, 'signed', intakeServer.notOpenToSigning);
    await this.events.add(manager, agreement, 'signed', signature.role, caller);
    await this.activities.add(manager, agreement.caseId, `${signature.role}-signed`);
    await this.sealWhenDone(manager, agreement);
    return moved;
  }

  private async mustBeOpen(manager: EntityManager, agreement: AgreementRow, role: SignerRole): Promise<void> {
    const inTime = agreement.expiresAt === null || agreement.expiresAt > this.clock.now();
    if (!isSignable(agreement.state) || !inTime) fail('not-now', intakeServer.notOpenToSigning);
    if (hasSigned(await this.signatures.of(manager, agreement.id), role)) fail('already-done');
    if (hasBlank(agreement.document)) fail('not-now', intakeServer.hasBlank);
  }

  private mustBeStanding(agreement: AgreementRow, hash: string): void {
    if (hash !== agreement.hash) fail('changed-elsewhere', intakeServer.otherVersion, { pointer: '/hash' });
  }

  /** Whoever signs with another name than the one named says that it is theirs. True when they did. */
  private mustBeTheirName(named: string, { name }: WrittenName, confirmed: boolean): boolean {
    if (isSameName(named, name)) return false;
    if (!confirmed) {
      fail('invalid-input', intakeServer.otherNameThanNamed(named), { pointer: '/otherNameConfirmed' });
    }
    return true;
  }

  private mustNotBeAhead(disclosureReceivedOn: IsoDate): void {
    if (disclosureReceivedOn <= dayOf(this.clock.now())) return;
    fail('invalid-input', intakeServer.disclosureAhead, { pointer: '/disclosureReceivedOn' });
  }

  private mustBeReadable(signature: WrittenName): void {
    if (signature.kind === 'typed' || isReadableDrawing(signature.image)) return;
    fail('invalid-input', intakeServer.drawingUnreadable, { pointer: '/signature/image' });
  }

  private async emailOf(manager: EntityManager, { caseId }: AgreementRow, party: Party): Promise<string> {
    const email = await this.views.emailOf(manager, caseId, party);
    return email ?? fail('service-unavailable', intakeServer.addressUnknown);
  }
}
