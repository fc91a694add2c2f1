import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { Dashboard, ProcessStep } from '@evenhand/contracts/dashboard/dashboard';

/** What has happened in a case, as far as the steps of the process depend on it. */
export interface CaseFacts {
  submitted: boolean;
  /** The version that stands; null before the first. */
  agreement: { state: PackageState; isComplete: boolean; isUpToDate: boolean } | null;
  everyoneSigned: boolean;
}

/** Evidence is optional and never holds anyone up, so it is not among the steps that must be done. */
const required = ['intake', 'agreement', 'review', 'signatures', 'complete'] as const satisfies ProcessStep[];

const reviewed: PackageState[] = ['ready', 'partially_signed', 'completed'];
const over: PackageState[] = ['declined', 'expired', 'voided'];

/** The steps that are done. Each rests on something that happened, none on a page that was visited. */
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

/** Where the case stands in the process. A step counts once all that come before it are done. */
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
