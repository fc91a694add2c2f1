import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type InvitationState, LONGEST_INVITATION_MESSAGE } from '@evenhand/contracts/invitation/invitation';
import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { TextArea, TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { defaultInvitation, flowWording } from '@evenhand/wording/flow';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSendInvitation } from './use-invitation.js';

const wording = flowWording.invite;

interface InvitationFormProps {
  record: IntakeRecord;
  /** How the invitation before this one ended, if there was one. */
  ended: InvitationState | null;
}

export const InvitationForm = ({ record, ended }: InvitationFormProps) => {
  const { user } = useSession();
  const [partnerEmail, setPartnerEmail] = useState(record.partnerEmail ?? '');
  const [message, setMessage] = useState(defaultInvitation(record.partnerName ?? null, user?.firstName ?? null));
  const send = useSendInvitation();
  const problemAt = (pointer: string) =>
    fieldProblemsOf(send.error).find((problem) => problem.pointer === pointer)?.detail ?? null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ partnerEmail, message });
  };

  return (
    <form onSubmit={submit} noValidate>
      {ended && <Notice>{<p>{wording.ended[ended]}</p>}</Notice>}
      {send.isError && <Notice kind="danger">{<p>{sentenceOf(send.error, wording.failed)}</p>}</Notice>}
      <TextInput
        label={wording.email}
        type="email"
        autoComplete="off"
        value={partnerEmail}
        onChange={setPartnerEmail}
        error={problemAt('/partnerEmail')}
      />
      <TextArea
        label={wording.message}
        hint={wording.messageHelp}
        rows={8}
        maxLength={LONGEST_INVITATION_MESSAGE}
        value={message}
        onChange={setMessage}
        error={problemAt('/message')}
      />
      <Actions>
        <Button kind="primary" type="submit" disabled={partnerEmail.trim() === ''} busy={send.isPending}>
          {send.isPending ? wording.sending : wording.send}
        </Button>
        <Link className={buttonClass('quiet')} to="/flow/sign">
          {wording.skip}
        </Link>
      </Actions>
    </form>
  );
};
