import type { FactChoice } from '@evenhand/contracts/agreement/fact-choice';
import type { AgreementFindings } from '@evenhand/contracts/agreement/findings';
import type { OwnerIdentity, Party } from '@evenhand/contracts/identity';
import { dayOf } from '@evenhand/contracts/toronto';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { findingsIn } from '@evenhand/family-law/findings/consistency-findings';
import {
  type EnforceabilityFacts,
  enforceabilityChecklist,
} from '@evenhand/family-law/findings/enforceability-checklist';
import { differingFigures } from '@evenhand/family-law/terms/facts';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked, isSignable } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { StatementsRepository } from '../statements/statements.repository.js';

const parties = (has: (party: Party) => boolean): Record<Party, boolean> => ({
  owner: has('owner'),
  partner: has('partner'),
});

/** Inconsistencies of the answers, and the agreement's enforceability checklist. */
@Injectable()
export class FindingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly packages: PackagesService,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly signatures: SignaturesRepository,
    private readonly statements: StatementsRepository,
    private readonly clock: Clock,
  ) {}

  /** For the submitted answers and the current version. */
  get({ caseId }: OwnerIdentity): Promise<AgreementFindings> {
    return this.transactions.run(async (manager) => {
      const agreement = await this.packages.current(manager, caseId);
      const record = (await this.intakes.find(manager, caseId))?.submittedRecord ?? {};
      const statements = await this.statements.of(manager, caseId);
      const agreed = agreedTerms(record, dayOf(this.clock.now()), statements);
      return {
        figures: differingFigures(agreed.terms.facts),
        findings: findingsIn(agreed, statements.owner !== null),
        checklist: enforceabilityChecklist(record, await this.facts(manager, agreement, statements)),
      };
    });
  }

  /** Until the first signature. */
  choose(who: OwnerIdentity, choices: readonly FactChoice[]): Promise<AgreementFindings> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      const agreement = await this.packages.current(manager, who.caseId);
      if (isLocked(agreement.state)) return fail('signing-has-begun', intakeServer.invitationLocked);
      await this.statements.choose(manager, who.caseId, choices);
      return this.get(who);
    });
  }

  private async facts(
    manager: EntityManager,
    { id, caseId, state, document }: AgreementRow,
    statements: Statements,
  ): Promise<EnforceabilityFacts> {
    const approvals = await this.agreements.approvalsOf(manager, id);
    const signatures = await this.signatures.of(manager, id);
    const received = await this.statements.receivedBy(manager, caseId, statements);
    const witnesses = await this.signatures.witnessesOf(manager, id);
    return {
      missing: document.missing.map(({ answer }) => answer),
      isBeingSigned: isSignable(state) || isLocked(state),
      approved: parties((party) => approvals.some((approval) => approval.party === party)),
      disclosed: parties((party) => statements[party] !== null),
      received: parties((party) => received[party] !== null),
      halfConfirmed: approvals.some(
        ({ disclosureSha256 }) => disclosureSha256 !== null && disclosureSha256 === statements.partner?.sha256,
      ),
      signed: parties((party) => signatures.some(({ role }) => role === party)),
      witnessNamed: parties((party) => witnesses.some((witness) => witness.party === party)),
    };
  }
}
