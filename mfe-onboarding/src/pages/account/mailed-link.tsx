import { sendResetLink } from '@evenhand/contracts/auth/change-password';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { accountWording } from '@evenhand/wording/account';
import { useMutation } from '@tanstack/react-query';

const words = accountWording.password;

export const MailedLink = ({ email }: { email: string }) => {
  const sending = useMutation({ mutationFn: () => call(sendResetLink, { email }) });
  if (sending.isSuccess)
    return (
      <Focused>
        <Notice kind="good">
          <p>{words.linkSent(email)}</p>
        </Notice>
      </Focused>
    );
  return (
    <>
      <Failure error={sending.error} otherwise={accountWording.failed} />
      <Button kind="quiet" busy={sending.isPending} onClick={() => sending.mutate()}>
        {words.forgotten}
      </Button>
    </>
  );
};
