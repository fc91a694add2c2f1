import { notMe } from '@evenhand/contracts/access/access';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { accessWording as wording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export const NotMe = ({ token }: { token: string }) => {
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({ mutationFn: () => call(notMe, { token }) });
  if (close.isSuccess)
    return (
      <Notice kind="good">
        <p>{wording.notMeDone}</p>
      </Notice>
    );
  if (!isAsking)
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {wording.notMe}
      </Button>
    );
  return (
    <Notice kind="attention">
      <p>{wording.notMeConfirm}</p>
      {close.isError && <p>{wording.review.failed}</p>}
      <Actions>
        <Button busy={close.isPending} onClick={() => close.mutate()}>
          {wording.notMeYes}
        </Button>
        <Button onClick={() => setAsking(false)}>{wording.review.back}</Button>
      </Actions>
    </Notice>
  );
};
