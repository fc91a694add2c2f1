import { sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
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
        <Notice kind="good">
          <p>{words.linkSent(email)}</p>
        </Notice>
      ) : (
        <VanishingButton busy={sending.isPending} onClick={() => sending.mutate()}>
          {words.sendLink}
        </VanishingButton>
      )}
    </>
  );
};
