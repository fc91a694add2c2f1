import { Actions } from '@evenhand/ui/actions';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { useAgreement } from '../../agreement/use-agreement.js';
import { FlowSteps } from './flow-steps.js';
import { Points } from './points.js';

const wording = flowWording.evidence;

const EvidenceStepPage = () => {
  useTitle(wording.title);
  const { data: agreement } = useAgreement();
  const isSealed = agreement?.state === 'completed';
  return (
    <Page kind="question" title={wording.title} lead={isSealed ? undefined : wording.lead}>
      <FlowSteps at="evidence" />
      {isSealed && <p>{wording.sealed}</p>}
      <Points points={wording.points} />
      <Actions>
        <PrimaryLink to="/evidence">{wording.upload}</PrimaryLink>
        {isSealed ? (
          <SecondaryLink to="/flow/sign">{wording.toSealed}</SecondaryLink>
        ) : (
          <SecondaryLink to="/flow/intake">{wording.skip}</SecondaryLink>
        )}
      </Actions>
    </Page>
  );
};

export default EvidenceStepPage;
