import { Actions } from '@evenhand/ui/actions';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { FlowSteps } from './flow-steps.js';
import { Points } from './points.js';

const wording = flowWording.evidence;

const EvidenceStepPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <FlowSteps at="evidence" />
      <Points points={wording.points} />
      <Actions>
        <PrimaryLink to="/evidence">{wording.upload}</PrimaryLink>
        <SecondaryLink to="/flow/intake">{wording.skip}</SecondaryLink>
      </Actions>
    </Page>
  );
};

export default EvidenceStepPage;
