import type { CaseBar, CasePart } from '@evenhand/contracts/dashboard/case-bar';
import { type Dashboard, type ProcessStep, processSteps } from '@evenhand/contracts/dashboard/dashboard';
import { Card } from '@evenhand/ui/card';
import { StepList } from '@evenhand/ui/step-list';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { Link } from 'react-router-dom';
import type { StepFacts } from './step-facts.js';
import { stateOf } from './steps.js';

/** The part of the case whose state decides whether a step has begun. */
const partOfStep: Record<ProcessStep, CasePart> = {
  intake: 'answers',
  evidence: 'evidence',
  agreement: 'agreement',
  review: 'review',
  signatures: 'signing',
  complete: 'documents',
};

interface AllStepsProps {
  progress: Dashboard['progress'];
  parts: CaseBar['parts'] | undefined;
  facts: StepFacts;
}

export const AllSteps = ({ progress, parts, facts }: AllStepsProps) => {
  const stateOfStep = (step: ProcessStep) => {
    const state = stateOf(step, progress);
    return state === 'pending' && parts?.[partOfStep[step]] === 'half' && step !== 'complete' ? 'begun' : state;
  };
  return (
    <Card title={wording.stepsTitle}>
      <StepList
        roomy
        label={wording.stepsTitle}
        steps={processSteps.map((step) => {
          const state = stateOfStep(step);
          const fact = facts[step];
          return {
            key: step,
            name: wording.steps[step],
            state,
            stateName: wording.stepStates[state],
            note: fact?.note ?? wording.notes[step],
            action: fact?.to && <Link to={fact.to}>{fact.action}</Link>,
          };
        })}
      />
    </Card>
  );
};
