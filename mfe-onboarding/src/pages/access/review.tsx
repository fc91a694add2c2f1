import {
  type AccessView,
  approveAsPartner,
  type DisclosureToConfirm,
  getAccessPdf,
} from '@evenhand/contracts/access/access';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { agreementWording } from '@evenhand/wording/agreement';
import { accessWording } from '@evenhand/wording/signing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Desk } from '../../agreement/desk.js';
import { MissingAnswers } from '../../agreement/missing-answers.js';
import { Paper } from '../../agreement/paper.js';
import { DealOnOnePage } from '../../deal/deal-on-one-page.js';
import { FileLink } from '../../file-link.js';
import styles from './access.module.css';
import { Decline } from './decline.js';
import { OwnDisclosure } from './own-disclosure.js';
import { accessKey } from './use-access.js';

const wording = accessWording.review;

interface DecisionProps {
  agreement: Agreement;
  disclosure: DisclosureToConfirm | null;
}

const Decision = ({ agreement, disclosure }: DecisionProps) => {
  const [code, setCode] = useState('');
  const queries = useQueryClient();
  const show = (next: AccessView) => queries.setQueryData(accessKey, next);
  const approve = useMutation({
    mutationFn: () =>
      call(approveAsPartner, {
        hash: agreement.hash,
        ...(disclosure && { disclosure: { sha256: disclosure.sha256, code: code.trim() } }),
      }),
    onSuccess: show,
    onError: () => queries.invalidateQueries({ queryKey: accessKey }),
  });
  const isCodeMissing = disclosure !== null && code.trim().length < 6;
  const hasApproved = agreement.approvals.some(({ party, hash }) => party === 'partner' && hash === agreement.hash);

  // A declined version is voided once a new draft replaces it.
  if (agreement.state === 'declined' || agreement.state === 'voided')
    return (
      <Notice>
        <p>{wording.declined}</p>
      </Notice>
    );
  if (agreement.state === 'ready' || agreement.state === 'partially_signed')
    return (
      <Notice kind="good">
        <p>{wording.bothApproved}</p>
      </Notice>
    );
  return (
    <>
      {hasApproved && (
        <Notice kind="good">
          <p>{wording.approved}</p>
        </Notice>
      )}
      {agreement.answersChanged && (
        <Notice kind="attention">
          <p>{wording.answersChanged}</p>
        </Notice>
      )}
      {disclosure && (
        <div className={styles.half}>
          <OwnDisclosure disclosure={disclosure} code={code} onCode={setCode} onDone={show} />
        </div>
      )}
      <Failure error={approve.error} otherwise={wording.failed} />
      {!hasApproved && (
        <p>
          {agreement.document.missing.length === 0
            ? agreementWording.approvals.approveHelp
            : agreementWording.approvals.approveMissing}
        </p>
      )}
      <Actions>
        {!hasApproved && (
          <Button
            kind="primary"
            disabled={agreement.document.missing.length > 0 || agreement.answersChanged || isCodeMissing}
            busy={approve.isPending}
            onClick={() => approve.mutate()}
          >
            {wording.approve}
          </Button>
        )}
        <FileLink from={getAccessPdf} name="separation-agreement-draft.pdf">
          {agreementWording.pdf}
        </FileLink>
        <Decline onDone={show} />
      </Actions>
    </>
  );
};

export const Review = ({ view, agreement }: { view: AccessView; agreement: Agreement }) => {
  const { owner } = agreement.document.parties;
  const [firstRead] = useState(agreement.hash);
  return (
    <Page kind="work" title={wording.title} lead={wording.lead(owner)}>
      <Desk document={agreement.document}>
        {view.message && (
          <figure className={styles.message}>
            <figcaption>{accessWording.message(owner)}</figcaption>
            <blockquote dir="auto">{view.message}</blockquote>
          </figure>
        )}
        <MissingAnswers missing={agreement.document.missing} />
        {agreement.deal && <DealOnOnePage deal={agreement.deal} parties={agreement.document.parties} party="partner" />}
        <Paper document={agreement.document} />
        <Notice>
          <p>{agreementWording.legalInformation}</p>
        </Notice>
        {agreement.hash !== firstRead && (
          <Notice kind="attention">
            <p>{wording.otherVersion(agreement.version)}</p>
          </Notice>
        )}
        <Decision agreement={agreement} disclosure={view.disclosure} />
      </Desk>
    </Page>
  );
};
