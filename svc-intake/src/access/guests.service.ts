import type { AccessPurpose, AccessView, Witnessed } from '@evenhand/contracts/access/access';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { covers } from '@evenhand/contracts/billing/plans';
import type { GuestIdentity } from '@evenhand/contracts/identity';
import type { SignaturePlace } from '@evenhand/contracts/signing/signing';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import type { AccessRow } from '../agreement/rows/link.entity.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { HalfConfirmationService } from '../drafting/half-confirmation.service.js';
import { OpenedPlanService } from '../entitlements/opened-plan.service.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { signerRoleOf } from '../links/link-renewal.service.js';

export interface Admitted {
  access: AccessRow;
  agreement: AgreementRow;
}

/** What of an access decides what it shows. */
type Shown = Pick<AccessRow, 'caseId' | 'purpose' | 'role' | 'party' | 'email'>;

/** The reason of a refusal is shown to the couple only. */
const ofParties = { declinedReason: null, disclosures: null };

/** A witness or lawyer sees their own place and that of the party whose signature they attest, without pictures. */
const placesFor = (access: Pick<Shown, 'role' | 'party'>, places: SignaturePlace[]): SignaturePlace[] =>
  places
    .filter(({ role }) => role === access.party || role === signerRoleOf(access))
    .map((place) => ({ ...place, drawing: null }));

@Injectable()
export class GuestsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly links: LinksRepository,
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly invitations: InvitationsRepository,
    private readonly signatures: SignaturesRepository,
    private readonly signings: SigningViewService,
    private readonly halves: HalfConfirmationService,
    private readonly heldBack: HeldBackService,
    private readonly contacts: HiddenContactsService,
    private readonly plans: OpenedPlanService,
  ) {}

  /**
   * Runs `work` for a guest whose access has not ended and was given for one of `purposes`, with the case locked.
   * Reads the access again: the gateway's token may be a minute old.
   */
  admit<Result>(
    guest: GuestIdentity,
    purposes: readonly AccessPurpose[],
    work: (manager: EntityManager, admitted: Admitted) => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async (manager) => {
      const found = await this.links.findAccess(manager, { id: guest.accessId });
      if (found?.caseId !== guest.caseId) return fail('link-gone', intakeServer.accessEnded);
      await this.cases.locked(manager, found.caseId);
      const access = await this.links.findAccess(manager, { id: guest.accessId });
      if (!access) return fail('link-gone', intakeServer.accessEnded);
      if (!purposes.includes(access.purpose)) return fail('not-allowed', intakeServer.otherPurpose);
      return work(manager, { access, agreement: await this.agreements.get(manager, access.agreementId) });
    });
  }

  /** What the holder of an access may see: nothing of the intake, the safety screen or the owner's account. */
  async view(
    manager: EntityManager,
    { access, agreement }: { access: Shown; agreement: AgreementRow },
  ): Promise<AccessView> {
    const { purpose, role, party, caseId } = access;
    const isPartner = role === 'partner';
    const invitation = isPartner ? await this.invitations.findOpen(manager, caseId) : null;
    const beforeSigning = agreement.state === 'draft' || agreement.state === 'in_review';
    const signing = beforeSigning ? null : await this.signings.view(manager, agreement);
    const isPaused = !covers((await this.plans.of(caseId, manager)).plan, 'complete');
    const who = { purpose, role, party, isPaused };
    if (!isPartner) {
      const name = await this.nameOf(manager, access, agreement);
      const witnessed = await this.witnessed(manager, access, agreement);
      const read = role === 'lawyer' ? await this.readable(manager, agreement, role) : null;
      return {
        ...who,
        name,
        agreement: read,
        witnessed,
        signing: signing && { ...signing, ...ofParties, places: placesFor(access, signing.places) },
        message: null,
        disclosure: null,
      };
    }
    return {
      ...who,
      name: agreement.document.parties.partner,
      agreement: await this.readable(manager, agreement, 'partner'),
      witnessed: null,
      signing,
      message: await this.messageOf(manager, caseId, invitation?.message ?? null),
      disclosure: purpose === 'review' ? await this.halves.view(manager, access, agreement) : null,
    };
  }

  leave({ accessId }: GuestIdentity): Promise<void> {
    return this.links.endAccess(this.transactions.manager, accessId, 'left');
  }

  private async readable(
    manager: EntityManager,
    agreement: AgreementRow,
    role: 'partner' | 'lawyer',
  ): Promise<Agreement | null> {
    if (await this.heldBack.isHeldBack(manager, agreement)) return null;
    return role === 'partner' ? this.packages.partnersView(manager, agreement) : this.packages.view(manager, agreement);
  }

  private async messageOf(manager: EntityManager, caseId: string, message: string | null): Promise<string | null> {
    if (message === null) return null;
    const { isHeldBack } = await this.contacts.withholding(manager, caseId);
    return isHeldBack(message) ? null : message;
  }

  private async nameOf(manager: EntityManager, { role, party }: Shown, { id }: AgreementRow): Promise<string | null> {
    const named =
      role === 'lawyer'
        ? await this.signatures.findLawyer(manager, id, party)
        : await this.signatures.findWitness(manager, id, party);
    return named?.name ?? null;
  }

  /** A witness sees the signature page and the hash of the agreement, not its text. */
  private async witnessed(
    manager: EntityManager,
    { party }: Shown,
    { id, version, hash, document }: AgreementRow,
  ): Promise<Witnessed | null> {
    const signed = (await this.signatures.of(manager, id)).find(({ role }) => role === party);
    if (!signed) return null;
    const { title, parties } = document;
    const { signature, signedAt } = signed;
    return { title, parties, version, hash, signer: parties[party], signature, signedAt: signedAt.toISOString() };
  }
}
