import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Deal } from '@evenhand/contracts/agreement/deal';
import type { DocumentChange } from '@evenhand/contracts/agreement/document';
import type { ProblemCode } from '@evenhand/contracts/problems';
import { dealOf } from '@evenhand/family-law/deal/deal';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { agreedTerms, type Terms } from '@evenhand/family-law/terms/terms';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { answersHash } from '../answers/answers-hash.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { documentChanges } from '../documents/document-changes.js';
import { StatementsRepository } from '../statements/statements.repository.js';
import { isLocked, isSignable, packageMove, type Transition } from './package-state.js';
import type { AgreementRow } from './rows/agreement.entity.js';
import { AgreementsRepository } from './rows/agreements.repository.js';
import type { ApprovalRow } from './rows/approval.entity.js';
import { HoldsRepository } from './rows/holds.repository.js';
import { InvitationsRepository } from './rows/invitations.repository.js';

/** @param madeFrom the terms of this version; null once other answers were submitted */
const agreementView = (
  { id, version, state, hash, document, deal, createdAt, declinedReason }: AgreementRow,
  approvals: ApprovalRow[],
  madeFrom: Terms | null,
  answersChanged: boolean,
): Agreement => ({
  id,
  version,
  state,
  hash,
  document,
  deal: deal ?? (madeFrom && dealOf(madeFrom, document)),
  approvals: approvals.map(({ party, hash, at }) => ({ party, hash, at: at.toISOString() })),
  createdAt: createdAt.toISOString(),
  answersChanged,
  redraft: [],
  approvedBefore: null,
  declinedReason,
});

const toSigning = ['not-open-to-signing', intakeServer.notOpenToSigning] as const;

/** The problem for a transition that the package's state refuses. */
const refusals: Record<Transition, readonly [ProblemCode, string]> = {
  invited: ['draft-has-ended', intakeServer.newDraftFirst],
  'invitation-closed': ['signing-has-begun', intakeServer.invitationLocked],
  'both-approved': ['not-open-to-approval', intakeServer.notOpenToApproval],
  signed: toSigning,
  sealed: toSigning,
  declined: ['not-open-to-signing', intakeServer.cannotDecline],
  'time-ran-out': toSigning,
  voided: ['everyone-has-signed', intakeServer.everyoneSigned],
  replaced: ['everyone-has-signed', intakeServer.everyoneSigned],
};

@Injectable()
export class PackagesService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly intakes: IntakesRepository,
    private readonly statements: StatementsRepository,
    private readonly holds: HoldsRepository,
    private readonly invitations: InvitationsRepository,
  ) {}

  async current(manager: EntityManager, caseId: string): Promise<AgreementRow> {
    return (await this.find(manager, caseId)) ?? fail('not-found', intakeServer.noAgreement);
  }

  find(manager: EntityManager, caseId: string): Promise<AgreementRow | null> {
    return this.agreements.findCurrent(manager, caseId);
  }

  async move(
    manager: EntityManager,
    agreement: AgreementRow,
    transition: Transition,
    along: Partial<Omit<AgreementRow, 'document'>> = {},
  ): Promise<AgreementRow> {
    const state = packageMove(agreement.state, transition) ?? fail(...refusals[transition]);
    await this.agreements.change(manager, agreement, { ...along, state });
    if (!isSignable(state) && state !== 'completed') await this.holds.release(manager, agreement.id);
    return { ...agreement, ...along, state };
  }

  /** Whether the submitted answers or the disclosures differ from those of the version. */
  async answersChanged(manager: EntityManager, agreement: AgreementRow): Promise<boolean> {
    return (await this.answersOf(manager, agreement)).changed;
  }

  /** Whether a spouse releases support; true as well where the answers have changed since. */
  async releasesSupport(manager: EntityManager, agreement: AgreementRow): Promise<boolean> {
    const { madeFrom } = await this.answersOf(manager, agreement);
    return madeFrom === null || madeFrom.spousalSupport.released.value !== false;
  }

  /** Null once other answers or disclosures were submitted. */
  async dealOf(manager: EntityManager, agreement: AgreementRow): Promise<Deal | null> {
    const { madeFrom } = await this.answersOf(manager, agreement);
    return madeFrom && dealOf(madeFrom, agreement.document);
  }

  async view(manager: EntityManager, agreement: AgreementRow): Promise<Agreement> {
    const approvals = await this.agreements.approvalsOf(manager, agreement.id);
    const { madeFrom, changed } = await this.answersOf(manager, agreement);
    return agreementView(agreement, approvals, madeFrom, changed);
  }

  /** With what a new draft would change, and what changed since the owner's last approval. */
  async ownersView(manager: EntityManager, agreement: AgreementRow): Promise<Agreement> {
    const view = await this.view(manager, agreement);
    if (isLocked(agreement.state)) return view;
    const redraft = view.answersChanged ? await this.redraftChanges(manager, agreement) : [];
    return { ...view, redraft, approvedBefore: await this.approvedBefore(manager, agreement) };
  }

  /** With what changed since the version that the partner decided on; removed texts are not repeated. */
  async partnersView(manager: EntityManager, agreement: AgreementRow): Promise<Agreement> {
    const view = await this.view(manager, agreement);
    const { caseId } = agreement;
    const invitations = await this.invitations.idsOfPartner(manager, caseId);
    const last = await this.agreements.lastDecidedByPartner(manager, caseId, invitations);
    if (!last || last.version === agreement.version) return view;
    const changes = documentChanges(last.document, agreement.document).map((change) => ({ ...change, removed: [] }));
    return { ...view, approvedBefore: { version: last.version, changes } };
  }

  private async redraftChanges(manager: EntityManager, { caseId, document }: AgreementRow): Promise<DocumentChange[]> {
    const submitted = (await this.intakes.find(manager, caseId))?.submittedRecord;
    if (!submitted) return [];
    const statements = await this.statements.of(manager, caseId);
    return documentChanges(document, generateAgreement(submitted, document.asOf, statements));
  }

  private async approvedBefore(
    manager: EntityManager,
    { caseId, document, version }: AgreementRow,
  ): Promise<Agreement['approvedBefore']> {
    const last = await this.agreements.lastApprovedByOwner(manager, caseId);
    if (!last || last.version === version) return null;
    return { version: last.version, changes: documentChanges(last.document, document) };
  }

  private async answersOf(manager: EntityManager, { caseId, document, answersHash: madeFrom }: AgreementRow) {
    const submitted = (await this.intakes.find(manager, caseId))?.submittedRecord;
    if (!submitted) return { madeFrom: null, changed: false };
    const statements = await this.statements.of(manager, caseId);
    const changed = answersHash(submitted, statements) !== madeFrom;
    return { madeFrom: changed ? null : agreedTerms(submitted, document.asOf, statements).terms, changed };
  }
}
