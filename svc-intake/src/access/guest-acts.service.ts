import {
  type AccessPurpose,
  type AccessView,
  type ApproveAsPartner,
  accessPurposes,
} from '@evenhand/contracts/access/access';
import type { WitnessHere } from '@evenhand/contracts/access/witness-here';
import type { GuestIdentity } from '@evenhand/contracts/identity';
import type {
  CodeSent,
  LawyerSignature,
  NameLawyer,
  NameWitness,
  SignAgreement,
  WitnessSignature,
} from '@evenhand/contracts/signing/signing';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { draftPdf } from '../drafting/agreement.service.js';
import { ApprovalService } from '../drafting/approval.service.js';
import { HalfConfirmationService } from '../drafting/half-confirmation.service.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { HoldsService } from '../holds/holds.service.js';
import { SealedFilesService } from '../seals/sealed-files.service.js';
import { AttestingService } from '../signing/attesting.service.js';
import { CoolingOffService } from '../signing/cooling-off.service.js';
import { DecliningService } from '../signing/declining.service.js';
import { LawyersService } from '../signing/lawyers.service.js';
import { SigningService } from '../signing/signing.service.js';
import { WitnessesService } from '../signing/witnesses.service.js';
import { GuestsService } from './guests.service.js';

/** Acts of partner, witnesses and lawyers. Each names the purposes that permit it. */
@Injectable()
export class GuestActsService {
  constructor(
    private readonly guests: GuestsService,
    private readonly approvals: ApprovalService,
    private readonly halves: HalfConfirmationService,
    private readonly declining: DecliningService,
    private readonly coolingOff: CoolingOffService,
    private readonly signing: SigningService,
    private readonly attesting: AttestingService,
    private readonly witnesses: WitnessesService,
    private readonly lawyers: LawyersService,
    private readonly heldBack: HeldBackService,
    private readonly contacts: HiddenContactsService,
    private readonly holds: HoldsService,
    private readonly sealed: SealedFilesService,
  ) {}

  view(guest: GuestIdentity): Promise<AccessView> {
    return this.guests.admit(guest, accessPurposes, (manager, admitted) => this.guests.view(manager, admitted));
  }

  /** For the partner and a lawyer who certifies: the sealed file, or the draft until there is one. */
  async pdf(guest: GuestIdentity): Promise<StreamableFile> {
    const { agreement } = await this.guests.admit(guest, ['review', 'sign', 'lawyer'], async (manager, admitted) => {
      await this.heldBack.mustBeShown(manager, admitted.agreement, 'partner');
      return admitted;
    });
    return agreement.completedAt ? this.sealed.ofAgreement(agreement.id) : draftPdf(agreement);
  }

  /** Approves the text and, where it has a half of the partner, confirms that half with a mailed code. */
  async approve(guest: GuestIdentity, { hash, disclosure }: ApproveAsPartner, caller: Caller): Promise<AccessView> {
    const { agreement, half } = await this.guests.admit(guest, ['review'], async (manager, { access, agreement }) => ({
      agreement,
      half: await this.halves.open(manager, access, agreement),
    }));
    if (half && hash === agreement.hash) await this.halves.check(agreement, half, disclosure);
    return this.guests.admit(guest, ['review'], async (manager, { access, agreement }) => {
      const confirmed =
        hash === agreement.hash ? await this.halves.use(manager, access, agreement, disclosure?.sha256, caller) : null;
      const approved = await this.approvals.approve(manager, agreement, 'partner', hash, caller, confirmed);
      return this.guests.view(manager, { access, agreement: approved });
    });
  }

  sendDisclosureCode(guest: GuestIdentity, caller: Caller): Promise<CodeSent> {
    return this.guests.admit(guest, ['review'], (manager, { access, agreement }) =>
      this.halves.sendCode(manager, access, agreement, caller),
    );
  }

  disownDisclosure(guest: GuestIdentity, sha256: string): Promise<AccessView> {
    return this.guests.admit(guest, ['review'], async (manager, { access, agreement }) => {
      await this.halves.disown(manager, access, agreement, sha256);
      return this.guests.view(manager, { access, agreement });
    });
  }

  decline(guest: GuestIdentity, reason: string, caller: Caller): Promise<AccessView> {
    return this.guests.admit(guest, ['review', 'sign'], async (manager, { access, agreement }) => {
      await this.contacts.mustNotContainHidden(manager, agreement.caseId, 'partner', { reason });
      const declined = await this.declining.decline(manager, agreement, reason, caller);
      return this.guests.view(manager, { access, agreement: declined });
    });
  }

  sendCode(guest: GuestIdentity, caller: Caller): Promise<CodeSent> {
    return this.guests.admit(guest, ['sign'], (manager, { agreement }) =>
      this.signing.sendCode(manager, agreement, 'partner', caller),
    );
  }

  shortenWaiting(guest: GuestIdentity, caller: Caller): Promise<AccessView> {
    return this.guests.admit(guest, ['review', 'sign'], async (manager, admitted) => {
      await this.coolingOff.shorten(manager, admitted.agreement, 'partner', caller);
      return this.guests.view(manager, admitted);
    });
  }

  /** Idempotent: a second signature returns the current view. */
  async sign(guest: GuestIdentity, signature: SignAgreement, caller: Caller): Promise<AccessView> {
    const seen = await this.agreementFor(guest, 'sign');
    await this.signing.prepare(seen, 'partner', signature, false);
    return this.guests.admit(guest, ['sign'], async (manager, { access, agreement }) => {
      const moved = await this.signing.signAsParty(manager, agreement, 'partner', signature, caller);
      return this.guests.view(manager, { access, agreement: moved });
    });
  }

  nameWitness(guest: GuestIdentity, witness: NameWitness, caller: Caller): Promise<AccessView> {
    return this.guests.admit(guest, ['sign'], async (manager, admitted) => {
      await this.witnesses.rename(manager, admitted.agreement, 'partner', witness, caller);
      return this.guests.view(manager, admitted);
    });
  }

  witnessIsHere(guest: GuestIdentity, caller: Caller): Promise<WitnessHere> {
    return this.guests.admit(guest, ['sign'], async (manager, { agreement }) => ({
      token: await this.witnesses.tokenForHere(manager, agreement, 'partner', caller),
    }));
  }

  nameLawyer(guest: GuestIdentity, named: NameLawyer, caller: Caller): Promise<AccessView> {
    return this.guests.admit(guest, ['sign'], async (manager, admitted) => {
      await this.lawyers.rename(manager, admitted.agreement, 'partner', named, caller);
      return this.guests.view(manager, admitted);
    });
  }

  async signAsLawyer(guest: GuestIdentity, signature: LawyerSignature, caller: Caller): Promise<AccessView> {
    await this.holds.take(await this.agreementFor(guest, 'lawyer'));
    return this.guests.admit(guest, ['lawyer'], async (manager, { access, agreement }) => {
      const moved = await this.attesting.signAsLawyer(manager, agreement, access, signature, caller);
      return this.guests.view(manager, { access, agreement: moved });
    });
  }

  async signAsWitness(guest: GuestIdentity, signature: WitnessSignature, caller: Caller): Promise<AccessView> {
    await this.holds.take(await this.agreementFor(guest, 'witness'));
    return this.guests.admit(guest, ['witness'], async (manager, { access, agreement }) => {
      const moved = await this.attesting.signAsWitness(manager, agreement, access, signature, caller);
      return this.guests.view(manager, { access, agreement: moved });
    });
  }

  private agreementFor(guest: GuestIdentity, purpose: AccessPurpose): Promise<AgreementRow> {
    return this.guests.admit(guest, [purpose], async (_, { agreement }) => agreement);
  }
}
