import type { Ownership } from '@evenhand/contracts/finance/items';
import type { StatedAsset, StatedDebt } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { other } from '../parties.js';
import type { Passage } from './clause.js';
import type { Draft } from './draft.js';

export type Destination = StatedAsset['goesTo'] | StatedDebt['goesTo'];

export const destination = (draft: Draft, party: Party, goesTo: Destination): string => {
  const names = {
    party_a: draft.name(party),
    party_b: draft.name(other(party)),
    shared: 'both of us',
    sold: 'sold',
    paid_off: 'paid off',
  };
  return goesTo ? names[goesTo] : 'not stated';
};

interface Item {
  name: string;
  whose: Ownership;
  goesTo: Destination;
}

const DIFFERS = 'our two statements differ';

/**
 * The items of both statements with a stated recipient, as a table. A joint item is listed once where both statements
 * agree; otherwise the difference is stated.
 */
export const itemsGoingTo = (draft: Draft, what: string, itemsOf: (party: Party) => Item[]): Passage[] => {
  const rows = new Map<string, string[]>();
  for (const party of ['owner', 'partner'] as const)
    for (const { name, whose, goesTo } of itemsOf(party)) {
      if (!goesTo || whose === 'party_b') continue;
      const isJoint = whose === 'joint';
      const key = isJoint ? name.trim().toLowerCase() : `${party} ${rows.size}`;
      const [goes, before] = [destination(draft, party, goesTo), rows.get(key)?.[2]];
      rows.set(key, [name, isJoint ? 'both of us' : draft.name(party), before && before !== goes ? DIFFERS : goes]);
    }
  return rows.size === 0
    ? []
    : [
        'Unless we have written otherwise above, the items in our financial statements are divided as this table shows.',
        { kind: 'table', header: [what, 'Belongs to', 'Goes to'], rows: [...rows.values()] },
      ];
};
