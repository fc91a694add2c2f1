import { sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { flowWording } from '@evenhand/wording/flow';
import { useMutation } from '@tanstack/react-query';

const wording = flowWording.proveAddress;

/** No invitation is sent before the sender's address is verified by a sign-in link. */
export const ProveAddress = ({ email }: { email: string }) => {
  const sending = useMutation({ mutationFn: () => call(sendMagicLink, { email, returnTo: '/flow/invite' }) });
  return (
    <Notice kind="attention" title={wording.title}>
      <p>{sending.isSuccess ? wording.sent(email) : wording.text}</p>
      {sending.isError && <p>{sentenceOf(sending.error, wording.failed)}</p>}
      {!sending.isSuccess && (
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          {wording.send}
        </Button>
      )}
    </Notice>
  );
};
