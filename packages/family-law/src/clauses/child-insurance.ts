import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

export const childInsurance: Clause = {
  id: 'child-insurance',
  heading: 'Child support: health, dental and other insurance',
  basis: ['Federal Child Support Guidelines, s. 6'],
  note: 'If one of you has benefits at work that can cover the children at a reasonable rate, the children are covered.',
  answers: ['hasChildren'],
  applies: hasChildren,
  forSupport: 'children',
  write: () => [
    'Each of us who can have medical or dental insurance for the children through work or otherwise at a reasonable rate keeps the children covered for as long as they are entitled to support.',
    'The parent who pays a covered cost is paid back what the insurer reimburses within 14 days after it arrives. What is not covered is shared as a special or extraordinary expense.',
  ],
};
