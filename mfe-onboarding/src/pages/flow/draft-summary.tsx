import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Intake } from '@evenhand/contracts/intake/intake';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { AgreedOtherwise } from '@evenhand/web-kit/agreed-otherwise';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { flowWording } from '@evenhand/wording/flow';
import { proposalsWording } from '@evenhand/wording/proposals';
import { AgreementFiles } from '../../agreement/agreement-files.js';
import { DraftState } from '../../agreement/draft-state.js';
import { MissingAnswers } from '../../agreement/missing-answers.js';
import { isLocked, isOver, type useDraftAgreement } from '../../agreement/use-agreement.js';
import { DealOnOnePage } from '../../deal/deal-on-one-page.js';
import { Checked } from '../../findings/checked.js';
import { ArticlesInShort } from './articles-in-short.js';
import styles from './flow.module.css';
import { NotSubmitted } from './not-submitted.js';
import { OverDraft } from './over-draft.js';

const wording = flowWording.review;

interface DraftSummaryProps {
  agreement: Agreement;
  intake: Intake | undefined;
  draft: ReturnType<typeof useDraftAgreement>;
}

export const DraftSummary = ({ agreement, intake, draft }: DraftSummaryProps) => {
  const { missing, parties, articles } = agreement.document;
  const mayChange = !isLocked(agreement);
  return (
    <div className={styles.stack}>
      <div className={styles.screenOnly}>
        {!mayChange && (
          <Notice kind={agreement.state === 'completed' ? 'good' : 'info'}>
            <p>{agreement.state === 'completed' ? wording.sealed : wording.signed}</p>
          </Notice>
        )}
        {mayChange && intake && <NotSubmitted intake={intake} draft={draft} />}
        <DraftState agreement={agreement} draft={draft} />
        {isOver(agreement) && <OverDraft agreement={agreement} draft={draft} />}
        <MissingAnswers missing={missing} from={mayChange ? 'review' : undefined} />
      </div>
      {agreement.deal && (
        <DealOnOnePage deal={agreement.deal} parties={parties} party="owner" articlesAt="/agreement" />
      )}
      <div className={styles.screenOnly}>
        <div className={styles.stack}>
          {mayChange && <AgreedOtherwise back="review" />}
          {mayChange && <Checked from="review" />}
          <ArticlesInShort articles={articles} />
          <Actions>
            <SecondaryLink to="/agreement">{wording.preview}</SecondaryLink>
            {(agreement.state === 'in_review' || agreement.state === 'ready') && (
              <SecondaryLink to="/agreement/proposals">{proposalsWording.title}</SecondaryLink>
            )}
            <AgreementFiles agreement={agreement} />
            {mayChange && <SecondaryLink to="/intake?step=check">{wording.change}</SecondaryLink>}
          </Actions>
        </div>
      </div>
    </div>
  );
};
