import { voidAgreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { track } from '@evenhand/web-kit/track';
import { signingWording as wording } from '@evenhand/wording/signing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Focused } from './focused.js';

/** Withdraws the signing package after a confirmation. */
export const TakeBack = () => {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const takeBack = useMutation({
    mutationFn: () => call(voidAgreement),
    onSuccess: () => {
      track({ name: 'signing-cancelled', properties: {} });
      return queries.invalidateQueries();
    },
  });
  const offer = (
    <p>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {wording.takeBack}
      </Button>
    </p>
  );
  if (!isAsking) return isAsking === null ? offer : <Focused key="offer">{offer}</Focused>;
  return (
    <Focused key="question">
      <Notice kind="attention" title={wording.takeBack}>
        <p>{wording.takeBackHelp}</p>
        {takeBack.isError && <p>{sentenceOf(takeBack.error, wording.signFailed)}</p>}
        <Actions>
          <Button kind="danger" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {wording.takeBackConfirm}
          </Button>
          <Button onClick={() => setAsking(false)}>{wording.keep}</Button>
        </Actions>
      </Notice>
    </Focused>
  );
};
