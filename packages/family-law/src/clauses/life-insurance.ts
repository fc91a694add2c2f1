import { paysMonthly } from '@evenhand/contracts/intake/asked';
import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

export const lifeInsurance: Clause = {
  id: 'life-insurance',
  heading: 'Life insurance as security',
  basis: ['Federal Child Support Guidelines, s. 12', 'Family Law Act, s. 34(1)(i)'],
  note: 'If the one who pays support dies, insurance takes its place. Chosen by you as an extra term.',
  answers: ['optionalClauses'],
  applies: (record) =>
    record.optionalClauses?.includes('Life insurance as security') === true &&
    (hasChildren(record) || paysMonthly(record)),
  forSupport: 'anyone',
  write: () => [
    'Whoever pays support under this agreement keeps life insurance that is enough to secure it, with the other (for the children, where it secures child support) as irrevocable beneficiary, for as long as support is payable.',
    'Proof that the insurance is in force is given within 30 days after this agreement takes effect and then once a year, with the yearly exchange of income information.',
    'If there is no such insurance when the person who pays support dies, what is still owed is a first charge on the estate.',
  ],
};
