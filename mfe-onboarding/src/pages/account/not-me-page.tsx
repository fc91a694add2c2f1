import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { disownSignIn } from '@evenhand/contracts/auth/not-me';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { refreshSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { accountWording } from '@evenhand/wording/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetSecret, useSecretInAddress } from './secret-in-address.js';

const words = accountWording.notMe;

const SignInByLink = () => (
  <Actions>
    <PrimaryLink to={signInDialog('/account/security')}>{words.signIn}</PrimaryLink>
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
    <Focused>
      <Notice kind="good">
        <p>{words.next}</p>
        <p>{words.mailbox}</p>
      </Notice>
    </Focused>
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
      <Failure error={disowning.error} otherwise={accountWording.failed} />
      <Actions>
        <Button kind="primary" busy={disowning.isPending} onClick={() => disowning.mutate(token)}>
          {words.act}
        </Button>
        <SecondaryLink to="/">{words.wasMe}</SecondaryLink>
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
