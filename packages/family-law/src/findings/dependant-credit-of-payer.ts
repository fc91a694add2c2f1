import type { Check } from './check.js';

export const dependantCreditOfPayer: Check = {
  id: 'dependant-credit-of-payer',
  severity: 'attention',
  why: 'Income Tax Act, s. 118(5) and (5.1): whoever pays support for a child cannot claim the amount for that child, unless both have to pay.',
  answers: ['dependantCredit', 'dependantCreditBy', 'childSupportPayer'],
  find: ({ dependantCredit, dependantCreditBy, childSupportPayer, primaryResidence }) => {
    if (!dependantCredit || primaryResidence === 'Equal (shared)' || !childSupportPayer) return null;
    if (dependantCredit === 'In turn, year by year')
      return 'The amount for an eligible dependant is to be claimed in turn, but whoever pays child support cannot claim it.';
    return dependantCreditBy === childSupportPayer
      ? 'The one who is to claim the amount for an eligible dependant pays child support, and then cannot claim it.'
      : null;
  },
};
