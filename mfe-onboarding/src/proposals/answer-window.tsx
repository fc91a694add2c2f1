import type { Party } from '@evenhand/contracts/identity';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { Notice } from '@evenhand/ui/notice';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useState } from 'react';
import type { Names } from '../couple.js';
import type { Answering } from './answering.js';
import { AskingModal } from './asking-modal.js';
import { refuse } from './proposal-calls.js';
import { useAccept, useChange } from './proposal-changes.js';
import { SendDrawer } from './send-drawer.js';

const wording = proposalsWording.card;

interface AnswerWindowProps {
  answering: Answering;
  party: Party;
  names: Names;
  /** The proposal ended while it was being answered. */
  hasEnded: boolean;
  close: () => void;
}

/** Stays open with what was written in it when the proposal ends meanwhile. */
export const AnswerWindow = ({ answering, party, names, hasEnded, close }: AnswerWindowProps) => {
  const { id } = answering;
  if (answering.kind === 'accept') return <Accept {...{ id, party, hasEnded, close }} result={answering.result} />;
  if (answering.kind === 'refuse') return <Refuse {...{ id, party, hasEnded, close }} />;
  return (
    <SendDrawer
      {...{ party, names, close }}
      start={answering.start}
      title={wording.counter}
      counters={hasEnded ? undefined : id}
      before={hasEnded && <Ended words={wording.endedCounter} />}
    />
  );
};

const Ended = ({ words }: { words: string }) => (
  <Notice kind="attention">
    <p>{words}</p>
  </Notice>
);

type AnswerProps = Pick<AnswerWindowProps, 'party' | 'hasEnded' | 'close'> & { id: string };

const Accept = ({ id, party, hasEnded, close, result }: AnswerProps & { result: string }) => {
  const accepting = useAccept(party, { id, result }, close);
  return (
    <Modal title={wording.acceptTitle} closeLabel={wording.back} onClose={close}>
      {hasEnded ? <Ended words={wording.ended} /> : <p>{wording.acceptMeans}</p>}
      <Failure error={accepting.error} otherwise={wording.failed} />
      <Actions>
        {!hasEnded && (
          <Button kind="primary" busy={accepting.isPending} onClick={() => accepting.mutate()}>
            {wording.acceptYes}
          </Button>
        )}
        <Button onClick={close}>{wording.back}</Button>
      </Actions>
    </Modal>
  );
};

const Refuse = ({ id, party, hasEnded, close }: AnswerProps) => {
  const [reason, setReason] = useState('');
  const refusing = useChange(party, () => refuse(party, id, reason), close);
  return (
    <AskingModal title={wording.refuseTitle} closeLabel={wording.back} isWritten={reason.trim() !== ''} onClose={close}>
      {hasEnded && <Ended words={wording.ended} />}
      <TextArea label={wording.refuseReason} maxLength={1_000} value={reason} onChange={setReason} />
      <Failure error={refusing.error} otherwise={wording.failed} />
      <Actions>
        {!hasEnded && (
          <Button kind="primary" busy={refusing.isPending} onClick={() => refusing.mutate()}>
            {wording.refuseYes}
          </Button>
        )}
        <Button onClick={close}>{wording.back}</Button>
      </Actions>
    </AskingModal>
  );
};
