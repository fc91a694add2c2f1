import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { disownSignIn } from '@evenhand/contracts/auth/not-me';
import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { refreshSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { accountWording } from '@evenhand/wording/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { forgetSecret, useSecretInAddress } from './secret-in-address.js';

const words = accountWording.notMe;

const SignInByLink = () => (
  <Actions>
    <Link className={buttonClass('primary')} to={signInDialog('/account/security')}>
      {words.signIn}
    </Link>
  </Actions>
);

const Gone = () => (
  <Page kind="question" title={words.title}>
    <Notice kind="attention" title={words.gone}>
      <p>{words.goneText}</p>
    </Notice>
    <SignInByLink />
  </Page>
);

const Done = () => (
  <Page kind="question" title={words.done} lead={words.doneText}>
    <Notice kind="good">
      <p>{words.next}</p>
      <p>{words.mailbox}</p>
    </Notice>
    <SignInByLink />
  </Page>
);

const NotMe = ({ token }: { token: string | null }) => {
  const queries = useQueryClient();
  const disowning = useMutation({
    mutationFn: (secret: string) => call(disownSignIn, { token: secret }),
    onSuccess: () => {
      forgetSecret();
      return refreshSession(queries);
    },
  });
  if (!token || disowning.data?.done === false) return <Gone />;
  if (disowning.data) return <Done />;
  return (
    <Page kind="question" title={words.title} lead={words.text}>
      <ul>
        {words.acts.map((act) => (
          <li key={act}>{act}</li>
        ))}
      </ul>
      <p>{words.kept}</p>
      {disowning.error && (
        <Notice kind="danger">
          <p>{sentenceOf(disowning.error, accountWording.failed)}</p>
        </Notice>
      )}
      <Actions>
        <Button kind="primary" busy={disowning.isPending} onClick={() => disowning.mutate(token)}>
          {words.act}
        </Button>
        <Link className={buttonClass('secondary')} to="/">
          {words.wasMe}
        </Link>
      </Actions>
    </Page>
  );
};

/** Target of 'This was not me' in a notice. It acts on a press only: mail scanners open links. */
const NotMePage = () => {
  useTitle(words.title);
  const { token } = useSecretInAddress();
  return <NotMe key={token} token={token} />;
};

export default NotMePage;
