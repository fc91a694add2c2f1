import { sendMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { flowWording } from '@evenhand/wording/flow';
import { useMutation } from '@tanstack/react-query';

const wording = flowWording.proveAddress;

/** Nothing is sent in somebody's name before their address is proven: a sign-in link proves it. */
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
