import { type AccessPurpose, notMe } from '@evenhand/contracts/access/access';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { accessWording as wording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { Focused } from '../../signing/focused.js';
import { ConfirmedAct } from './confirmed-act.js';

export const NotMe = ({ token, purpose }: { token: string; purpose: AccessPurpose }) => {
  const { question, done } = wording.notMeOf[purpose];
  const close = useMutation({ mutationFn: () => call(notMe, { token }) });
  if (close.isSuccess)
    return (
      <Focused>
        <Notice kind="good">
          <p>{done}</p>
        </Notice>
      </Focused>
    );
  return <ConfirmedAct offer={wording.notMe} question={question} yes={wording.notMeYes} act={close} />;
};
