import { Actions } from '@evenhand/ui/actions';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { intakeWording } from '@evenhand/wording/intake';
import { useAgreement } from '../../agreement/use-agreement.js';
import { FlowSteps } from './flow-steps.js';
import { Points } from './points.js';

const wording = flowWording.intake;

const IntakeStepPage = () => {
  useTitle(wording.title);
  const { data: agreement } = useAgreement();
  const isSealed = agreement?.state === 'completed';
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <FlowSteps at="intake" />
      <p>
        {isSealed ? (
          intakeWording.sealed
        ) : (
          <>
            <strong>{wording.required}</strong> {wording.editable}
          </>
        )}
      </p>
      <Points points={wording.points} />
      <Actions>
        <PrimaryLink to="/intake">{isSealed ? wording.seeAnswers : wording.start}</PrimaryLink>
      </Actions>
    </Page>
  );
};

export default IntakeStepPage;
