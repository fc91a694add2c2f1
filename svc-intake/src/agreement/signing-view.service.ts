import type { Party } from '@evenhand/contracts/identity';
import type { Signing } from '@evenhand/contracts/signing/signing';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from '../cases/cases.repository.js';
import { StatementsRepository } from '../statements/statements.repository.js';
import { coolingOffOf } from './cooling-off.js';
import { isSignable } from './package-state.js';
import { everyoneSigned, openCertificates, placesOf } from './places.js';
import type { AgreementRow } from './rows/agreement.entity.js';
import { AgreementsRepository } from './rows/agreements.repository.js';
import { HoldsRepository } from './rows/holds.repository.js';
import { InvitationsRepository } from './rows/invitations.repository.js';
import { SignaturesRepository } from './rows/signatures.repository.js';
import type { Parties } from './witness-rules.js';

@Injectable()
export class SigningViewService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly cases: CasesRepository,
    private readonly invitations: InvitationsRepository,
    private readonly agreements: AgreementsRepository,
    private readonly statements: StatementsRepository,
    private readonly holds: HoldsRepository,
    private readonly clock: Clock,
  ) {}

  async view(manager: EntityManager, agreement: AgreementRow): Promise<Signing> {
    const signatures = await this.signatures.of(manager, agreement.id);
    const witnesses = await this.signatures.witnessesOf(manager, agreement.id);
    const lawyers = await this.signatures.lawyersOf(manager, agreement.id);
    const approvals = await this.agreements.approvalsOf(manager, agreement.id);
    const sealing =
      agreement.state === 'partially_signed' &&
      everyoneSigned(signatures) &&
      openCertificates(lawyers, signatures).length === 0;
    const { id, state, hash, document, expiresAt, completedAt, declinedBy, declinedReason } = agreement;
    return {
      agreementId: id,
      state,
      hash,
      places: placesOf(document.parties, { witnesses, lawyers }, signatures, state),
      coolingOff: isSignable(state) ? coolingOffOf(agreement, approvals, this.clock.now()) : null,
      expiresAt: expiresAt?.toISOString() ?? null,
      disclosures: await this.statements.disclosures(manager, agreement),
      sealing,
      waitsForPayment: sealing && !(await this.holds.isPaid(manager, agreement)),
      completedAt: completedAt?.toISOString() ?? null,
      declinedReason,
      declinedBy,
    };
  }

  /** The address for mails to a party; null while it is unknown. */
  async emailOf(manager: EntityManager, caseId: string, party: Party): Promise<string | null> {
    if (party === 'owner') return (await this.cases.get(manager, caseId)).email;
    return (await this.invitations.findOpen(manager, caseId))?.partnerEmail ?? null;
  }

  async partiesOf(manager: EntityManager, { caseId, document }: AgreementRow): Promise<Parties> {
    const { email, firstName, lastName } = await this.cases.get(manager, caseId);
    const registered = firstName && lastName ? `${firstName} ${lastName}` : null;
    return {
      names: [document.parties.owner, document.parties.partner, registered],
      emails: [email, await this.emailOf(manager, caseId, 'partner')],
    };
  }
}
