import type { Clause } from '../agreement/clause.js';
import { always, isMarried } from './people.js';

export const livingApart: Clause = {
  id: 'living-apart',
  heading: 'Living separate and apart',
  basis: ['Divorce Act, s. 8(3)', 'Family Law Act, s. 54'],
  note: 'Each of you lives your own life and leaves the other in peace. Getting back together for up to 90 days does not by itself undo the separation.',
  answers: ['relationshipType'],
  applies: always,
  write: ({ record }) => [
    'Each of us lives separate and apart from the other and is free from the other’s control, as if we had never been together.',
    'Neither of us will molest, harass or interfere with the other, or have another person do so.',
    isMarried(record)
      ? 'If we live together again for a single period, or for several periods that add up, of not more than 90 days with reconciliation as the main purpose, this agreement stays in force. If we live together again for longer, it ends, except for what was already paid or transferred under it.'
      : 'If we live together again for more than 90 days with reconciliation as the main purpose, this agreement ends, except for what was already paid or transferred under it.',
  ],
};
