import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { flowWording } from '@evenhand/wording/flow';
import { PlanNotice } from '../../plan-notice.js';
import { useWrittenAgreement } from '../agreement/use-agreement.js';
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
  const standing = agreement.data;
  return (
    <Page
      kind="reading"
      title={wording.title}
      lead={wording.lead}
      aside={standing && !isWriting && <WhatNext agreement={standing} />}
    >
      <div className={styles.screenOnly}>
        <FlowSteps at="review" />
        <PlanNotice />
      </div>
      <Loaded query={agreement} loading={wording.loading} failed={wording.failed} tryAgain={wording.tryAgain}>
        {(read) => {
          if (isWriting) return <Spinner label={wording.loading} />;
          return read ? <DraftSummary agreement={read} intake={intake.data} draft={draft} /> : <NoDraftYet />;
        }}
      </Loaded>
    </Page>
  );
};
