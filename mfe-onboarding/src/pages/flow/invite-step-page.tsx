import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { PlanNotice, useOpenedPlan } from '../../plan-notice.js';
import { SafetyQuestions } from '../../safety/safety-questions.js';
import { isCleared, useSafetyScreen } from '../../safety/use-safety-screen.js';
import { FlowSteps } from './flow-steps.js';
import { Invite } from './invite.js';

const { invite: wording, review } = flowWording;

const InviteStepPage = () => {
  useTitle(wording.title);
  const screen = useSafetyScreen();
  const plan = useOpenedPlan();
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <FlowSteps at="invite" />
      <Loaded query={screen} words={{ ...review, loading: wording.loading }}>
        {(safety) =>
          plan.isPending ? (
            <Spinner label={wording.loading} />
          ) : (
            <>
              <PlanNotice />
              {isCleared(safety) ? <Invite /> : <SafetyQuestions screen={safety} />}
            </>
          )
        }
      </Loaded>
    </Page>
  );
};

export default InviteStepPage;
