import type { Party } from '@evenhand/contracts/identity';
import { proposalsWording } from '@evenhand/wording/proposals';
import { firstName, type Names, otherOf } from '../couple.js';
import { signedDollars } from './dollars.js';
import { Moved } from './moved.js';
import styles from './open-points.module.css';
import type { Received } from './proposal-calls.js';

const wording = proposalsWording.board;

const isNothing = ({ owner, partner }: Record<Party, number>): boolean => owner === 0 && partner === 0;

interface MovedByPointProps {
  point: Received['points'][number];
  party: Party;
  names: Names;
}

/** What the other's value moves: a month where it does, and in all. */
export const MovedByPoint = ({ point, party, names }: MovedByPointProps) => {
  const sign = party === 'owner' ? 1 : -1;
  const seen = (amounts: Record<Party, number>) => ({ owner: sign * amounts.owner, partner: sign * amounts.partner });
  if (!point.monthly || !point.inAll) return <p>{wording.notKnown}</p>;
  const [monthly, inAll] = [seen(point.monthly), seen(point.inAll)];
  if (isNothing(monthly) && isNothing(inAll)) return <p>{wording.noMoney}</p>;
  const other = otherOf(party);
  return (
    <>
      <Moved {...{ party, names }} amounts={isNothing(monthly) ? inAll : monthly} />
      <p className={styles.note}>
        {isNothing(monthly)
          ? wording.onlyInAll
          : wording.aMonth(signedDollars(inAll[party]), firstName(names[other]), signedDollars(inAll[other]))}
      </p>
    </>
  );
};
