import { sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { proofWording as words } from '@evenhand/wording/proof';
import { useMutation } from '@tanstack/react-query';

interface ProofLinkProps {
  email: string;
  /** The page that the link leads back to. */
  returnTo: string;
}

/** A sign-in link that leads back here, for people without a password and without a second factor. */
export const ProofLink = ({ email, returnTo }: ProofLinkProps) => {
  const sending = useMutation({ mutationFn: () => call(sendMagicLink, { email, returnTo }) });
  return (
    <>
      <p>{words.byLink}</p>
      <Failure error={sending.error} otherwise={words.failed} />
      {sending.isSuccess ? (
        <Focused>
          <Notice kind="good">
            <p>{words.linkSent(email)}</p>
          </Notice>
        </Focused>
      ) : (
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          {words.sendLink}
        </Button>
      )}
    </>
  );
};
