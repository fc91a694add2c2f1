import type { Clause } from '../agreement/clause.js';
import { always, isMarried } from './people.js';

export const estates: Clause = {
  id: 'estates',
  heading: 'Estates',
  basis: ['Succession Law Reform Act, Parts II and V', 'Family Law Act, s. 6'],
  note: 'If one of you dies, the other claims only what this agreement gives or a will made after it. Make a new will.',
  answers: ['relationshipType'],
  applies: always,
  write: ({ record }) => [
    `Except for what this agreement gives, and for what a will, beneficiary designation or gift made after it says, each of us gives up every claim on the other’s estate, including claims as heir without a will, as dependant${isMarried(record) ? ', to an equalization of net family properties' : ''} and as executor or administrator.`,
    'Support that is owed when either of us dies, and security for it, remain a claim on the estate.',
    'Each of us checks our will, powers of attorney and beneficiary designations soon after signing.',
  ],
};
