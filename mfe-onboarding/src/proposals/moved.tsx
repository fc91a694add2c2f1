import type { Party } from '@evenhand/contracts/identity';
import { MovedBars } from '@evenhand/ui/moved-bars';
import { type Names, otherOf } from '../couple.js';
import { signedDollars } from './dollars.js';

interface MovedProps {
  /** What each receives more, in cents. */
  amounts: Record<Party, number>;
  party: Party;
  names: Names;
}

export const Moved = ({ amounts, party, names }: MovedProps) => (
  <MovedBars
    moved={[party, otherOf(party)].map((of) => ({
      whose: of === party ? 'you' : 'partner',
      name: names[of],
      amount: amounts[of],
      label: signedDollars(amounts[of]),
    }))}
  />
);
