import { type Agreement, approveAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { agreementWording } from '@evenhand/wording/agreement';
import { useMutation, useQueryClient } from '@tanstack/react-query';

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

const canBeApproved = ({ state, document, answersChanged }: Agreement): boolean =>
  (state === 'draft' || state === 'in_review') && document.missing.length === 0 && !answersChanged;

export const Approvals = ({ agreement }: { agreement: Agreement }) => {
  const approve = useApprove(agreement);
  const has = (party: 'owner' | 'partner') =>
    agreement.approvals.some((approval) => approval.party === party && approval.hash === agreement.hash);
  const isToBeSigned = agreement.state === 'ready' || agreement.state === 'partially_signed';

  return (
    <Card title={wording.title}>
      <p>
        <Badge kind="info">{agreementWording.states[agreement.state]}</Badge>
      </p>
      <ul>
        <li>{has('owner') ? wording.mine : wording.mineOpen}</li>
        <li>{has('partner') ? wording.theirs : wording.theirsOpen}</li>
      </ul>
      {!has('owner') && <p>{canBeApproved(agreement) ? wording.approveHelp : wording.approveMissing}</p>}
      <Failure error={approve.error} otherwise={wording.failed} />
      <Actions>
        {isToBeSigned && <PrimaryLink to="/flow/sign">{wording.toSigning}</PrimaryLink>}
        {!has('owner') && (
          <Button
            kind="primary"
            disabled={!canBeApproved(agreement)}
            busy={approve.isPending}
            onClick={() => approve.mutate()}
          >
            {approve.isPending ? wording.approving : wording.approve}
          </Button>
        )}
      </Actions>
    </Card>
  );
};
