import type { Clause } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { always } from './people.js';

/** Which statements are attached: those that were disclosed. */
const attached = ({ statements, name }: Draft): string[] => [
  ...(statements.owner ? [`Schedule A is the financial statement of ${name('owner')}.`] : []),
  ...(statements.partner
    ? [
        `Schedule B is the financial statement of ${name('partner')}, who confirms it with a code when approving this agreement.`,
      ]
    : []),
];

export const financialDisclosure: Clause = {
  id: 'financial-disclosure',
  heading: 'Financial disclosure',
  basis: ['Family Law Act, s. 56(4)(a)', 'Rick v. Brandsema, 2009 SCC 10', 'Federal Child Support Guidelines, s. 21'],
  note: 'Each of you has told the other everything important about money. If something significant was hidden, a court can set this agreement aside.',
  answers: ['userIncome', 'partnerIncome', 'hasAssets', 'hasDebt'],
  applies: always,
  write: (draft) => [
    'Each of us has told the other fully and honestly about our income, our significant assets and our significant debts and other liabilities as they exist when this agreement is made.',
    'Schedule H lists the papers by which each of us shows that. When signing, each of us states on which day the other’s disclosure was received; the record of signing names that day.',
    ...attached(draft),
    'Each of us relies on that. If one of us failed to disclose a significant asset, debt or liability, the other may ask a court to set this agreement or a part of it aside.',
  ],
};
