import { type CasePart, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { Steps } from '@evenhand/ui/steps';
import { call } from '@evenhand/web-kit/call';
import { flowWording as wording } from '@evenhand/wording/flow';
import { useQuery } from '@tanstack/react-query';

const steps = ['evidence', 'intake', 'review', 'invite', 'sign'] as const;
export type FlowStep = (typeof steps)[number];

/** The part of the case bar that decides each step. */
const partOfStep: Record<FlowStep, CasePart> = {
  evidence: 'evidence',
  intake: 'answers',
  review: 'agreement',
  invite: 'review',
  sign: 'signing',
};

/** The bar of the five guided pages. Only evidence is optional. */
export const FlowSteps = ({ at }: { at: FlowStep }) => {
  const bar = useQuery({ queryKey: [getCaseBar.path, 'flow'], queryFn: () => call(getCaseBar), retry: false });
  const stateOf = (step: FlowStep) => {
    if (step === at) return 'current';
    return bar.data?.parts[partOfStep[step]] === 'full' ? 'completed' : 'pending';
  };
  return (
    <Steps
      label={wording.stepsLabel}
      steps={steps.map((step) => ({
        key: step,
        name: wording.steps[step],
        remark: step === 'evidence' ? wording.optional : undefined,
        state: stateOf(step),
      }))}
    />
  );
};
