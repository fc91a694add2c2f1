import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Invitation } from '@evenhand/contracts/invitation/invitation';
import { longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { Failure } from '@evenhand/web-kit/failure';
import { flowWording } from '@evenhand/wording/flow';
import { ConfirmedAct } from '../../confirmed-act.js';
import { WaitingProposals } from '../../proposals/waiting-proposals.js';
import { useResendInvitation, useWithdrawInvitation } from './use-invitation.js';

const wording = flowWording.invite;

interface InvitationSentProps {
  invitation: Invitation;
  agreement: Agreement;
}

const standing = ({ openedAt }: Invitation, agreement: Agreement): string => {
  const approval = agreement.approvals.find(({ party, hash }) => party === 'partner' && hash === agreement.hash);
  if (approval) return wording.approved(longDay(approval.at));
  return openedAt ? wording.opened(longDay(openedAt)) : wording.notOpened;
};

const words = {
  offer: wording.withdraw,
  question: wording.withdrawHelp,
  yes: wording.withdrawSure,
  keep: wording.withdrawKeep,
  failed: wording.withdrawFailed,
};

/** Withdraws the invitation after a confirmation. */
const Withdraw = () => {
  const withdraw = useWithdrawInvitation();
  return <ConfirmedAct words={words} title={wording.withdraw} kind="danger" act={withdraw} />;
};

export const InvitationSent = ({ invitation, agreement }: InvitationSentProps) => {
  const resend = useResendInvitation();
  return (
    <Card title={wording.sent}>
      <WaitingProposals />
      <p>{wording.sentTo(invitation.partnerEmail, longDay(invitation.sentAt))}</p>
      <p>{standing(invitation, agreement)}</p>
      <p>{wording.expires(longDay(invitation.expiresAt))}</p>
      <Failure error={resend.error} otherwise={wording.failed} />
      {resend.isSuccess && (
        <Notice kind="good">
          <p>{wording.resent}</p>
        </Notice>
      )}
      <Actions>
        {agreement.state === 'ready' ? (
          <PrimaryLink to="/flow/sign">{flowWording.review.toSigning}</PrimaryLink>
        ) : (
          <PrimaryLink to="/agreement">{wording.toAgreement}</PrimaryLink>
        )}
        <Button busy={resend.isPending} onClick={() => resend.mutate()}>
          {wording.resend}
        </Button>
      </Actions>
      <Withdraw />
    </Card>
  );
};
