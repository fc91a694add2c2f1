import { type CaseBar, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { Steps } from '@evenhand/ui/steps';
import { call } from '@evenhand/web-kit/call';
import { flowWording as wording } from '@evenhand/wording/flow';
import { useQuery } from '@tanstack/react-query';

const steps = ['evidence', 'intake', 'review', 'invite', 'sign'] as const;
export type FlowStep = (typeof steps)[number];

/** When each step has its tick, by the case bar; a step of the same name there is done at the same time. */
const isDone: Record<FlowStep, (parts: CaseBar['parts']) => boolean> = {
  evidence: ({ evidence }) => evidence === 'full',
  intake: ({ answers }) => answers === 'full',
  review: ({ review }) => review === 'full',
  invite: ({ review }) => review !== 'open',
  sign: ({ signing }) => signing === 'full',
};

/** The bar of the five guided pages. Only evidence is optional. */
export const FlowSteps = ({ at }: { at: FlowStep }) => {
  const bar = useQuery({ queryKey: [getCaseBar.path], queryFn: () => call(getCaseBar), retry: false });
  const stateOf = (step: FlowStep) => {
    if (step === at) return 'current';
    return bar.data && isDone[step](bar.data.parts) ? 'completed' : 'pending';
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
