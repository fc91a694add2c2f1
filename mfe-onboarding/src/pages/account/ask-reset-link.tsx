import { sendResetLink } from '@evenhand/contracts/auth/change-password';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { accountWording } from '@evenhand/wording/account';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

const words = accountWording.reset;

export const AskResetLink = ({ email: known }: { email: string }) => {
  const [email, setEmail] = useState(known);
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({ mutationFn: () => call(sendResetLink, { email }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!email.trim());
    if (email.trim()) sending.mutate();
  };
  if (sending.isSuccess)
    return (
      <Page kind="question" title={words.sent}>
        <Focused>
          <Notice kind="good">
            <p>{words.sentText(email)}</p>
          </Notice>
        </Focused>
      </Page>
    );
  return (
    <Page kind="question" title={words.ask} lead={words.askText}>
      <Failure error={sending.error} otherwise={accountWording.failed} />
      <form onSubmit={submit} noValidate>
        <TextInput
          label={words.email}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
          error={isMissing && !email.trim() ? words.emailMissing : null}
        />
        <Button type="submit" kind="primary" busy={sending.isPending}>
          {words.send}
        </Button>
      </form>
    </Page>
  );
};
