import type { GuestIdentity } from '@evenhand/contracts/identity';
import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSignable } from '../agreement/package-state.js';
import { hasSigned } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import type { LinkRow } from '../agreement/rows/link.entity.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';

export const signerRoleOf = ({ role, party }: Pick<GuestIdentity, 'role' | 'party'>): SignerRole =>
  role === 'partner' ? 'partner' : `${party}-${role}`;

/** The version that a renewed link opens, and its expiry. */
export interface RenewablePurpose {
  agreement: AgreementRow;
  expiresAt: Date;
}

@Injectable()
export class LinkRenewalService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly signatures: SignaturesRepository,
    private readonly clock: Clock,
  ) {}

  /** Null when the purpose of the link is over, or now belongs to another address. */
  async of(manager: EntityManager, link: LinkRow): Promise<RenewablePurpose | null> {
    const agreement = await this.agreements.findCurrent(manager, link.caseId);
    if (!agreement) return null;
    if (link.purpose === 'review') return this.ofReview(manager, link, agreement);
    if (agreement.id !== link.agreementId || !isSignable(agreement.state) || !agreement.expiresAt) return null;
    const isTheirs = link.purpose === 'sign' ? this.isPartners(manager, link) : this.isNamed(manager, link);
    return (await isTheirs) ? { agreement, expiresAt: agreement.expiresAt } : null;
  }

  private async ofReview(
    manager: EntityManager,
    link: LinkRow,
    agreement: AgreementRow,
  ): Promise<RenewablePurpose | null> {
    const invitation = await this.invitations.findOpen(manager, link.caseId);
    if (agreement.state === 'draft') return null;
    const isOpen = invitation?.partnerEmail === link.email && invitation.expiresAt > this.clock.now();
    return isOpen ? { agreement, expiresAt: invitation.expiresAt } : null;
  }

  private async isPartners(manager: EntityManager, { caseId, email }: LinkRow): Promise<boolean> {
    return (await this.invitations.findOpen(manager, caseId))?.partnerEmail === email;
  }

  /** As witness or lawyer without a signature. */
  private async isNamed(manager: EntityManager, link: LinkRow): Promise<boolean> {
    const { agreementId, party, purpose, email } = link;
    const named =
      purpose === 'lawyer'
        ? await this.signatures.findLawyer(manager, agreementId, party)
        : await this.signatures.findWitness(manager, agreementId, party);
    const signed = hasSigned(await this.signatures.of(manager, agreementId), signerRoleOf(link));
    return named?.email === email && !signed;
  }
}
