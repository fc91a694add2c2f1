import type { Clause } from '../agreement/clause.js';
import { isMarried } from './people.js';

export const healthBenefits: Clause = {
  id: 'health-benefits',
  heading: 'Health benefits for a spouse',
  basis: ['Family Law Act, s. 34(1)'],
  note: 'Where a work plan allows it, the other stays covered for a while. Chosen by you as an extra term.',
  answers: ['optionalClauses', 'relationshipType'],
  applies: ({ optionalClauses }) => optionalClauses?.includes('Health benefits for a spouse') === true,
  write: ({ record }) => [
    `Each of us who has extended health or dental benefits through work keeps the other covered for as long as the plan allows${isMarried(record) ? ', and until we divorce at the latest' : ''}.`,
    'Each of us tells the other at once when coverage ends.',
  ],
};
