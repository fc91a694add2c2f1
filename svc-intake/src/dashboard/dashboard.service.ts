import type { CaseBar, CasePart } from '@evenhand/contracts/dashboard/case-bar';
import { type Dashboard, type ProcessStep, processSteps } from '@evenhand/contracts/dashboard/dashboard';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { activityWording } from '@evenhand/wording/activity';
import { Inject, Injectable } from '@nestjs/common';
import { FoundContentService } from '../address-proof/found-content.service.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { CaseBarRepository } from '../case-bar/case-bar.repository.js';
import { caseBarOf, lastingSteps } from '../case-bar/case-bar.service.js';
import { CasesRepository } from '../cases/cases.repository.js';
import type { Config } from '../config/config.js';
import { mayRunTest } from '../self-test/may-run-test.js';

/** The part of the case bar that decides each step. */
const partOfStep: Record<ProcessStep, CasePart> = {
  intake: 'answers',
  evidence: 'evidence',
  agreement: 'agreement',
  review: 'review',
  signatures: 'signing',
  complete: 'documents',
};

/**
 * The steps of the dashboard, from the states of the case bar and what has happened. Evidence is optional: it is never
 * the current step.
 */
export const progressOf = ({ parts }: CaseBar, lasting: readonly ProcessStep[] = []): Dashboard['progress'] => {
  const isDone = (step: ProcessStep) => lasting.includes(step) || parts[partOfStep[step]] === 'full';
  const required = processSteps.filter((step) => step !== 'evidence');
  return {
    currentStep: required.find((step) => !isDone(step)) ?? 'complete',
    completedSteps: processSteps.filter(isDone),
    progressPercentage: Math.round((required.filter(isDone).length / required.length) * 100),
  };
};

/** The page shows three; the rest are for "show more". */
const MOST_ACTIVITIES = 20;

@Injectable()
export class DashboardService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly bars: CaseBarRepository,
    private readonly history: HistoryRepository,
    private readonly found: FoundContentService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get(who: OwnerIdentity): Promise<Dashboard> {
    const { caseId, personId } = who;
    return this.transactions.run(async (manager) => {
      const owner = await this.cases.find(manager, caseId);
      const facts = await this.bars.factsOf(manager, caseId);
      const happened = await this.history.latestActivities(manager, caseId, MOST_ACTIVITIES);
      return {
        user: {
          id: personId,
          email: owner?.email ?? null,
          firstName: owner?.firstName ?? null,
          lastName: owner?.lastName ?? null,
          profileImageUrl: null,
        },
        progress: progressOf(caseBarOf(facts), lastingSteps(facts)),
        foundContent: await this.found.waiting(manager, caseId),
        selfTest: mayRunTest(this.config, who),
        recentActivity: happened.map(({ id, kind, at }) => ({ id, date: at.toISOString(), ...activityWording[kind] })),
      };
    });
  }
}
