import { notMe } from '@evenhand/contracts/access/access';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { accessWording as wording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { ConfirmedAct } from './confirmed-act.js';

export const NotMe = ({ token }: { token: string }) => {
  const close = useMutation({ mutationFn: () => call(notMe, { token }) });
  if (close.isSuccess)
    return (
      <Notice kind="good">
        <p>{wording.notMeDone}</p>
      </Notice>
    );
  return <ConfirmedAct offer={wording.notMe} question={wording.notMeConfirm} yes={wording.notMeYes} act={close} />;
};
