import { getIntake } from '@evenhand/contracts/intake/intake';
import { AgreementPicture } from '@evenhand/ui/illustrations';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PlanNotice } from '../../plan-notice.js';
import { useAgreement, useDraftAgreement } from '../agreement/use-agreement.js';
import { DraftSummary } from './draft-summary.js';
import { FlowSteps } from './flow-steps.js';
import { NoDraftYet } from './no-draft-yet.js';

const wording = flowWording.review;

/** The draft in short. A submitted intake without an agreement has it written on arrival. */
export const ReviewStepPage = () => {
  useTitle(wording.title);
  const agreement = useAgreement();
  const intake = useQuery({ queryKey: [getIntake.path], queryFn: () => call(getIntake), staleTime: 0 });
  const draft = useDraftAgreement();
  const isToBeWritten = agreement.data === null && Boolean(intake.data?.submittedAt);

  const { mutate, isIdle } = draft;
  useEffect(() => {
    if (isToBeWritten && isIdle) mutate();
  }, [isToBeWritten, isIdle, mutate]);

  return (
    <Page kind="question" title={wording.title} lead={wording.lead} aside={<AgreementPicture />}>
      <FlowSteps at="review" />
      <PlanNotice />
      <Loaded query={agreement} loading={wording.loading} failed={wording.failed} tryAgain={wording.tryAgain}>
        {(standing) => {
          if (standing) return <DraftSummary agreement={standing} redraft={draft} />;
          return draft.isPending || intake.isPending ? <Spinner label={wording.loading} /> : <NoDraftYet />;
        }}
      </Loaded>
    </Page>
  );
};
