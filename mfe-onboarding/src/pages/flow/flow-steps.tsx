import { Steps } from '@evenhand/ui/steps';
import { flowWording as wording } from '@evenhand/wording/flow';

const steps = ['evidence', 'intake', 'review', 'invite', 'sign'] as const;
export type FlowStep = (typeof steps)[number];

/** The bar over the five guided pages. Only evidence is optional. */
export const FlowSteps = ({ at }: { at: FlowStep }) => (
  <Steps
    label={wording.stepsLabel}
    steps={steps.map((step, index) => ({
      key: step,
      name: wording.steps[step],
      remark: step === 'evidence' ? wording.optional : undefined,
      state: index < steps.indexOf(at) ? 'completed' : step === at ? 'current' : 'pending',
    }))}
  />
);
