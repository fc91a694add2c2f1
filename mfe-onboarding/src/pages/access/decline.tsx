import { type AccessView, declineAsPartner } from '@evenhand/contracts/access/access';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { track } from '@evenhand/web-kit/track';
import { accessWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

const wording = accessWording.review;

/** The button, and the title, explanation and field of its dialog. */
type Words = Readonly<Record<'offer' | 'title' | 'help' | 'reason' | 'send', string>>;

const atSigning: Words = {
  offer: wording.decline,
  title: wording.declineTitle,
  help: wording.declineHelp,
  reason: wording.reason,
  send: wording.declineSend,
};

interface DeclineProps {
  onDone: (view: AccessView) => void;
  kind?: 'secondary' | 'quiet';
  words?: Words;
}

/** Declines the draft with a reason, in a dialog. */
export const Decline = ({ onDone, kind = 'quiet', words = atSigning }: DeclineProps) => {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useMutation({
    mutationFn: () => call(declineAsPartner, { reason }),
    onSuccess: (view) => {
      track({ name: 'signing-cancelled', properties: {} });
      onDone(view);
    },
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {words.offer}
      </Button>
      {isAsking && (
        <Modal title={words.title} closeLabel={wording.close} onClose={close}>
          <p>{words.help}</p>
          <TextArea label={words.reason} maxLength={2_000} value={reason} onChange={setReason} />
          <Failure error={decline.error} otherwise={wording.failed} />
          <Actions>
            <Button kind="danger" busy={decline.isPending} onClick={() => decline.mutate()}>
              {words.send}
            </Button>
            <Button onClick={close}>{wording.back}</Button>
          </Actions>
        </Modal>
      )}
    </>
  );
};
