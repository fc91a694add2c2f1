import { type AccessView, declineAsPartner } from '@evenhand/contracts/access/access';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { TextArea } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { track } from '@evenhand/web-kit/track';
import { accessWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

const wording = accessWording.review;

export const Decline = ({ onDone }: { onDone: (view: AccessView) => void }) => {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useMutation({
    mutationFn: () => call(declineAsPartner, { reason }),
    onSuccess: (view) => {
      track({ name: 'signing-cancelled', properties: {} });
      onDone(view);
    },
  });
  if (!isAsking)
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {wording.decline}
      </Button>
    );
  return (
    <Card title={wording.declineTitle}>
      <TextArea
        label={wording.reason}
        hint={wording.declineHelp}
        maxLength={2_000}
        value={reason}
        onChange={setReason}
      />
      <Failure error={decline.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="danger" busy={decline.isPending} onClick={() => decline.mutate()}>
          {wording.declineSend}
        </Button>
        <Button onClick={() => setAsking(false)}>{wording.back}</Button>
      </Actions>
    </Card>
  );
};
