import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

export const annualDisclosure: Clause = {
  id: 'annual-disclosure',
  heading: 'Child support: yearly disclosure and adjustment',
  basis: ['O. Reg. 391/97, s. 24.1', 'Federal Child Support Guidelines, s. 25(1), (5) and (8)'],
  note: 'Once a year you show each other your tax papers and bring support up to date. The law does not let anyone sign this duty away.',
  answers: ['hasChildren', 'useGuidelines'],
  applies: hasChildren,
  forSupport: 'children',
  write: ({ record }) => [
    'Each year, for as long as support is payable for a child, each of us whose income is needed to determine it gives the other the income tax return with all attachments, the notice of assessment and any reassessment for the most recent year, no later than 30 days after the anniversary of this agreement.',
    record.useGuidelines === false
      ? 'We then review child support in good faith in the light of the incomes and the table amount at that time.'
      : 'We then adjust child support and the shares of special or extraordinary expenses to the new incomes, from the first day of the month after the exchange.',
    'Nothing in this agreement limits the right of either of us to ask for income information under the Guidelines.',
  ],
};
