import type { Party } from '@evenhand/contracts/identity';
import type { NameLawyer, SignAgreement } from '@evenhand/contracts/signing/signing';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSignable } from '../agreement/package-state.js';
import { hasSigned, lawyerOf } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { isSameMailbox } from '../agreement/same-person.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { witnessProblems } from '../agreement/witness-rules.js';
import { HiddenContactsService } from '../held-back/hidden-contacts.service.js';
import { LinksService } from '../links/links.service.js';
import { SignaturesService } from './signatures.service.js';
import { SignerLinksService } from './signer-links.service.js';

type Lawyer = NonNullable<SignAgreement['lawyer']>;

/** Lawyers who certify advice. A certificate is optional. */
@Injectable()
export class LawyersService {
  constructor(
    private readonly signatures: SignaturesRepository,
    private readonly views: SigningViewService,
    private readonly contacts: HiddenContactsService,
    private readonly links: LinksRepository,
    private readonly mails: LinksService,
    private readonly signerLinks: SignerLinksService,
    private readonly places: SignaturesService,
  ) {}

  /** @throws ProblemError when the lawyer is one of the two or acts for the other */
  async mustBeIndependent(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    lawyer: { name?: string; email?: string },
    at = '/lawyer',
  ): Promise<void> {
    const problems = witnessProblems(lawyer, await this.views.partiesOf(manager, agreement), at);
    if (problems.length > 0) fail('invalid-input', intakeServer.lawyerIsParty, problems);
    const others = (await this.signatures.lawyersOf(manager, agreement.id)).filter((one) => one.party !== party);
    if (lawyer.email !== undefined && others.some(({ email }) => isSameMailbox(email, lawyer.email ?? '')))
      fail('invalid-input', intakeServer.lawyerOfOther, { pointer: `${at}/email` });
  }

  /** Names another lawyer, sends a new link to the same one, or removes the lawyer. The case is locked. */
  async rename(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    { lawyer }: NameLawyer,
    caller: Caller,
  ): Promise<void> {
    const signatures = await this.signatures.of(manager, agreement.id);
    const own = signatures.find(({ role }) => role === party);
    if (!isSignable(agreement.state)) fail('not-open-to-signing', intakeServer.notOpenToSigning);
    if (hasSigned(signatures, lawyerOf(party))) fail('lawyer-has-signed', intakeServer.lawyerSigned);
    if (own?.legalAdvice !== 'received') return fail('advice-not-received', intakeServer.adviceFirst);
    const { id, caseId } = agreement;
    if (!lawyer) {
      await this.links.endAll(manager, { caseId, purposes: ['lawyer'], party }, 'other-lawyer');
      await this.signatures.dropLawyer(manager, id, party);
      return this.places.sealWhenDone(manager, agreement);
    }
    await this.mustBeIndependent(manager, agreement, party, lawyer);
    await this.contacts.mustNotContainHidden(manager, caseId, party, { lawyer: { name: lawyer.name } });
    if (!(await this.mails.maySend(manager, { caseId, purpose: 'lawyer', party })))
      fail('too-many-requests', intakeServer.tooManyLinks);
    await this.name(manager, agreement, party, lawyer, caller);
  }

  /** Stores the lawyer and mails them a link; ends the links and accesses of an earlier one. */
  async name(
    manager: EntityManager,
    agreement: AgreementRow,
    party: Party,
    lawyer: Lawyer,
    caller: Caller,
  ): Promise<void> {
    await this.signatures.keepLawyer(manager, {
      agreementId: agreement.id,
      caseId: agreement.caseId,
      party,
      ...lawyer,
    });
    await this.signerLinks.send(manager, agreement, { purpose: 'lawyer', party, email: lawyer.email }, caller);
  }
}
