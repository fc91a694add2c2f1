import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Article } from '@evenhand/contracts/agreement/document';
import { intakeSteps } from '@evenhand/contracts/intake/steps';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { AgreedOtherwise } from '@evenhand/web-kit/agreed-otherwise';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import { flowWording } from '@evenhand/wording/flow';
import { intakeWording } from '@evenhand/wording/intake';
import { partnersPageWording } from '@evenhand/wording/partners-page';
import { versionsWording } from '@evenhand/wording/versions';
import { Link } from 'react-router-dom';
import { AgreementFiles } from '../../agreement/agreement-files.js';
import { DraftState } from '../../agreement/draft-state.js';
import { MissingAnswers } from '../../agreement/missing-answers.js';
import { NoDraftYet } from '../../agreement/no-draft-yet.js';
import { NotDrafted } from '../../agreement/not-drafted.js';
import styles from '../../agreement/paper.module.css';
import { useWrittenAgreement } from '../../agreement/use-agreement.js';
import { ChangeLink } from '../../answers/change-link.js';
import { ClauseComments } from '../../comments/clause-comments.js';
import { useComments } from '../../comments/comment-calls.js';
import { Checked } from '../../findings/checked.js';
import { WithPlan } from '../../plan-notice.js';
import { Reader } from '../../reader/reader.js';
import { Approvals, OwnApproval } from './approvals.js';

/** The first question of each intake step that an article is made from. */
const AnswersOf = ({ article }: { article: Article }) => {
  const firsts = intakeSteps.flatMap(({ step, fields }) => {
    const field = fields.find((one) => article.answers.includes(one));
    return field ? [{ step, field }] : [];
  });
  if (firsts.length === 0) return null;
  return (
    <p className={styles.basis}>
      {wording.comesFrom}:{' '}
      {firsts.map(({ step, field }, index) => (
        <span key={step}>
          {index > 0 && ', '}
          <ChangeLink field={field} from="agreement" at={`${article.id}-${field}`}>
            {intakeWording.steps[step].name}
          </ChangeLink>
        </span>
      ))}
    </p>
  );
};

const isBeforeSigning = ({ state }: Agreement) => state === 'draft' || state === 'in_review' || state === 'ready';

interface WrittenProps {
  agreement: Agreement;
  draft: ReturnType<typeof useWrittenAgreement>['draft'];
}

const Written = ({ agreement, draft }: WrittenProps) => {
  const isOpen = isBeforeSigning(agreement);
  const { data: comments } = useComments('owner');
  return (
    <Reader
      agreement={agreement}
      party="owner"
      title={wording.title}
      lead={wording.version(agreement.version)}
      areOpen
      decision={{
        title: wording.approvals.yours,
        advice: <p>{wording.approvals.approveHelp}</p>,
        actions: <OwnApproval agreement={agreement} />,
      }}
      before={
        <>
          <NotDrafted draft={draft} />
          <DraftState agreement={agreement} draft={draft} />
          <MissingAnswers missing={agreement.document.missing} from={isOpen ? 'agreement' : undefined} />
        </>
      }
      underArticle={(article) =>
        isOpen && (
          <>
            <AnswersOf article={article} />
            <ClauseComments article={article} comments={comments} party="owner" names={agreement.document.parties} />
          </>
        )
      }
      after={
        <>
          <p className={styles.fingerprint}>
            {wording.fingerprint}: {agreement.hash}
          </p>
          <Notice>
            <p>{wording.legalInformation}</p>
          </Notice>
          {isOpen && (
            <p>
              <Link to="/agreement/as-partner">{partnersPageWording.link}</Link>
            </p>
          )}
          {agreement.version > 1 && (
            <p>
              <Link to="/agreement/versions">{versionsWording.link}</Link>
            </p>
          )}
          <div className={styles.stack}>
            {isOpen && <AgreedOtherwise back="agreement" />}
            {isOpen && <Checked from="agreement" />}
            <Approvals agreement={agreement} />
          </div>
          <WithPlan>
            <Actions>
              <AgreementFiles agreement={agreement} />
            </Actions>
          </WithPlan>
        </>
      }
    />
  );
};

const AgreementPage = () => {
  useTitle(wording.title, wording.neutralTitle);
  const { agreement, draft, isWriting } = useWrittenAgreement();
  return (
    <Loaded query={agreement} words={wording} page={{ kind: 'reader', title: wording.title }}>
      {(standing) =>
        standing && !isWriting ? (
          <Written agreement={standing} draft={draft} />
        ) : (
          <Page kind="reader" title={wording.title}>
            {isWriting && <Spinner label={flowWording.review.loading} />}
            <NotDrafted draft={draft} />
            {!isWriting && !draft.isError && <NoDraftYet />}
          </Page>
        )
      }
    </Loaded>
  );
};

export default AgreementPage;
