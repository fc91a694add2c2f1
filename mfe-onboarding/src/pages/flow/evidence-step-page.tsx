import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { AgreementPicture } from '@evenhand/ui/illustrations';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { Link } from 'react-router-dom';
import { FlowSteps } from './flow-steps.js';
import { Points } from './points.js';

const wording = flowWording.evidence;

const EvidenceStepPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="question" title={wording.title} lead={wording.lead} aside={<AgreementPicture />}>
      <FlowSteps at="evidence" />
      <Points points={wording.points} />
      <Actions>
        <Link className={buttonClass('primary')} to="/evidence">
          {wording.upload}
        </Link>
        <Link className={buttonClass('secondary')} to="/flow/intake">
          {wording.skip}
        </Link>
      </Actions>
    </Page>
  );
};

export default EvidenceStepPage;
