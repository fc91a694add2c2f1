import type { Party } from '@evenhand/contracts/identity';
import { Button } from '@evenhand/ui/button';
import { Loaded } from '@evenhand/web-kit/loaded';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { useState } from 'react';
import { type Names } from '../couple.js';
import { AnswerWindow } from './answer-window.js';
import type { Answering } from './answering.js';
import {
  type ProposalCardProps,
  type Received,
  type ReceivedProposal,
  useEndedProposals,
  useProposals,
} from './proposal-calls.js';
import { ProposalCard } from './proposal-card.js';
import styles from './proposals.module.css';

interface ProposalListProps {
  party: Party;
  names: Names;
}

/** What either person asked for: what waits for an answer, then what is settled. Empty without any. */
export const ProposalList = ({ party, names }: ProposalListProps) => {
  const query = useProposals(party);
  const [answering, setAnswering] = useState<Answering | null>(null);
  if (query.isPending || (query.data?.proposals.length === 0 && !answering)) return null;
  const waiting = query.data?.proposals.filter(({ state }) => state === 'sent') ?? [];
  return (
    <section className={styles.list} aria-label={wording.title}>
      <Loaded query={query} words={wording}>
        {(received) => (
          <>
            <Cards {...{ party, names, received }} of={waiting} onAnswer={setAnswering} />
            <Settled {...{ party, names, received }} onAnswer={setAnswering} />
          </>
        )}
      </Loaded>
      {answering && (
        <AnswerWindow
          {...{ answering, party, names }}
          hasEnded={!waiting.some(({ id }) => id === answering.id)}
          close={() => setAnswering(null)}
        />
      )}
    </section>
  );
};

interface ReceivedProps extends ProposalListProps, Pick<ProposalCardProps, 'onAnswer'> {
  received: Received;
}

const Cards = ({ of, received: { closedBy, answers }, ...props }: ReceivedProps & { of: ReceivedProposal[] }) =>
  of.map((proposal) => (
    <ProposalCard key={proposal.id} {...{ proposal, answers }} isOpen={closedBy === null} {...props} />
  ));

/** The newest of them, and the others when asked for. */
const Settled = (props: ReceivedProps) => {
  const [isWhole, setWhole] = useState(false);
  const { proposals, ended } = props.received;
  const superseded = proposals.filter(({ state }) => state === 'superseded');
  const newest = proposals.filter(({ state }) => state !== 'sent' && state !== 'superseded');
  const count = superseded.length + ended;
  if (count === 0) return null;
  return (
    <details>
      <summary>{wording.past(count)}</summary>
      <Cards {...props} of={superseded} />
      {isWhole ? <Ended {...props} /> : <Cards {...props} of={newest} />}
      {!isWhole && newest.length < ended && <Button onClick={() => setWhole(true)}>{wording.earlier}</Button>}
    </details>
  );
};

const Ended = (props: ReceivedProps) => {
  const query = useEndedProposals(props.party);
  return (
    <Loaded query={query} words={wording}>
      {({ pages }) => (
        <>
          <Cards {...props} of={pages.flatMap(({ proposals }) => proposals)} />
          {query.hasNextPage && (
            <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {wording.earlier}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
};
