import { type AddressChange, getAddressChange, proveNewAddress } from '@evenhand/contracts/auth/address-change';
import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { longMoment } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { refreshSession, useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { newAddressWording as words } from '@evenhand/wording/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetSecret, useSecretInAddress } from './secret-in-address.js';

const SignInFirst = () => (
  <Page kind="question" title={words.title} lead={words.signIn}>
    <Actions>
      <PrimaryLink to={signInDialog('/account')}>{words.toSignIn}</PrimaryLink>
    </Actions>
  </Page>
);

const ToAccount = () => (
  <Actions>
    <PrimaryLink to="/account">{words.account}</PrimaryLink>
  </Actions>
);

const Gone = () => (
  <Page kind="question" title={words.title}>
    <Notice kind="attention" title={words.gone}>
      <p>{words.goneText}</p>
    </Notice>
    <ToAccount />
  </Page>
);

const Proven = ({ change: { pending } }: { change: AddressChange }) => (
  <Page kind="question" title={pending ? words.waits : words.done}>
    <Notice kind="good">
      <p>{pending ? words.waitsText(pending.email, longMoment(pending.opensAt)) : words.doneText}</p>
    </Notice>
    <ToAccount />
  </Page>
);

const NewAddress = ({ token }: { token: string | null }) => {
  const { isSignedIn, isLoading } = useSession();
  const queries = useQueryClient();
  const proving = useMutation({
    mutationFn: (secret: string) => call(proveNewAddress, { token: secret }),
    onSuccess: async (change) => {
      forgetSecret();
      queries.setQueryData([getAddressChange.path], change);
      await refreshSession(queries);
    },
  });
  if (isLoading) return null;
  if (!isSignedIn) return <SignInFirst />;
  if (proving.data) return <Proven change={proving.data} />;
  if (!token || codeOf(proving.error) === 'link-gone') return <Gone />;
  return (
    <Page kind="question" title={words.title} lead={words.text}>
      <Failure error={proving.error} otherwise={words.failed} />
      <Actions>
        <Button kind="primary" busy={proving.isPending} onClick={() => proving.mutate(token)}>
          {words.go}
        </Button>
      </Actions>
    </Page>
  );
};

/** Target of the link to a new address. It acts on a press only: mail scanners open links. */
const NewAddressPage = () => {
  useTitle(words.title);
  const { token } = useSecretInAddress();
  return <NewAddress key={token} token={token} />;
};

export default NewAddressPage;
