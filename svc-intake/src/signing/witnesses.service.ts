import type { Party } from '@evenhand/contracts/identity';
import type { NameWitness } from '@evenhand/contracts/signing/signing';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSignable } from '../agreement/package-state.js';
import { hasSigned, witnessOf } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { witnessProblems } from '../agreement/witness-rules.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { LinksService } from '../links/links.service.js';
import { SignerLinksService } from './signer-links.service.js';

@Injectable()
export class WitnessesService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly views: SigningViewService,
    private readonly contacts: HiddenContactsService,
    private readonly signerLinks: SignerLinksService,
    private readonly mails: LinksService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError when the witness is one of the parties, with pointers below `at` */
  async mustNotBeParty(
    manager: EntityManager,
    agreement: AgreementRow,
    witness: { name?: string; email?: string },
    at = '',
  ): Promise<void> {
    const problems = witnessProblems(witness, await this.views.partiesOf(manager, agreement), at);
    if (problems.length > 0) fail('invalid-input', intakeServer.witnessIsParty, problems);
  }

  /** Names another witness, or sends a new link to the same one, until one has signed. The case is locked. */
  async rename(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    witness: NameWitness,
    caller: Caller,
  ): Promise<void> {
    await this.mustBeNext(manager, agreement, party);
    await this.mustNotBeParty(manager, agreement, witness);
    await this.contacts.mustNotContainHidden(manager, agreement.caseId, party, { name: witness.name });
    await this.name(manager, agreement, party, witness, caller);
  }

  /** A link's token for the named witness, who signs on the party's device. The case is locked. */
  async tokenForHere(manager: EntityManager, agreement: AgreementRow, party: Party, caller: Caller): Promise<string> {
    await this.mustBeNext(manager, agreement, party);
    const { id, caseId } = agreement;
    const witness = await this.signatures.findWitness(manager, id, party);
    if (!witness) return fail('party-signs-first', intakeServer.signFirst);
    await this.history.addEvent(manager, agreement, 'witness-here', party, caller);
    const expiresAt = this.clock.inDays(1);
    return this.mails.make(manager, {
      caseId,
      agreementId: id,
      purpose: 'witness',
      party,
      email: witness.email,
      expiresAt,
    });
  }

  /** Stores the witness and mails them a link; ends the links and accesses of an earlier one. */
  async name(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    witness: NameWitness,
    caller: Caller,
  ): Promise<void> {
    await this.signatures.keepWitness(manager, {
      agreementId: agreement.id,
      caseId: agreement.caseId,
      party,
      ...witness,
    });
    await this.signerLinks.send(manager, agreement, { purpose: 'witness', party, email: witness.email }, caller);
  }

  /** @throws ProblemError unless the witness's place is open and a link may be made today */
  private async mustBeNext(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<void> {
    const signatures = await this.signatures.of(manager, agreement.id);
    if (!isSignable(agreement.state)) fail('not-open-to-signing', intakeServer.notOpenToSigning);
    if (hasSigned(signatures, witnessOf(party))) fail('witness-has-signed', intakeServer.witnessSigned);
    if (!hasSigned(signatures, party)) fail('party-signs-first', intakeServer.signFirst);
    const place = { caseId: agreement.caseId, purpose: 'witness', party } as const;
    if (!(await this.mails.maySend(manager, place))) fail('too-many-requests', intakeServer.tooManyLinks);
  }
}
