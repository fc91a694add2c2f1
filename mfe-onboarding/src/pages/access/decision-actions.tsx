import { type AccessView, approveAsPartner, type DisclosureToConfirm } from '@evenhand/contracts/access/access';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { accessWording } from '@evenhand/wording/access';
import { agreementWording } from '@evenhand/wording/agreement';
import { plansWording } from '@evenhand/wording/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AskForChange } from '../../proposals/ask-for-change.js';
import { WaitingForPartner } from '../../proposals/waiting-proposals.js';
import { Decline } from './decline.js';
import { accessKey } from './use-access.js';

const wording = accessWording.review;

/** The element with the partner's own disclosure. */
export const DISCLOSURE_ID = 'own-disclosure';

/** Null while the decision is open. */
const outcomeOf = ({ state }: Agreement): 'declined' | 'bothApproved' | null => {
  // A declined version is voided once a new draft replaces it.
  if (state === 'declined' || state === 'voided') return 'declined';
  return state === 'ready' || state === 'partially_signed' ? 'bothApproved' : null;
};

interface DecisionActionsProps {
  agreement: Agreement;
  disclosure: DisclosureToConfirm | null;
  isPaused: boolean;
  /** Mailed to confirm the disclosure. */
  code: string;
  onDone: (view: AccessView) => void;
}

/** Approve, or ask for a change. */
export const DecisionActions = ({ agreement, disclosure, isPaused, code, onDone }: DecisionActionsProps) => {
  const queries = useQueryClient();
  const approve = useMutation({
    mutationFn: () =>
      call(approveAsPartner, {
        hash: agreement.hash,
        ...(disclosure && { disclosure: { sha256: disclosure.sha256, code: code.trim() } }),
      }),
    onSuccess: onDone,
    onError: () => queries.invalidateQueries({ queryKey: accessKey }),
  });
  const isCodeMissing = disclosure !== null && code.trim().length < 6;
  const isMissing = agreement.document.missing.length > 0;
  const hasApproved = agreement.approvals.some(({ party, hash }) => party === 'partner' && hash === agreement.hash);
  const outcome = outcomeOf(agreement);
  if (outcome)
    return (
      <Notice kind={outcome === 'declined' ? 'info' : 'good'}>
        <p>{wording[outcome]}</p>
      </Notice>
    );
  const decline = <Decline words={wording.ask(agreement.document.parties.owner)} onDone={onDone} />;
  if (isPaused)
    return (
      <>
        <Notice kind="attention">
          <p>{plansWording.needed.guest}</p>
        </Notice>
        {decline}
      </>
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
      {!hasApproved && <WaitingForPartner />}
      <Failure error={approve.error} otherwise={wording.failed} />
      {!hasApproved && isMissing && <p>{agreementWording.approvals.approveMissing}</p>}
      {!hasApproved && !isMissing && !agreement.answersChanged && isCodeMissing && (
        <p>
          <a href={`#${DISCLOSURE_ID}`}>{wording.confirmFirst}</a>
        </p>
      )}
      {!hasApproved && (
        <Button
          kind="primary"
          aria-label={wording.approve}
          disabled={isMissing || agreement.answersChanged || isCodeMissing}
          busy={approve.isPending}
          onClick={() => approve.mutate()}
        >
          {wording.approveShort}
        </Button>
      )}
      <AskForChange
        party="partner"
        names={agreement.document.parties}
        articles={agreement.document.articles}
        instead={decline}
      />
    </>
  );
};
