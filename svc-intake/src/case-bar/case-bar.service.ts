import type { CaseBar, CasePartState } from '@evenhand/contracts/dashboard/case-bar';
import { requiredDocuments } from '@evenhand/contracts/finance/documents';
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

const areFinancesDone = ({ financesFrozen, documentsProvided, missingValues }: CaseBarFacts): boolean =>
  financesFrozen && documentsProvided >= requiredDocuments.length && missingValues === 0;

/** Every needed answer was submitted, whatever was changed since. */
const isSubmissionWhole = ({ agreement, answersSubmitted, openAnswers }: CaseBarFacts): boolean => {
  const current = agreement && !isOver(agreement.state) ? agreement : null;
  return answersSubmitted && openAnswers === 0 && !(current?.isUpToDate && current.missingAnswers > 0);
};

export const caseBarOf = (facts: CaseBarFacts): CaseBar => {
  const { agreement, answersSaved, changedAnswers, evidenceFiles, financeEntries } = facts;
  const current = agreement && !isOver(agreement.state) ? agreement : null;
  const state = current?.state;
  const isSealed = state === 'completed';
  const isFixed = state === 'partially_signed' || isSealed;
  const isUpToDate = isFixed || current?.isUpToDate === true;
  const isReviewed = isFixed || (state === 'ready' && isUpToDate);
  const hasBlanks = current !== null && current.missingAnswers > 0;
  const areAnswersDone = isSubmissionWhole(facts) && changedAnswers === 0;
  const isBegun = answersSaved || evidenceFiles > 0 || financeEntries > 0;
  return {
    parts: {
      overview: stateOf(isBegun, isSealed),
      answers: stateOf(answersSaved, isSealed || areAnswersDone),
      evidence: stateOf(evidenceFiles > 0, evidenceFiles > 0 && isSealed),
      finances: stateOf(financeEntries > 0, areFinancesDone(facts) || (isSealed && financeEntries > 0)),
      agreement: stateOf(agreement !== null, isSealed || (isUpToDate && !hasBlanks)),
      review: stateOf(state === 'in_review' || state === 'ready', isReviewed),
      signing: stateOf(isReviewed, isReviewed && current?.signatures === ALL_SIGNATURES),
      documents: stateOf(agreement !== null, isSealed),
    },
  };
};

/**
 * The steps that stay done: answers that were submitted whole, and a draft that is written. Once the partner was
 * invited, neither a later edit nor a blank takes them back.
 */
export const lastingSteps = (facts: CaseBarFacts): ('intake' | 'agreement')[] => {
  const state = facts.agreement?.state;
  if (!state || isOver(state)) return isSubmissionWhole(facts) ? ['intake'] : [];
  if (state !== 'draft') return ['intake', 'agreement'];
  const isWritten = facts.agreement?.missingAnswers === 0;
  return [...(isSubmissionWhole(facts) ? ['intake' as const] : []), ...(isWritten ? ['agreement' as const] : [])];
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
