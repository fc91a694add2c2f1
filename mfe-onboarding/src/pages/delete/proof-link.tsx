import { sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { deleteAccountWording } from '@evenhand/wording/delete-account';
import { useMutation } from '@tanstack/react-query';

const words = deleteAccountWording.proof;

/** A sign-in link that leads back here, for people without a password and without a second factor. */
export const ProofLink = ({ email }: { email: string }) => {
  const sending = useMutation({ mutationFn: () => call(sendMagicLink, { email, returnTo: '/account/delete' }) });
  return (
    <>
      <p>{words.byLink}</p>
      <Failure error={sending.error} otherwise={deleteAccountWording.failed} />
      {sending.isSuccess ? (
        <Notice kind="good">
          <p>{words.linkSent(email)}</p>
        </Notice>
      ) : (
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          {words.sendLink}
        </Button>
      )}
    </>
  );
};
