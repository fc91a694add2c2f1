import {
  type AccessView,
  ApproveAsPartner,
  approveAsPartner,
  DisownDisclosure,
  declineAsPartner,
  disownDisclosure,
  getAccess,
  getAccessPdf,
  leaveAccess,
  namePartnerLawyer,
  namePartnerWitness,
  sendDisclosureCode,
  sendPartnerSigningCode,
  shortenWaitingAsPartner,
  signAsLawyer,
  signAsPartner,
  signAsWitness,
} from '@evenhand/contracts/access/access';
import { partnerWitnessIsHere, type WitnessHere } from '@evenhand/contracts/access/witness-here';
import type { GuestIdentity } from '@evenhand/contracts/identity';
import {
  type CodeSent,
  DeclineAgreement,
  LawyerSignature,
  NameLawyer,
  NameWitness,
  SignAgreement,
  WitnessSignature,
} from '@evenhand/contracts/signing/signing';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Guest } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { type Caller, FromCaller } from '../agreement/rows/caller.js';
import { AccessCookie } from './access-cookie.js';
import { GuestActsService } from './guest-acts.service.js';
import { GuestsService } from './guests.service.js';

@Controller()
export class GuestController {
  constructor(
    private readonly guests: GuestsService,
    private readonly acts: GuestActsService,
    private readonly cookie: AccessCookie,
  ) {}

  @Handles(getAccess)
  get(@Guest() guest: GuestIdentity): Promise<AccessView> {
    return this.acts.view(guest);
  }

  @Handles(leaveAccess)
  async leave(@Guest() guest: GuestIdentity, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.guests.leave(guest);
    this.cookie.clear(response);
  }

  @Handles(getAccessPdf)
  pdf(@Guest() guest: GuestIdentity): Promise<StreamableFile> {
    return this.acts.pdf(guest);
  }

  @Handles(approveAsPartner)
  approve(
    @Guest() guest: GuestIdentity,
    @Body({ schema: ApproveAsPartner }) approval: ApproveAsPartner,
    @FromCaller() caller: Caller,
  ): Promise<AccessView> {
    return this.acts.approve(guest, approval, caller);
  }

  @Handles(sendDisclosureCode)
  sendDisclosureCode(@Guest() guest: GuestIdentity, @FromCaller() caller: Caller): Promise<CodeSent> {
    return this.acts.sendDisclosureCode(guest, caller);
  }

  @Handles(disownDisclosure)
  disownDisclosure(
    @Guest() guest: GuestIdentity,
    @Body({ schema: DisownDisclosure }) { sha256 }: DisownDisclosure,
  ): Promise<AccessView> {
    return this.acts.disownDisclosure(guest, sha256);
  }

  @Handles(declineAsPartner)
  decline(
    @Guest() guest: GuestIdentity,
    @Body({ schema: DeclineAgreement }) { reason }: DeclineAgreement,
    @FromCaller() caller: Caller,
  ): Promise<AccessView> {
    return this.acts.decline(guest, reason, caller);
  }

  @Handles(sendPartnerSigningCode)
  sendCode(@Guest() guest: GuestIdentity, @FromCaller() caller: Caller): Promise<CodeSent> {
    return this.acts.sendCode(guest, caller);
  }

  @Handles(shortenWaitingAsPartner)
  shortenWaiting(@Guest() guest: GuestIdentity, @FromCaller() caller: Caller): Promise<AccessView> {
    return this.acts.shortenWaiting(guest, caller);
  }

  @Handles(signAsPartner)
  sign(
    @Guest() guest: GuestIdentity,
    @Body({ schema: SignAgreement }) signature: SignAgreement,
    @FromCaller() caller: Caller,
  ): Promise<AccessView> {
    return this.acts.sign(guest, signature, caller);
  }

  @Handles(namePartnerWitness)
  nameWitness(
    @Guest() guest: GuestIdentity,
    @Body({ schema: NameWitness }) witness: NameWitness,
    @FromCaller() caller: Caller,
  ): Promise<AccessView> {
    return this.acts.nameWitness(guest, witness, caller);
  }

  @Handles(partnerWitnessIsHere)
  witnessIsHere(@Guest() guest: GuestIdentity, @FromCaller() caller: Caller): Promise<WitnessHere> {
    return this.acts.witnessIsHere(guest, caller);
  }

  @Handles(namePartnerLawyer)
  nameLawyer(
    @Guest() guest: GuestIdentity,
    @Body({ schema: NameLawyer }) named: NameLawyer,
    @FromCaller() caller: Caller,
  ): Promise<AccessView> {
    return this.acts.nameLawyer(guest, named, caller);
  }

  @Handles(signAsLawyer)
  signAsLawyer(
    @Guest() guest: GuestIdentity,
    @Body({ schema: LawyerSignature }) signature: LawyerSignature,
    @FromCaller() caller: Caller,
  ): Promise<AccessView> {
    return this.acts.signAsLawyer(guest, signature, caller);
  }

  @Handles(signAsWitness)
  signAsWitness(
    @Guest() guest: GuestIdentity,
    @Body({ schema: WitnessSignature }) signature: WitnessSignature,
    @FromCaller() caller: Caller,
  ): Promise<AccessView> {
    return this.acts.signAsWitness(guest, signature, caller);
  }
}
