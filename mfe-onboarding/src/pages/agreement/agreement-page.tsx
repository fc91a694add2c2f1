import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Article } from '@evenhand/contracts/agreement/document';
import { intakeSteps } from '@evenhand/contracts/intake/steps';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import { flowWording } from '@evenhand/wording/flow';
import { intakeWording } from '@evenhand/wording/intake';
import { AgreementFiles } from '../../agreement/agreement-files.js';
import { Desk } from '../../agreement/desk.js';
import { DraftState } from '../../agreement/draft-state.js';
import { MissingAnswers } from '../../agreement/missing-answers.js';
import { NoDraftYet } from '../../agreement/no-draft-yet.js';
import { NotDrafted } from '../../agreement/not-drafted.js';
import { Paper } from '../../agreement/paper.js';
import styles from '../../agreement/paper.module.css';
import { useWrittenAgreement } from '../../agreement/use-agreement.js';
import { ChangeLink } from '../../answers/change-link.js';
import { DealOnOnePage } from '../../deal/deal-on-one-page.js';
import { Checked } from '../../findings/checked.js';
import { WithPlan } from '../../plan-notice.js';
import { Approvals } from './approvals.js';

/** The first question of each intake step that an article is made from. */
const AnswersOf = ({ article }: { article: Article }) => {
  const firsts = intakeSteps.flatMap(({ step, fields }) => {
    const field = fields.find((one) => article.answers.includes(one));
    return field ? [{ step, field }] : [];
  });
  if (firsts.length === 0) return null;
  return (
    <p>
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

const AgreementPage = () => {
  useTitle(wording.title);
  const { agreement, draft, isWriting } = useWrittenAgreement();
  return (
    <Loaded query={agreement} words={wording} page={{ kind: 'work', title: wording.title }}>
      {(standing) => (
        <Page kind="work" title={wording.title} lead={standing ? wording.version(standing.version) : undefined}>
          {isWriting && <Spinner label={flowWording.review.loading} />}
          <NotDrafted draft={draft} />
          {!standing && !isWriting && !draft.isError && <NoDraftYet />}
          {standing && !isWriting && (
            <Desk document={standing.document}>
              <DraftState agreement={standing} draft={draft} />
              <MissingAnswers
                missing={standing.document.missing}
                from={isBeforeSigning(standing) ? 'agreement' : undefined}
              />
              {standing.deal && (
                <DealOnOnePage deal={standing.deal} parties={standing.document.parties} party="owner" />
              )}
              <Paper
                document={standing.document}
                beside={(article) => isBeforeSigning(standing) && <AnswersOf article={article} />}
              />
              <p className={styles.fingerprint}>
                {wording.fingerprint}: {standing.hash}
              </p>
              <Notice>
                <p>{wording.legalInformation}</p>
              </Notice>
              <div className={styles.stack}>
                {isBeforeSigning(standing) && <Checked from="agreement" />}
                <Approvals agreement={standing} />
              </div>
              <WithPlan>
                <Actions>
                  <AgreementFiles agreement={standing} />
                </Actions>
              </WithPlan>
            </Desk>
          )}
        </Page>
      )}
    </Loaded>
  );
};

export default AgreementPage;
