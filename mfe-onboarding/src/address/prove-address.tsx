import { sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { useMutation } from '@tanstack/react-query';

interface ProveAddressProps {
  email: string;
  /** The page that the link leads back to. */
  returnTo: string;
  words: { title: string; text: string; send: string; sent: (email: string) => string; failed: string };
}

/** What an unconfirmed address prevents, and a button that mails the sign-in link that confirms it. */
export const ProveAddress = ({ email, returnTo, words }: ProveAddressProps) => {
  const sending = useMutation({ mutationFn: () => call(sendMagicLink, { email, returnTo }) });
  return (
    <Notice kind="attention" title={words.title}>
      <p>{sending.isSuccess ? words.sent(email) : words.text}</p>
      {sending.isError && <p>{sentenceOf(sending.error, words.failed)}</p>}
      {!sending.isSuccess && (
        <VanishingButton busy={sending.isPending} onClick={() => sending.mutate()}>
          {words.send}
        </VanishingButton>
      )}
    </Notice>
  );
};
