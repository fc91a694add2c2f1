import { resetPassword } from '@evenhand/contracts/auth/change-password';
import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { refreshSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { accountWording } from '@evenhand/wording/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskResetLink } from './ask-reset-link.js';
import { PasswordForm } from './password-form.js';
import { forgetSecret, useSecretInAddress } from './secret-in-address.js';

const words = accountWording.reset;

const Done = () => (
  <Page kind="question" title={words.done} lead={words.doneText}>
    <Actions>
      <PrimaryLink to={signInDialog()}>{words.signIn}</PrimaryLink>
    </Actions>
  </Page>
);

const Gone = ({ askAgain }: { askAgain: () => void }) => (
  <Page kind="question" title={words.choose}>
    <Notice kind="attention">
      <p>{words.gone}</p>
    </Notice>
    <Actions>
      <Button kind="primary" onClick={askAgain}>
        {words.askAgain}
      </Button>
    </Actions>
  </Page>
);

const NewPassword = ({ token, email }: { token: string | null; email: string | null }) => {
  const queries = useQueryClient();
  const [isReset, setReset] = useState<boolean>();
  const [asksAgain, setAsksAgain] = useState(false);
  if (isReset) return <Done />;
  if (!token || asksAgain) return <AskResetLink email={email ?? ''} />;
  if (isReset === false) return <Gone askAgain={() => setAsksAgain(true)} />;
  return (
    <Page kind="question" title={words.choose} lead={email && words.chooseFor(email)}>
      <PasswordForm
        email={email}
        asksCurrent={false}
        save={async ({ newPassword }) => {
          const { reset } = await call(resetPassword, { token, newPassword });
          forgetSecret();
          setReset(reset);
          await refreshSession(queries);
        }}
      />
    </Page>
  );
};

const NewPasswordPage = () => {
  useTitle(words.choose);
  const secret = useSecretInAddress();
  return <NewPassword key={secret.token} {...secret} />;
};

export default NewPasswordPage;
