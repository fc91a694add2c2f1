import type { CaseBar, CasePartState } from '@evenhand/contracts/dashboard/case-bar';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { isOver } from '../agreement/package-state.js';
import { type CaseBarFacts, CaseBarRepository } from './case-bar.repository.js';

const stateOf = (isBegun: boolean, isDone: boolean): CasePartState => {
  if (isDone) return 'full';
  return isBegun ? 'half' : 'open';
};

const ALL_SIGNATURES = 4;

export const caseBarOf = (facts: CaseBarFacts): CaseBar => {
  const { agreement, answersSaved, answersSubmitted, evidenceFiles, financeEntries, financesFrozen } = facts;
  const current = agreement && !isOver(agreement.state) ? agreement : null;
  const state = current?.state;
  const isReviewed = state === 'ready' || state === 'partially_signed' || state === 'completed';
  const isSealed = state === 'completed';
  const isComplete = current !== null && current.missingAnswers === 0 && current.isUpToDate;
  const isBegun = answersSaved || evidenceFiles > 0 || financeEntries > 0;
  return {
    parts: {
      overview: stateOf(isBegun, isSealed),
      answers: stateOf(answersSaved, answersSubmitted),
      evidence: stateOf(evidenceFiles > 0, evidenceFiles > 0 && isSealed),
      finances: stateOf(financeEntries > 0, financesFrozen),
      agreement: stateOf(agreement !== null, isComplete),
      review: stateOf(state === 'in_review', isReviewed),
      signing: stateOf(isReviewed, isReviewed && current?.signatures === ALL_SIGNATURES),
      documents: stateOf(agreement !== null, isSealed),
    },
  };
};

@Injectable()
export class CaseBarService {
  constructor(
    private readonly transactions: Transactions,
    private readonly bars: CaseBarRepository,
  ) {}

  async get({ caseId }: OwnerIdentity): Promise<CaseBar> {
    return caseBarOf(await this.bars.factsOf(this.transactions.manager, caseId));
  }
}
