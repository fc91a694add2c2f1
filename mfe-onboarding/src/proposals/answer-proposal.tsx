import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { Spinner } from '@evenhand/ui/spinner';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { lazy, Suspense, useState } from 'react';
import { EqualMoves } from './equal-moves.js';
import { accept, type ProposalCardProps, patchIn, refuse, useChange } from './proposal-calls.js';

const ProposalForm = lazy(() => import('./proposal-form.js'));

const wording = proposalsWording.card;
type Answer = 'accept' | 'refuse' | 'counter' | 'equal';
type Start = ReturnType<typeof patchIn>;

/** The ways to answer the other person's proposal. */
export const AnswerProposal = ({ proposal, party, names }: Omit<ProposalCardProps, 'isOpen'>) => {
  const { id, to, price } = proposal;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [start, setStart] = useState<Start>(() => patchIn(to));
  const close = () => setAnswer(null);
  const counter = (patch: Start) => {
    setStart(patch);
    setAnswer('counter');
  };
  return (
    <>
      <Actions>
        {price && (
          <Button kind="primary" onClick={() => setAnswer('accept')}>
            {wording.accept}
          </Button>
        )}
        <Button onClick={() => counter(patchIn(to))}>{wording.counter}</Button>
        <Button onClick={() => setAnswer('equal')}>{wording.equal}</Button>
        <Button kind="quiet" onClick={() => setAnswer('refuse')}>
          {wording.refuse}
        </Button>
      </Actions>
      {answer === 'accept' && price && <Accept {...{ id, party, close }} result={price.result} />}
      {answer === 'refuse' && <Refuse {...{ id, party, close }} />}
      {answer === 'equal' && <EqualMoves {...{ party, names, close }} patch={patchIn(to)} onChoose={counter} />}
      {answer === 'counter' && (
        <Modal kind="drawer" title={wording.counter} closeLabel={wording.back} onClose={close}>
          <Suspense fallback={<Spinner label={proposalsWording.loading} />}>
            <ProposalForm {...{ party, names, start }} counters={id} onSent={close} />
          </Suspense>
        </Modal>
      )}
    </>
  );
};

interface AnswerProps {
  id: string;
  party: ProposalCardProps['party'];
  close: () => void;
}

const Accept = ({ id, party, close, result }: AnswerProps & { result: string }) => {
  const accepting = useChange(party, () => accept(party, id, result), close);
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
    <Modal title={wording.refuseTitle} closeLabel={wording.back} onClose={close}>
      <TextArea label={wording.refuseReason} maxLength={1_000} value={reason} onChange={setReason} />
      <Failure error={refusing.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={refusing.isPending} onClick={() => refusing.mutate()}>
          {wording.refuseYes}
        </Button>
        <Button onClick={close}>{wording.back}</Button>
      </Actions>
    </Modal>
  );
};
