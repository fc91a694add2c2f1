import { type WitnessHere, witnessIsHere } from '@evenhand/contracts/access/witness-here';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import {
  type CodeSent,
  getSealedPdf,
  getSigning,
  NameLawyer,
  NameWitness,
  nameLawyer,
  nameWitness,
  SignAgreement,
  type Signing,
  sendSigningCode,
  shortenWaiting,
  signAgreement,
} from '@evenhand/contracts/signing/signing';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, type StreamableFile } from '@nestjs/common';
import { type Caller, FromCaller } from '../agreement/rows/caller.js';
import { SealedFilesService } from '../seals/sealed-files.service.js';
import { OwnerSigningService } from './owner-signing.service.js';

@Controller()
export class SigningController {
  constructor(
    private readonly signing: OwnerSigningService,
    private readonly sealed: SealedFilesService,
  ) {}

  @Handles(getSigning)
  get(@Who() who: OwnerIdentity): Promise<Signing | null> {
    return this.signing.get(who);
  }

  @Handles(sendSigningCode)
  sendCode(@Who() who: OwnerIdentity, @FromCaller() caller: Caller): Promise<CodeSent> {
    return this.signing.sendCode(who, caller);
  }

  @Handles(signAgreement)
  sign(
    @Who() who: OwnerIdentity,
    @Body({ schema: SignAgreement }) signature: SignAgreement,
    @FromCaller() caller: Caller,
  ): Promise<Signing> {
    return this.signing.sign(who, signature, caller);
  }

  @Handles(shortenWaiting)
  shortenWaiting(@Who() who: OwnerIdentity, @FromCaller() caller: Caller): Promise<Signing> {
    return this.signing.shortenWaiting(who, caller);
  }

  @Handles(nameWitness)
  nameWitness(
    @Who() who: OwnerIdentity,
    @Body({ schema: NameWitness }) witness: NameWitness,
    @FromCaller() caller: Caller,
  ): Promise<Signing> {
    return this.signing.nameWitness(who, witness, caller);
  }

  @Handles(witnessIsHere)
  witnessIsHere(@Who() who: OwnerIdentity, @FromCaller() caller: Caller): Promise<WitnessHere> {
    return this.signing.witnessIsHere(who, caller);
  }

  @Handles(nameLawyer)
  nameLawyer(
    @Who() who: OwnerIdentity,
    @Body({ schema: NameLawyer }) named: NameLawyer,
    @FromCaller() caller: Caller,
  ): Promise<Signing> {
    return this.signing.nameLawyer(who, named, caller);
  }

  @Handles(getSealedPdf)
  sealedPdf(@Who() who: OwnerIdentity): Promise<StreamableFile> {
    return this.sealed.ofCase(who.caseId);
  }
}
