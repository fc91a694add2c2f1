import type { Clause } from '../agreement/clause.js';
import { isUnmarried } from './people.js';

export const propertyCommonLaw: Clause = {
  id: 'property-common-law',
  heading: 'Property: each keeps their own',
  basis: ['Family Law Act, s. 1(1) and 29', 'Kerr v. Baranow, 2011 SCC 10'],
  note: 'Couples who are not married have no equalization in Ontario. Each keeps what is theirs, what you own together is divided, and neither will claim a share of the other’s things later.',
  answers: ['relationshipType'],
  applies: isUnmarried,
  write: () => [
    'Each of us keeps what is in our own name, as far as this agreement does not say otherwise. What we own together is divided as set out here, otherwise equally.',
    'Each of us gives up any claim to an interest in the other’s property by way of a resulting or constructive trust, unjust enrichment, a joint family venture or otherwise.',
  ],
};
