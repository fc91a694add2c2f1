import { type AccessView, getAccessPdf } from '@evenhand/contracts/access/access';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { accessWording } from '@evenhand/wording/access';
import { agreementWording } from '@evenhand/wording/agreement';
import { versionsWording } from '@evenhand/wording/versions';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { MissingAnswers } from '../../agreement/missing-answers.js';
import { ClauseComments } from '../../comments/clause-comments.js';
import { useComments } from '../../comments/comment-calls.js';
import { WaitingComments } from '../../comments/waiting-comments.js';
import { FileLink } from '../../file-link.js';
import { PartnersPart } from '../../negotiation/partners-part.js';
import { Fold } from '../../proposals/fold.js';
import { OpenPoints } from '../../proposals/open-points.js';
import { OtherWaysToAsk } from '../../proposals/other-ways-to-ask.js';
import { ProposalList } from '../../proposals/proposal-list.js';
import { Reader } from '../../reader/reader.js';
import styles from './access.module.css';
import { DecisionActions, DISCLOSURE_ID } from './decision-actions.js';
import { OwnDisclosure } from './own-disclosure.js';
import { Changed, Facts, From, OtherVersion } from './review-notes.js';
import { accessKey } from './use-access.js';

const ShownVersions = lazy(() => import('../../versions/shown-versions.js'));

const wording = accessWording.review;

const leadOf = ({ state, approvals, document }: Agreement): string => {
  const { owner } = document.parties;
  if (state === 'declined') return wording.leadDeclined(owner);
  if (state === 'expired' || state === 'voided') return wording.leadOver;
  if (state === 'ready') return wording.leadReady;
  return approvals.some(({ party }) => party === 'partner') ? wording.leadApproved : wording.lead(owner);
};

const mayNegotiate = ({ state }: Agreement): boolean => state === 'in_review' || state === 'ready';

export const Review = ({ view, agreement }: { view: AccessView; agreement: Agreement }) => {
  const { document } = agreement;
  const { owner } = document.parties;
  const { data: comments } = useComments('partner');
  const [firstRead] = useState(agreement.hash);
  const [code, setCode] = useState('');
  const queries = useQueryClient();
  const show = (next: AccessView) => queries.setQueryData(accessKey, next);
  const { disclosure, message, isPaused } = view;
  const isOpen = agreement.state === 'in_review' && !agreement.approvals.some(({ party }) => party === 'partner');
  return (
    <Reader
      agreement={agreement}
      party="partner"
      title={wording.title}
      above={<From name={owner} />}
      lead={leadOf(agreement)}
      decision={{
        title: wording.decision,
        advice: <p>{wording.lawyerFirst}</p>,
        actions: (
          <DecisionActions
            agreement={agreement}
            disclosure={disclosure}
            isPaused={isPaused}
            code={code}
            onDone={show}
          />
        ),
      }}
      before={
        <>
          <Facts agreement={agreement} />
          {message && (
            <details className={styles.message}>
              <summary>{accessWording.message(owner)}</summary>
              <blockquote dir="auto">{message}</blockquote>
            </details>
          )}
          {agreement.hash !== firstRead && <OtherVersion agreement={agreement} />}
          <Changed agreement={agreement} />
          <MissingAnswers missing={document.missing} />
        </>
      }
      afterDeal={
        <>
          <OpenPoints party="partner" names={document.parties} articlesAt="" />
          <ProposalList party="partner" names={document.parties} />
          <WaitingComments comments={comments} document={document} at="" />
          {agreement.version > 1 && (
            <Fold summary={versionsWording.link}>
              <ShownVersions names={document.parties} />
            </Fold>
          )}
          {agreement.state === 'in_review' && !isPaused && <OtherWaysToAsk party="partner" names={document.parties} />}
          {mayNegotiate(agreement) && <PartnersPart name={owner} />}
          {disclosure && (
            <div id={DISCLOSURE_ID} className={styles.half}>
              <OwnDisclosure disclosure={disclosure} code={code} onCode={setCode} onDone={show} />
            </div>
          )}
          {isOpen && <p className={styles.meaning}>{wording.approveMeans}</p>}
        </>
      }
      underArticle={(article) => (
        <ClauseComments article={article} comments={comments} party="partner" names={document.parties} />
      )}
      after={
        <>
          <Notice>
            <p>{agreementWording.legalInformation}</p>
          </Notice>
          {!isPaused && (
            <Actions>
              <FileLink from={getAccessPdf} name="agreement-draft.pdf">
                {agreementWording.pdf}
              </FileLink>
            </Actions>
          )}
        </>
      }
    />
  );
};
