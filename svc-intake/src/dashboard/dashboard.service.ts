import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { Dashboard, ProcessStep } from '@evenhand/contracts/dashboard/dashboard';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { activityWording } from '@evenhand/wording/activity';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FoundContentService } from '../address-proof/found-content.service.js';
import { PackagesService } from '../agreement/packages.service.js';
import { everyoneSigned } from '../agreement/places.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import type { Config } from '../config/config.js';
import { mayRunTest } from '../self-test/may-run-test.js';

export interface CaseFacts {
  submitted: boolean;
  /** The current version; null before the first. */
  agreement: { state: PackageState; isComplete: boolean; isUpToDate: boolean } | null;
  everyoneSigned: boolean;
}

/** Evidence is optional, so it is not a required step. */
const required = ['intake', 'agreement', 'review', 'signatures', 'complete'] as const satisfies ProcessStep[];

const reviewed: PackageState[] = ['ready', 'partially_signed', 'completed'];
const over: PackageState[] = ['declined', 'expired', 'voided'];

/** Each step is done by an event in the case, not by a visit to a page. */
const done = ({ submitted, agreement, everyoneSigned }: CaseFacts): Record<(typeof required)[number], boolean> => {
  const isOpen = agreement !== null && !over.includes(agreement.state);
  return {
    intake: submitted,
    agreement: isOpen && agreement.isComplete && agreement.isUpToDate,
    review: isOpen && agreement.isUpToDate && reviewed.includes(agreement.state),
    signatures: isOpen && everyoneSigned,
    complete: agreement?.state === 'completed',
  };
};

/** A step counts once all steps before it are done. */
export const progressOf = (facts: CaseFacts): Dashboard['progress'] => {
  const isDone = done(facts);
  const next = required.findIndex((step) => !isDone[step]);
  const completedSteps = next === -1 ? [...required] : required.slice(0, next);
  return {
    currentStep: required[next] ?? 'complete',
    completedSteps,
    progressPercentage: Math.round((completedSteps.length / required.length) * 100),
  };
};

/** The page shows three; the rest are for "show more". */
const MOST_ACTIVITIES = 20;

@Injectable()
export class DashboardService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly signatures: SignaturesRepository,
    private readonly history: HistoryRepository,
    private readonly found: FoundContentService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get({ caseId, personId, addressProven }: OwnerIdentity): Promise<Dashboard> {
    return this.transactions.run(async (manager) => {
      const owner = await this.cases.find(manager, caseId);
      const happened = await this.history.latestActivities(manager, caseId, MOST_ACTIVITIES);
      return {
        user: {
          id: personId,
          email: owner?.email ?? null,
          firstName: owner?.firstName ?? null,
          lastName: owner?.lastName ?? null,
          profileImageUrl: null,
        },
        progress: progressOf(await this.factsOf(manager, caseId)),
        foundContent: await this.found.waiting(manager, caseId),
        selfTest: mayRunTest(this.config, { email: owner?.email ?? null, addressProven }),
        recentActivity: happened.map(({ id, kind, at }) => ({ id, date: at.toISOString(), ...activityWording[kind] })),
      };
    });
  }

  private async factsOf(manager: EntityManager, caseId: string): Promise<CaseFacts> {
    const intake = await this.intakes.find(manager, caseId);
    const agreement = await this.agreements.findCurrent(manager, caseId);
    const submitted = intake?.submittedAt != null;
    if (!agreement) return { submitted, agreement: null, everyoneSigned: false };
    return {
      submitted,
      agreement: {
        state: agreement.state,
        isComplete: agreement.document.missing.length === 0,
        isUpToDate: !(await this.packages.answersChanged(manager, agreement)),
      },
      everyoneSigned: everyoneSigned(await this.signatures.of(manager, agreement.id)),
    };
  }
}
