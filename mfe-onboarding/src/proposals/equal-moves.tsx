import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { Button } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { Spinner } from '@evenhand/ui/spinner';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useQuery } from '@tanstack/react-query';
import { inWords } from '../questions/answer-in-words.js';
import { signedDollars, wholeDollars } from './dollars.js';
import { fieldsIn, type Names, otherOf, patchIn, readEqualMoves, recordIn } from './proposal-calls.js';
import styles from './proposals.module.css';

const wording = proposalsWording.equal;

interface EqualMovesProps {
  party: Party;
  names: Names;
  /** What was asked for, with amounts in cents. */
  patch: IntakeChanges;
  onChoose: (patch: IntakeChanges) => void;
  close: () => void;
}

/** Other changes that move about as much for both people. */
export const EqualMoves = ({ party, names, patch, onChoose, close }: EqualMovesProps) => {
  const moves = useQuery({
    queryKey: ['equal-moves', party, patch],
    queryFn: ({ signal }) => readEqualMoves(party, patch, signal),
    retry: false,
  });
  const other = otherOf(party);
  return (
    <Modal kind="drawer" title={wording.title} closeLabel={proposalsWording.drawer.close} onClose={close}>
      <p>{wording.lead}</p>
      <Failure error={moves.error} otherwise={wording.failed} />
      {moves.isPending && <Spinner label={wording.working} />}
      {moves.data?.moves.length === 0 && <p>{wording.none}</p>}
      {moves.data?.moves.map(({ patch: moved, monthly, within }) => {
        const record = recordIn(patchIn(moved));
        return (
          <article key={JSON.stringify(moved)} className={styles.card}>
            <ul>
              {fieldsIn(moved).map((field) => (
                <li key={field}>
                  {proposalsWording.fields[field]}: <strong>{inWords(field, record)}</strong>
                </li>
              ))}
            </ul>
            <p className={styles.quiet}>{wording.spread}</p>
            <p>
              {proposalsWording.price.you} {signedDollars(monthly[party])}, {names[other]}{' '}
              {signedDollars(monthly[other])}
            </p>
            <p>{wording.within(wholeDollars(Math.max(within, 100)))}</p>
            <Button onClick={() => onChoose(patchIn(moved))}>{wording.use}</Button>
          </article>
        );
      })}
    </Modal>
  );
};
