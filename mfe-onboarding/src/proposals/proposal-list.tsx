import type { Party } from '@evenhand/contracts/identity';
import { Loaded } from '@evenhand/web-kit/loaded';
import { proposalsWording as wording } from '@evenhand/wording/proposals';
import { type Names } from '../couple.js';
import { useProposals } from './proposal-calls.js';
import { ProposalCard } from './proposal-card.js';
import styles from './proposals.module.css';

interface ProposalListProps {
  party: Party;
  names: Names;
}

/** What either person asked for: what waits for an answer, then what is settled. Empty without any. */
export const ProposalList = ({ party, names }: ProposalListProps) => {
  const query = useProposals(party);
  if (query.isPending || query.data?.proposals.length === 0) return null;
  return (
    <section className={styles.list} aria-label={wording.title}>
      <Loaded query={query} words={wording}>
        {({ proposals, isOpen }) => {
          const past = proposals.filter(({ state }) => state !== 'sent');
          return (
            <>
              {proposals
                .filter(({ state }) => state === 'sent')
                .map((proposal) => (
                  <ProposalCard key={proposal.id} {...{ proposal, party, names, isOpen }} />
                ))}
              {past.length > 0 && (
                <details>
                  <summary>{wording.past(past.length)}</summary>
                  {past.map((proposal) => (
                    <ProposalCard key={proposal.id} {...{ proposal, party, names, isOpen }} />
                  ))}
                </details>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
