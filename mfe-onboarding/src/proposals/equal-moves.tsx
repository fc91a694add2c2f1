import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { Button } from '@evenhand/ui/button';
import { Check, Lock } from '@evenhand/ui/icons';
import { Spinner } from '@evenhand/ui/spinner';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useQuery } from '@tanstack/react-query';
import type { Names } from '../couple.js';
import { inWords } from '../questions/answer-in-words.js';
import { titleOf } from './answer-in-words.js';
import { wholeDollars } from './dollars.js';
import styles from './equal-moves.module.css';
import { Moved } from './moved.js';
import { fieldsIn, patchIn, readEqualMoves, recordIn, useProposals } from './proposal-calls.js';

const wording = proposalsWording.equal;

interface EqualMovesProps {
  party: Party;
  names: Names;
  /** What was asked for, with amounts in cents. */
  patch: IntakeChanges;
  onChoose: (patch: IntakeChanges) => void;
}

/** Other changes that move about as much for both people. */
export const EqualMoves = ({ party, names, patch, onChoose }: EqualMovesProps) => {
  const draft = useProposals(party).data?.draft;
  const moves = useQuery({
    queryKey: ['equal-moves', party, draft, patch],
    queryFn: ({ signal }) => readEqualMoves(party, patch, signal),
    retry: false,
  });
  return (
    <section aria-busy={moves.isPending}>
      <p>{wording.lead}</p>
      <Failure error={moves.error} otherwise={wording.failed} />
      {moves.isPending && <Spinner label={wording.working} />}
      {moves.data?.none && <p>{wording.none[moves.data.none]}</p>}
      <div className={styles.moves}>
        {moves.data?.moves.map(({ patch: moved, monthly, inAll, within }) => (
          <article key={JSON.stringify(moved)} className={styles.move}>
            <MoveInWords party={party} patch={patchIn(moved)} />
            <p className={styles.quiet}>{wording.inAll}</p>
            <Moved {...{ amounts: inAll, party, names }} />
            {(monthly.owner !== 0 || monthly.partner !== 0) && (
              <>
                <p className={styles.quiet}>{wording.monthly}</p>
                <Moved {...{ amounts: monthly, party, names }} />
              </>
            )}
            <p className={styles.within}>
              <Check aria-hidden="true" />
              {wording.within(wholeDollars(Math.max(within, 100)))}
            </p>
            <Button onClick={() => onChoose(patchIn(moved))}>{wording.use}</Button>
          </article>
        ))}
      </div>
      {moves.data && moves.data.moves.length > 0 && <p className={styles.quiet}>{wording.method}</p>}
      <p className={styles.private}>
        <Lock aria-hidden="true" />
        {wording.private}
      </p>
    </section>
  );
};

const MoveInWords = ({ party, patch }: { party: Party; patch: IntakeChanges }) => (
  <ul className={styles.words}>
    {fieldsIn(patch).map((field) => (
      <li key={field}>{wording.goesTo(titleOf(field, party), inWords(field, recordIn(patch), party) ?? '')}</li>
    ))}
  </ul>
);
