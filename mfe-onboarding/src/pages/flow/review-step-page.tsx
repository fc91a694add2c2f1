import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { PlanNotice, useOpenedPlan } from '../../plan-notice.js';
import { useWrittenAgreement } from '../agreement/use-agreement.js';
import { useFindings } from '../findings/use-findings.js';
import { DraftSummary } from './draft-summary.js';
import styles from './flow.module.css';
import { FlowSteps } from './flow-steps.js';
import { NoDraftYet } from './no-draft-yet.js';
import { WhatNext } from './what-next.js';

const wording = flowWording.review;

/** The deal on one page, then the articles. Submitted answers that are in no draft yet have one written on arrival. */
export const ReviewStepPage = () => {
  useTitle(wording.title);
  const { agreement, intake, draft, isWriting } = useWrittenAgreement();
  const plan = useOpenedPlan();
  const standing = agreement.data;
  const findings = useFindings(Boolean(standing) && !isWriting);
  // All of it at once: what came later would push down what is being read.
  const isComing = isWriting || intake.isPending || plan.isPending || findings.isLoading;
  return (
    <Page
      kind="reading"
      title={wording.title}
      lead={wording.lead}
      aside={standing && !isComing && <WhatNext agreement={standing} />}
    >
      <div className={styles.screenOnly}>
        <FlowSteps at="review" />
      </div>
      <Loaded query={agreement} loading={wording.loading} failed={wording.failed} tryAgain={wording.tryAgain}>
        {(read) => {
          if (isComing) return <Spinner label={wording.loading} />;
          return (
            <>
              <div className={styles.screenOnly}>
                <PlanNotice />
              </div>
              {read ? <DraftSummary agreement={read} intake={intake.data} draft={draft} /> : <NoDraftYet />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
};
