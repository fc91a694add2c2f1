import type { Party } from '@evenhand/contracts/identity';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { withdraw } from './proposal-calls.js';
import { useChange } from './proposal-changes.js';

const wording = proposalsWording.card;

export const TakeBackProposal = ({ id, party }: { id: string; party: Party }) => {
  const taking = useChange(party, () => withdraw(party, id));
  return (
    <>
      <Failure error={taking.error} otherwise={wording.failed} />
      <Actions>
        <Button busy={taking.isPending} onClick={() => taking.mutate()}>
          {wording.withdraw}
        </Button>
      </Actions>
    </>
  );
};
