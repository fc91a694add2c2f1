import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Invitation } from '@evenhand/contracts/invitation/invitation';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { Failure } from '@evenhand/web-kit/failure';
import { flowWording } from '@evenhand/wording/flow';
import { DeclinedReason } from '../../agreement/declined.js';
import { useDraftAgreement } from '../../agreement/use-agreement.js';
import { useResendInvitation } from './use-invitation.js';

const { invite: wording, review } = flowWording;

interface AfterDeclineProps {
  reason: string | null;
  agreement: Agreement;
  invitation: Invitation;
}

/** From a decline until the new draft is sent. */
export const AfterDecline = ({ reason, agreement, invitation }: AfterDeclineProps) => {
  const draft = useDraftAgreement();
  const resend = useResendInvitation();
  const isDrafted = agreement.state === 'draft';
  return (
    <Card title={wording.declined.title}>
      <DeclinedReason reason={reason} />
      <p>{isDrafted ? wording.declined.notSent(invitation.partnerEmail) : wording.declined.next}</p>
      {isDrafted && <p>{wording.declined.sendHelp}</p>}
      <Failure error={draft.error ?? resend.error} otherwise={wording.failed} />
      <Actions>
        {isDrafted ? (
          <>
            <Button kind="primary" busy={resend.isPending} onClick={() => resend.mutate()}>
              {wording.declined.send}
            </Button>
            <SecondaryLink to="/agreement">{wording.declined.read}</SecondaryLink>
          </>
        ) : (
          <>
            <PrimaryLink to="/intake?step=check">{review.change}</PrimaryLink>
            <Button busy={draft.isPending} onClick={() => draft.mutate()}>
              {review.redraft}
            </Button>
          </>
        )}
      </Actions>
    </Card>
  );
};
