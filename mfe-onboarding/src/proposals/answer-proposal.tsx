import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { proposalsWording } from '@evenhand/wording/proposals';
import { EqualMoves } from './equal-moves.js';
import { Fold } from './fold.js';
import { type ProposalCardProps, patchIn } from './proposal-calls.js';

const wording = proposalsWording.card;

type AnswerProposalProps = Pick<ProposalCardProps, 'proposal' | 'party' | 'names' | 'onAnswer'>;

/** The ways to answer the other person's proposal. */
export const AnswerProposal = ({ proposal, party, names, onAnswer }: AnswerProposalProps) => {
  const { id, to, price } = proposal;
  const counter = (start: ReturnType<typeof patchIn>) => onAnswer({ kind: 'counter', id, start });
  const isWhole = price?.asks.length === 0;
  return (
    <>
      {price && !isWhole && <p>{wording.leavesBlank}</p>}
      <Actions>
        {price && isWhole && (
          <Button kind="primary" onClick={() => onAnswer({ kind: 'accept', id, result: price.result })}>
            {wording.accept}
          </Button>
        )}
        <Button onClick={() => counter(patchIn(to))}>{wording.counter}</Button>
        <Button kind="quiet" onClick={() => onAnswer({ kind: 'refuse', id })}>
          {wording.refuse}
        </Button>
      </Actions>
      <Fold summary={wording.equal}>
        <EqualMoves {...{ party, names }} patch={patchIn(to)} onChoose={counter} />
      </Fold>
    </>
  );
};
