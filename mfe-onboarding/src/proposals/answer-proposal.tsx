import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useState } from 'react';
import { AskingModal } from './asking-modal.js';
import { EqualMoves } from './equal-moves.js';
import { Fold } from './fold.js';
import { type ProposalCardProps, patchIn, refuse } from './proposal-calls.js';
import { useAccept, useChange } from './proposal-changes.js';
import { SendDrawer } from './send-drawer.js';

const wording = proposalsWording.card;
type Answer = 'accept' | 'refuse' | 'counter';
type Start = ReturnType<typeof patchIn>;

/** The ways to answer the other person's proposal. */
export const AnswerProposal = ({ proposal, party, names }: Omit<ProposalCardProps, 'isOpen' | 'answers'>) => {
  const { id, to, price } = proposal;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [start, setStart] = useState<Start>(() => patchIn(to));
  const close = () => setAnswer(null);
  const counter = (patch: Start) => {
    setStart(patch);
    setAnswer('counter');
  };
  const isWhole = price?.asks.length === 0;
  return (
    <>
      {price && !isWhole && <p>{wording.leavesBlank}</p>}
      <Actions>
        {isWhole && (
          <Button kind="primary" onClick={() => setAnswer('accept')}>
            {wording.accept}
          </Button>
        )}
        <Button onClick={() => counter(patchIn(to))}>{wording.counter}</Button>
        <Button kind="quiet" onClick={() => setAnswer('refuse')}>
          {wording.refuse}
        </Button>
      </Actions>
      <Fold summary={wording.equal}>
        <EqualMoves {...{ party, names }} patch={patchIn(to)} onChoose={counter} />
      </Fold>
      {answer === 'accept' && price && <Accept {...{ id, party, close }} result={price.result} />}
      {answer === 'refuse' && <Refuse {...{ id, party, close }} />}
      {answer === 'counter' && <SendDrawer {...{ party, names, start, close }} title={wording.counter} counters={id} />}
    </>
  );
};

interface AnswerProps {
  id: string;
  party: ProposalCardProps['party'];
  close: () => void;
}

const Accept = ({ id, party, close, result }: AnswerProps & { result: string }) => {
  const accepting = useAccept(party, { id, result }, close);
  return (
    <Modal title={wording.acceptTitle} closeLabel={wording.back} onClose={close}>
      <p>{wording.acceptMeans}</p>
      <Failure error={accepting.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={accepting.isPending} onClick={() => accepting.mutate()}>
          {wording.acceptYes}
        </Button>
        <Button onClick={close}>{wording.back}</Button>
      </Actions>
    </Modal>
  );
};

const Refuse = ({ id, party, close }: AnswerProps) => {
  const [reason, setReason] = useState('');
  const refusing = useChange(party, () => refuse(party, id, reason), close);
  return (
    <AskingModal title={wording.refuseTitle} closeLabel={wording.back} isWritten={reason.trim() !== ''} onClose={close}>
      <TextArea label={wording.refuseReason} maxLength={1_000} value={reason} onChange={setReason} />
      <Failure error={refusing.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={refusing.isPending} onClick={() => refusing.mutate()}>
          {wording.refuseYes}
        </Button>
        <Button onClick={close}>{wording.back}</Button>
      </Actions>
    </AskingModal>
  );
};
