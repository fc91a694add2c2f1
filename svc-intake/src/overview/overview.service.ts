import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import type { OwnerIdentity, Party } from '@evenhand/contracts/identity';
import { dayOf } from '@evenhand/contracts/toronto';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked, isOver } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import { isParty } from '../agreement/places.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import type { InvitationRow } from '../agreement/rows/invitation.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { ProposalsRepository } from '../agreement/rows/proposals.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { firstRecord } from '../answers/first-record.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { negotiableAnswers } from '../answers/negotiable-answers.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { proposalState } from '../proposals/proposal-state.js';
import { StatementsRepository } from '../statements/statements.repository.js';
import { agreedProperty, childSupportFigure, parentingTimeFigure, spousalSupportFigure } from './figures.js';

const written = (name: string | undefined): string | null => name?.trim() || null;

const isFixed = (state: PackageState): boolean => isLocked(state) || isOver(state);

const isOpen = (invitation: InvitationRow | null): boolean =>
  invitation?.state === 'sent' || invitation?.state === 'opened';

@Injectable()
export class OverviewService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly invitations: InvitationsRepository,
    private readonly signatures: SignaturesRepository,
    private readonly proposals: ProposalsRepository,
    private readonly statements: StatementsRepository,
    private readonly clock: Clock,
  ) {}

  /** The figures of the saved answers and the disclosures today. */
  async get({ caseId }: OwnerIdentity): Promise<CaseOverview> {
    const { manager } = this.transactions;
    const intake = await this.intakes.find(manager, caseId);
    const record = intake?.record ?? firstRecord(await this.cases.find(manager, caseId));
    const invitation = await this.invitations.findLatest(manager, caseId);
    const today = dayOf(this.clock.now());
    const settled = agreedTerms(record, today, await this.statements.of(manager, caseId));
    return {
      people: {
        owner: written(record.userName),
        partner: written(record.partnerName),
        invitation: invitation?.state ?? null,
        declined: isOpen(invitation) ? await this.declineOf(manager, caseId) : null,
        ...(await this.consentOf(manager, caseId)),
      },
      submittedAt: intake?.submittedAt?.toISOString() ?? null,
      draftOutdated: await this.isDraftOutdated(manager, caseId),
      waiting: await this.waitingIn(manager, caseId),
      missing: writeAgreement(settled).missing,
      agreed: agreedProperty(settled),
      childSupport: childSupportFigure(settled),
      spousalSupport: spousalSupportFigure(settled),
      parentingTime: parentingTimeFigure(settled),
    };
  }

  private async isDraftOutdated(manager: EntityManager, caseId: string): Promise<boolean> {
    const current = await this.agreements.findCurrent(manager, caseId);
    return current !== null && !isFixed(current.state) && this.packages.answersChanged(manager, current);
  }

  private async waitingIn(manager: EntityManager, caseId: string): Promise<CaseOverview['waiting']> {
    const current = await this.agreements.findCurrent(manager, caseId);
    const record = (await this.intakes.find(manager, caseId))?.submittedRecord;
    if (!current || !record || (current.state !== 'in_review' && current.state !== 'ready'))
      return { owner: 0, partner: 0 };
    const isChanged = await this.packages.answersChanged(manager, current);
    const negotiable = isChanged ? current.negotiable : negotiableAnswers(record);
    const now = this.clock.now();
    const rows = await this.proposals.open(manager, caseId, now);
    const waiting = rows.filter((row) => proposalState(row, negotiable, now) === 'sent');
    const by = (party: Party) => waiting.filter(({ author }) => author === party).length;
    return { owner: by('owner'), partner: by('partner') };
  }

  /** Null once another version was sent. */
  private async declineOf(manager: EntityManager, caseId: string): Promise<CaseOverview['people']['declined']> {
    const current = await this.agreements.findCurrent(manager, caseId);
    if (current?.state !== 'declined' && current?.state !== 'draft') return null;
    const declined = await this.agreements.findDeclined(manager, caseId);
    return declined && { reason: declined.declinedReason };
  }

  /** The roles that approved and signed the current text. */
  private async consentOf(manager: EntityManager, caseId: string): Promise<Record<'approved' | 'signed', Party[]>> {
    const current = await this.agreements.findCurrent(manager, caseId);
    if (!current) return { approved: [], signed: [] };
    const approvals = await this.agreements.approvalsOf(manager, current.id);
    const signatures = await this.signatures.of(manager, current.id);
    return {
      approved: approvals.filter(({ hash }) => hash === current.hash).map(({ party }) => party),
      signed: signatures.map(({ role }) => role).filter(isParty),
    };
  }
}
