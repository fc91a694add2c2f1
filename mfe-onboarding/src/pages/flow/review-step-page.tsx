import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { NoDraftYet } from '../../agreement/no-draft-yet.js';
import { NotDrafted } from '../../agreement/not-drafted.js';
import { useWrittenAgreement } from '../../agreement/use-agreement.js';
import { useFindings } from '../../findings/use-findings.js';
import { PlanNotice, useOpenedPlan } from '../../plan-notice.js';
import { DraftSummary } from './draft-summary.js';
import styles from './flow.module.css';
import { FlowSteps } from './flow-steps.js';
import { WhatNext } from './what-next.js';

const wording = flowWording.review;

/** Drafts on arrival when the submitted answers are in no draft yet. */
const ReviewStepPage = () => {
  useTitle(wording.title);
  const { agreement, intake, draft, isWriting } = useWrittenAgreement();
  const plan = useOpenedPlan();
  const standing = agreement.data;
  const findings = useFindings(Boolean(standing) && !isWriting);
  // Rendered once all is loaded, to avoid a layout shift.
  const isComing = isWriting || intake.isPending || plan.isPending || findings.isLoading;
  return (
    <Page
      kind="reading"
      title={wording.title}
      lead={wording.lead}
      aside={isComing || agreement.isPending ? <span /> : standing && <WhatNext agreement={standing} />}
    >
      <div className={styles.screenOnly}>
        <FlowSteps at="review" />
      </div>
      <Loaded query={agreement} words={wording}>
        {(read) => {
          if (isComing) return <Spinner label={wording.loading} />;
          return (
            <>
              <div className={styles.screenOnly}>
                <PlanNotice />
              </div>
              <NotDrafted draft={draft} />
              {read && <DraftSummary agreement={read} intake={intake.data} draft={draft} />}
              {!read && !draft.isError && <NoDraftYet />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
};

export default ReviewStepPage;
