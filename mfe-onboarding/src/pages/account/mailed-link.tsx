import { sendResetLink } from '@evenhand/contracts/auth/change-password';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { accountWording } from '@evenhand/wording/account';
import { useMutation } from '@tanstack/react-query';

const words = accountWording.password;

export const MailedLink = ({ email }: { email: string }) => {
  const sending = useMutation({ mutationFn: () => call(sendResetLink, { email }) });
  if (sending.isSuccess)
    return (
      <Notice kind="good">
        <p>{words.linkSent(email)}</p>
      </Notice>
    );
  return (
    <>
      <Failure error={sending.error} otherwise={accountWording.failed} />
      <VanishingButton kind="quiet" busy={sending.isPending} onClick={() => sending.mutate()}>
        {words.forgotten}
      </VanishingButton>
    </>
  );
};
