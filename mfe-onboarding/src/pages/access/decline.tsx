import { type AccessView, declineAsPartner } from '@evenhand/contracts/access/access';
import { DeclineAgreement } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { track } from '@evenhand/web-kit/track';
import { useForm } from '@evenhand/web-kit/use-form';
import { accessWording } from '@evenhand/wording/access';
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

/** What is written stays in the tab until it is sent. */
const DeclineForm = ({
  words,
  onDone,
  onClose,
}: Pick<DeclineProps, 'onDone'> & { words: Words; onClose: () => void }) => {
  const { field, form, isSending, failure } = useForm({
    schema: DeclineAgreement,
    start: { reason: '' },
    refused: {},
    draft: 'decline',
    send: (decline) => call(declineAsPartner, decline),
    onSent: (view) => {
      track({ name: 'signing-cancelled', properties: {} });
      onDone(view);
    },
  });
  return (
    <form {...form}>
      <p>{words.help}</p>
      <TextArea {...field('reason')} label={words.reason} maxLength={2_000} />
      <Failure error={failure} otherwise={wording.failed} />
      <Actions>
        <Button kind="danger" type="submit" busy={isSending}>
          {words.send}
        </Button>
        <Button onClick={onClose}>{wording.back}</Button>
      </Actions>
    </form>
  );
};

/** Declines the draft with a reason, in a dialog. */
export const Decline = ({ onDone, kind = 'quiet', words = atSigning }: DeclineProps) => {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {words.offer}
      </Button>
      {isAsking && (
        <Modal title={words.title} closeLabel={wording.close} onClose={close}>
          <DeclineForm words={words} onDone={onDone} onClose={close} />
        </Modal>
      )}
    </>
  );
};
