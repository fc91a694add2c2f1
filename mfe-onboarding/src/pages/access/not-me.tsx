import { type AccessPurpose, notMe } from '@evenhand/contracts/access/access';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Focused } from '@evenhand/web-kit/focused';
import { accessWording as wording } from '@evenhand/wording/access';
import { useMutation } from '@tanstack/react-query';
import { ConfirmedAct } from '../../confirmed-act.js';

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
  const { notMe: offer, notMeYes: yes, review } = wording;
  return <ConfirmedAct words={{ offer, question, yes, keep: review.back, failed: review.failed }} act={close} />;
};
