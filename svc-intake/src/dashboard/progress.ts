import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { Dashboard, ProcessStep } from '@evenhand/contracts/dashboard/dashboard';

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
  const stands = agreement !== null && !over.includes(agreement.state);
  return {
    intake: submitted,
    agreement: stands && agreement.isComplete && agreement.isUpToDate,
    review: stands && agreement.isUpToDate && reviewed.includes(agreement.state),
    signatures: stands && everyoneSigned,
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
