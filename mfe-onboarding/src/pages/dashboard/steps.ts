import type { PropertiesOf } from '@evenhand/contracts/analytics/events';
import { type Dashboard, type ProcessStep, processSteps } from '@evenhand/contracts/dashboard/dashboard';

type Progress = Dashboard['progress'];

/** Target of Continue. */
export const pageOfStep: Record<ProcessStep, string> = {
  intake: '/intake',
  evidence: '/evidence-kit',
  agreement: '/agreement',
  review: '/review',
  signatures: '/signatures',
  complete: '/documents',
};

/** Names of the steps in analytics. */
export const countedStep: Record<ProcessStep, PropertiesOf<'progress-step-viewed'>['step']> = {
  intake: 'intake',
  evidence: 'other',
  agreement: 'agreement',
  review: 'review',
  signatures: 'signing',
  complete: 'completed',
};

/** An unknown step counts as the first. */
export const currentStepOf = ({ currentStep }: Progress): ProcessStep =>
  processSteps.find((step) => step === currentStep) ?? processSteps[0];

export const stateOf = (step: ProcessStep, progress: Progress): 'completed' | 'current' | 'pending' => {
  if (progress.completedSteps.includes(step)) return 'completed';
  return step === currentStepOf(progress) ? 'current' : 'pending';
};
