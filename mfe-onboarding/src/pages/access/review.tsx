import { type AccessView, getAccessPdf } from '@evenhand/contracts/access/access';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { Clock, Lock, Users } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { PersonBadge } from '@evenhand/ui/person';
import { agreementWording } from '@evenhand/wording/agreement';
import { accessWording } from '@evenhand/wording/signing';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MissingAnswers } from '../../agreement/missing-answers.js';
import { FileLink } from '../../file-link.js';
import { ProposalList } from '../../proposals/proposal-list.js';
import { Reader } from '../../reader/reader.js';
import { minutesFor } from '../../reader/use-reading.js';
import styles from './access.module.css';
import { DecisionActions, DISCLOSURE_ID } from './decision-actions.js';
import { OwnDisclosure } from './own-disclosure.js';
import { accessKey } from './use-access.js';

const wording = accessWording.review;

const From = ({ name }: { name: string }) => (
  <span className={styles.from}>
    <PersonBadge whose="partner" name={name} quiet small />
    {wording.from(name)}
  </span>
);

const Facts = ({ agreement }: { agreement: Agreement }) => (
  <ul className={styles.promises}>
    <li>
      <Lock />
      {wording.safeToClose}
    </li>
    <li>
      <Clock />
      {wording.minutes(minutesFor(agreement.document.articles))}
    </li>
    <li>
      <Users />
      {wording.noAccount}
    </li>
  </ul>
);

/** What is new since the version that the partner approved or declined. */
const Changed = ({ agreement: { approvedBefore, document } }: { agreement: Agreement }) => {
  const titles = new Set(approvedBefore?.changes.map(({ title }) => title));
  const changed = document.articles.filter(({ number, heading }) =>
    titles.has(agreementWording.versions.article(number, heading)),
  );
  if (!approvedBefore || changed.length === 0) return null;
  return (
    <Notice title={wording.changed(changed.length, approvedBefore.version)}>
      <p>
        {changed.map(({ id, number }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`#${id}`}>{agreementWording.deal.article(number)}</Link>
          </span>
        ))}
      </p>
    </Notice>
  );
};

export const Review = ({ view, agreement }: { view: AccessView; agreement: Agreement }) => {
  const { owner } = agreement.document.parties;
  const [firstRead] = useState(agreement.hash);
  const [code, setCode] = useState('');
  const queries = useQueryClient();
  const show = (next: AccessView) => queries.setQueryData(accessKey, next);
  const { disclosure, message } = view;
  const isOpen = agreement.state === 'in_review' && !agreement.approvals.some(({ party }) => party === 'partner');
  return (
    <Reader
      key={agreement.hash}
      agreement={agreement}
      party="partner"
      title={wording.title}
      above={<From name={owner} />}
      lead={wording.lead(owner)}
      decision={{
        title: wording.decision,
        advice: <p>{wording.lawyerFirst}</p>,
        actions: <DecisionActions agreement={agreement} disclosure={disclosure} code={code} onDone={show} />,
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
          {agreement.hash !== firstRead && (
            <Notice kind="attention">
              <p>{wording.otherVersion(agreement.version)}</p>
            </Notice>
          )}
          <Changed agreement={agreement} />
          <MissingAnswers missing={agreement.document.missing} />
        </>
      }
      afterDeal={
        <>
          <ProposalList party="partner" names={agreement.document.parties} />
          {disclosure && (
            <div id={DISCLOSURE_ID} className={styles.half}>
              <OwnDisclosure disclosure={disclosure} code={code} onCode={setCode} onDone={show} />
            </div>
          )}
          {isOpen && <p className={styles.meaning}>{wording.approveMeans}</p>}
        </>
      }
      after={
        <>
          <Notice>
            <p>{agreementWording.legalInformation}</p>
          </Notice>
          <Actions>
            <FileLink from={getAccessPdf} name="separation-agreement-draft.pdf">
              {agreementWording.pdf}
            </FileLink>
          </Actions>
        </>
      }
    />
  );
};
