import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import {
  type InvitationState,
  LONGEST_INVITATION_MESSAGE,
  SendInvitation,
  sendInvitation,
} from '@evenhand/contracts/invitation/invitation';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { QuietLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { MailInput } from '@evenhand/web-kit/mail-input';
import { useSession } from '@evenhand/web-kit/session';
import { useForm } from '@evenhand/web-kit/use-form';
import { defaultInvitation, flowWording } from '@evenhand/wording/flow';
import { useQueryClient } from '@tanstack/react-query';
import { ProveAddress } from '../../address/prove-address.js';

const wording = flowWording.invite;

interface InvitationFormProps {
  record: IntakeRecord;
  /** How the previous invitation ended, if there was one. */
  ended: InvitationState | null;
}

export const InvitationForm = ({ record, ended }: InvitationFormProps) => {
  const { user } = useSession();
  const queries = useQueryClient();
  const { field, form, isSending, failure } = useForm({
    schema: SendInvitation,
    start: {
      partnerEmail: record.partnerEmail ?? '',
      message: defaultInvitation(record.partnerName ?? null, user?.firstName ?? null),
    },
    refused: wording.refused,
    send: (invitation, attempt) => call(sendInvitation, invitation, { attempt }),
    onSent: () => queries.invalidateQueries(),
    draft: 'invitation',
    mails: ['partnerEmail'],
  });

  return (
    <form {...form}>
      {ended && (
        <Notice>
          <p>{wording.ended[ended]}</p>
        </Notice>
      )}
      {user && !user.addressProven && (
        <ProveAddress email={user.email} returnTo="/flow/invite" words={flowWording.proveAddress} />
      )}
      <Failure error={failure} otherwise={wording.failed} />
      <MailInput label={wording.email} {...field('partnerEmail')} />
      <TextArea
        label={wording.message}
        hint={wording.messageHelp}
        rows={8}
        maxLength={LONGEST_INVITATION_MESSAGE}
        {...field('message')}
      />
      <Actions>
        <Button kind="primary" type="submit" disabled={field('partnerEmail').value.trim() === ''} busy={isSending}>
          {isSending ? wording.sending : wording.send}
        </Button>
        <QuietLink to="/flow/sign">{wording.skip}</QuietLink>
      </Actions>
    </form>
  );
};
