import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import type { OwnerIdentity, Party } from '@evenhand/contracts/identity';
import { generateAgreement } from '@evenhand/family-law/agreement/generate';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { firstRecord } from '../answers/first-record.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { dayOf } from '../time/days.js';
import { childSupportFigure, parentingTimeFigure, spousalSupportFigure } from './figures.js';

const written = (name: string | undefined): string | null => name?.trim() || null;

@Injectable()
export class OverviewService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly clock: Clock,
  ) {}

  /** What the answers, as they are saved now, come to today. */
  async get({ caseId }: OwnerIdentity): Promise<CaseOverview> {
    const { manager } = this.transactions;
    const intake = await this.intakes.find(manager, caseId);
    const record = intake?.record ?? firstRecord(await this.cases.find(manager, caseId));
    const invitation = await this.invitations.findLatest(manager, caseId);
    const today = dayOf(this.clock.now());
    return {
      people: {
        owner: written(record.userName),
        partner: written(record.partnerName),
        invitation: invitation?.state ?? null,
        approved: await this.approvedBy(manager, caseId),
      },
      missing: generateAgreement(record, today).missing,
      childSupport: childSupportFigure(record, today),
      spousalSupport: spousalSupportFigure(record, today),
      parentingTime: parentingTimeFigure(record, today),
    };
  }

  private async approvedBy(manager: EntityManager, caseId: string): Promise<Party[]> {
    const standing = await this.agreements.findStanding(manager, caseId);
    const approvals = standing ? await this.agreements.approvalsOf(manager, standing.id) : [];
    return approvals.filter(({ hash }) => hash === standing?.hash).map(({ party }) => party);
  }
}
