import { type Agreement, approveAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import type { Party } from '@evenhand/contracts/identity';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { agreementWording } from '@evenhand/wording/agreement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WaitingProposals } from '../../proposals/waiting-proposals.js';

const wording = agreementWording.approvals;

const useApprove = ({ hash }: Agreement) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(approveAgreement, { hash }),
    onSuccess: (agreement) => {
      queries.setQueryData([getAgreement.path], agreement);
      return queries.invalidateQueries();
    },
  });
};

/** Why it cannot be approved; null when it can. */
const obstacleTo = ({ state, document, answersChanged }: Agreement): string | null => {
  if (state === 'declined') return wording.approveDeclined;
  if (state !== 'draft' && state !== 'in_review') return wording.approveEnded;
  if (document.missing.length > 0) return wording.approveMissing;
  return answersChanged ? wording.approveOutdated : null;
};

const hasApproved = ({ approvals, hash }: Agreement, who: Party): boolean =>
  approvals.some((approval) => approval.party === who && approval.hash === hash);

/** Who approved this version. */
export const Approvals = ({ agreement }: { agreement: Agreement }) => (
  <Card title={wording.title}>
    <p>
      <Badge kind="info">{agreementWording.states[agreement.state]}</Badge>
    </p>
    <ul>
      <li>{hasApproved(agreement, 'owner') ? wording.mine : wording.mineOpen}</li>
      <li>{hasApproved(agreement, 'partner') ? wording.theirs : wording.theirsOpen}</li>
    </ul>
  </Card>
);

/** The owner's approval, or the way to signing. */
export const OwnApproval = ({ agreement }: { agreement: Agreement }) => {
  const approve = useApprove(agreement);
  const isToBeSigned = agreement.state === 'ready' || agreement.state === 'partially_signed';
  const isDone = hasApproved(agreement, 'owner');
  const obstacle = obstacleTo(agreement);
  return (
    <>
      <Failure error={approve.error} otherwise={wording.failed} />
      {(!isDone || agreement.state === 'ready') && <WaitingProposals />}
      {!isDone && obstacle && <p>{obstacle}</p>}
      {isToBeSigned && <PrimaryLink to="/flow/sign">{wording.toSigning}</PrimaryLink>}
      {isDone && !isToBeSigned && (
        <p>
          <Badge kind="good">{wording.approved}</Badge>
        </p>
      )}
      {!isDone && (
        <Button kind="primary" disabled={obstacle !== null} busy={approve.isPending} onClick={() => approve.mutate()}>
          {approve.isPending ? wording.approving : wording.approve}
        </Button>
      )}
    </>
  );
};
