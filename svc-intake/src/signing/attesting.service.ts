import type { Party } from '@evenhand/contracts/identity';
import type { LawyerSignature, SignerRole, WitnessSignature } from '@evenhand/contracts/signing/signing';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasSigned, lawyerOf, witnessOf } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { LawyersService } from './lawyers.service.js';
import { mustConfirmName, mustMatchVersion } from './signature-rules.js';
import { SignaturesService } from './signatures.service.js';
import { WitnessesService } from './witnesses.service.js';

/** The party that is signed for, and the recipient of the link. */
interface Signer {
  party: Party;
  email: string;
}

interface Attested extends Pick<WitnessSignature, 'hash' | 'signature' | 'address' | 'otherNameConfirmed'> {
  role: SignerRole;
  email: string;
  /** The person whom the party named for this place, if any. */
  named: { name: string } | null;
  lawSocietyNumber: string | null;
}

/** Witnesses and lawyers sign after their party. Each method needs a transaction that has locked the case. */
@Injectable()
export class AttestingService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly places: SignaturesService,
    private readonly witnesses: WitnessesService,
    private readonly lawyers: LawyersService,
    private readonly history: HistoryRepository,
  ) {}

  async signAsWitness(
    manager: EntityManager,
    agreement: AgreementRow,
    { party, email }: Signer,
    signed: WitnessSignature,
    caller: Caller,
  ): Promise<AgreementRow> {
    const role = witnessOf(party);
    if (hasSigned(await this.signatures.of(manager, agreement.id), role)) return agreement;
    await this.mustFollow(manager, agreement, party, role);
    mustMatchVersion(agreement, signed);
    await this.witnesses.mustNotBeParty(manager, agreement, { name: signed.signature.name }, '/signature');
    const named = await this.signatures.findWitness(manager, agreement.id, party);
    return this.attest(manager, agreement, { ...signed, role, email, named, lawSocietyNumber: null }, caller);
  }

  async signAsLawyer(
    manager: EntityManager,
    agreement: AgreementRow,
    { party, email }: Signer,
    signed: LawyerSignature,
    caller: Caller,
  ): Promise<AgreementRow> {
    const role = lawyerOf(party);
    if (hasSigned(await this.signatures.of(manager, agreement.id), role)) return agreement;
    await this.mustFollow(manager, agreement, party, role);
    mustMatchVersion(agreement, signed);
    await this.lawyers.mustBeIndependent(manager, agreement, party, { name: signed.signature.name }, '/signature');
    const named = await this.signatures.findLawyer(manager, agreement.id, party);
    return this.attest(manager, agreement, { ...signed, role, email, named }, caller);
  }

  private async mustFollow(manager: EntityManager, agreement: AgreementRow, party: Party, role: SignerRole) {
    await this.places.mustBeOpen(manager, agreement, role);
    const signatures = await this.signatures.of(manager, agreement.id);
    if (!hasSigned(signatures, party)) fail('party-signs-first', intakeServer.signFirst);
  }

  private async attest(
    manager: EntityManager,
    agreement: AgreementRow,
    { role, email, named, hash, signature, address, lawSocietyNumber, otherNameConfirmed }: Attested,
    caller: Caller,
  ): Promise<AgreementRow> {
    if (mustConfirmName(named?.name ?? signature.name, signature, otherNameConfirmed))
      await this.history.addEvent(manager, agreement, 'other-name-confirmed', role, caller);
    await this.history.addEvent(manager, agreement, 'consented', role, caller);
    const declared = { legalAdvice: null, disclosureReceivedOn: null };
    const kept = { role, email, signature, hash, ...declared, lawSocietyNumber, address };
    return this.places.keep(manager, agreement, kept, caller);
  }
}
